// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

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
      dependencies: [
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "ScrollFeels", package: "overscroll"),
        .product(name: "ScrollFitting", package: "overscroll"),
        .product(name: "ScrollPhysics", package: "overscroll"),
        .product(name: "ScrollScenes", package: "overscroll"),
        .product(name: "StrictJSON", package: "overscroll"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "OverscrollCommand",
      dependencies: [
        "OverscrollLab",
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "ScrollFeels", package: "overscroll"),
        .product(name: "ScrollFitting", package: "overscroll"),
        .product(name: "ScrollScenes", package: "overscroll"),
        .product(name: "StrictJSON", package: "overscroll"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "OverscrollLabTests",
      dependencies: [
        "OverscrollLab",
        .product(name: "ScrollFeels", package: "overscroll"),
        .product(name: "ScrollFitting", package: "overscroll"),
        .product(name: "ScrollPhysics", package: "overscroll"),
        .product(name: "StrictJSON", package: "overscroll"),
      ],
      swiftSettings: settings
    ),
  ]
)
