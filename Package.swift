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
  name: "overscroll",
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "ScrollScenes", targets: ["ScrollScenes"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .library(name: "OverscrollABI", type: .static, targets: ["OverscrollABI"]),
    .library(name: "ScrollFitting", targets: ["ScrollFitting"]),
  ],
  targets: [
    .target(
      name: "COverscrollMath",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "ScrollGeometry", swiftSettings: settings),
    .target(
      name: "ScrollPhysics",
      dependencies: ["COverscrollMath", "ScrollGeometry"],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollGestures",
      dependencies: ["COverscrollMath", "ScrollGeometry"],
      swiftSettings: settings
    ),
    .target(
      name: "Overscroll",
      dependencies: ["COverscrollMath", "ScrollGeometry", "ScrollPhysics", "ScrollGestures"],
      swiftSettings: settings
    ),
    .target(name: "StrictJSON", swiftSettings: settings),
    .target(name: "COverscroll"),
    .target(
      name: "OverscrollABI",
      dependencies: [
        "COverscroll", "Overscroll", "ScrollFitting", "ScrollGeometry", "ScrollGestures",
        "ScrollPhysics",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollScenes",
      dependencies: [
        "Overscroll", "ScrollGeometry", "ScrollGestures", "ScrollPhysics", "StrictJSON",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollFitting",
      dependencies: ["COverscrollMath"],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollTestSupport",
      dependencies: ["ScrollPhysics"],
      path: "Tests/ScrollTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollPhysicsTests",
      dependencies: ["COverscrollMath", "ScrollPhysics", "ScrollGeometry", "ScrollTestSupport"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "OverscrollTests",
      dependencies: ["Overscroll", "ScrollTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(name: "DocumentationTests", swiftSettings: settings),
    .testTarget(
      name: "ScrollFittingTests",
      dependencies: ["ScrollFitting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StrictJSONTests",
      dependencies: ["StrictJSON"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollScenesTests",
      dependencies: ["ScrollScenes", "Overscroll", "StrictJSON"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollGesturesTests",
      dependencies: ["ScrollGestures", "ScrollGeometry"],
      swiftSettings: settings
    ),
    .target(
      name: "COverscrollSmoke",
      dependencies: ["COverscroll"],
      path: "Tests/COverscrollSmoke",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .testTarget(
      name: "OverscrollABITests",
      dependencies: [
        "OverscrollABI", "COverscroll", "COverscrollSmoke", "Overscroll", "ScrollFitting",
      ],
      // It calls C, and unsafely: that is what it tests. No strict memory safety here.
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
