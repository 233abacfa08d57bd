// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Modules of the package that this one is about.
func overscroll(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "overscroll") }
}

let package = Package(
  name: "overscroll-lab",
  products: [
    .executable(name: "overscroll", targets: ["OverscrollCommand"]),
    .library(name: "OverscrollLab", targets: ["OverscrollLab"]),
  ],
  dependencies: [
    .package(name: "overscroll", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "OverscrollLab",
      dependencies: overscroll(
        "Overscroll", "ScrollFeels", "ScrollFitting", "ScrollPhysics", "ScrollScenes", "StrictJSON"),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "OverscrollCommand",
      dependencies: [
        "OverscrollLab", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + overscroll("Overscroll", "ScrollFeels", "ScrollFitting", "ScrollScenes", "StrictJSON"),
      swiftSettings: settings
    ),
    .testTarget(
      name: "OverscrollLabTests",
      dependencies: ["OverscrollLab"]
        + overscroll("ScrollFeels", "ScrollFitting", "ScrollPhysics", "StrictJSON"),
      swiftSettings: settings
    ),
  ]
)
