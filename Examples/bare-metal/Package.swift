// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// Builds for the host as it stands; for WebAssembly and for processors without an operating system with the
// options that Scripts/test bits passes.
let package = Package(
  name: "overscroll-bare-metal",
  dependencies: [.package(name: "overscroll", path: "../..")],
  targets: [
    .target(name: "CBoard"),
    .target(
      name: "ScriptedTouches",
      dependencies: [.product(name: "Overscroll", package: "overscroll")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "bits",
      dependencies: [
        "CBoard", "ScriptedTouches", .product(name: "Overscroll", package: "overscroll"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "list",
      dependencies: [
        "CBoard", "ScriptedTouches", .product(name: "Overscroll", package: "overscroll"),
      ],
      swiftSettings: settings),
  ]
)
