// swift-tools-version: 6.2
import PackageDescription

// Programs whose size is weighed, one that prints the sizes of values (Scripts/sizes), and one that counts allocations
// (Scripts/test allocations).
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let library: [Target.Dependency] = [.product(name: "Overscroll", package: "overscroll")]

let package = Package(
  name: "overscroll-size",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "overscroll", path: "../..")],
  targets: [
    .executableTarget(name: "empty", swiftSettings: settings),
    .executableTarget(name: "scrolling", dependencies: library, swiftSettings: settings),
    .executableTarget(name: "layouts", dependencies: library, swiftSettings: settings),
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "allocations",
      dependencies: library + [
        "CAllocationCounter", .product(name: "ScrollPhysics", package: "overscroll"),
      ], swiftSettings: settings),
  ]
)
