// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Of the tests, only laws and those that play much, or anything, on the engine: Scripts/test compiles them optimised.
let isFuzzing = Context.environment["OVERSCROLL_FUZZ"] == "1"
let testSources: [String]? = isFuzzing ? ["Fuzz", "Support"] : nil

let package = Package(
  name: "overscroll",
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "ScrollFeels", targets: ["ScrollFeels"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "ScrollScenes", targets: ["ScrollScenes"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .library(name: "OverscrollABI", type: .static, targets: ["OverscrollABI"]),
    .library(name: "ScrollFitting", targets: ["ScrollFitting"]),
  ],
  targets: [
    // Of libm only what has one right result: square roots and rounding.
    .target(
      name: "ScrollMath",
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "ScrollCoordinates", swiftSettings: settings),
    .target(name: "CScrollTables"),
    .target(
      name: "ScrollPhysics",
      dependencies: ["ScrollMath", "ScrollCoordinates"],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollGestures",
      dependencies: ["ScrollMath", "ScrollCoordinates"],
      swiftSettings: settings
    ),
    .target(
      name: "Overscroll",
      dependencies: ["ScrollMath", "ScrollCoordinates", "ScrollPhysics", "ScrollGestures"],
      swiftSettings: settings
    ),
    // Other platforms' motion: linked by programs that name one.
    .target(
      name: "ScrollFeels",
      dependencies: [
        "CScrollTables", "Overscroll", "ScrollCoordinates", "ScrollGestures", "ScrollMath",
        "ScrollPhysics",
      ],
      swiftSettings: settings
    ),
    .target(name: "StrictJSON", swiftSettings: settings),
    .target(name: "COverscroll"),
    .target(
      name: "OverscrollABI",
      dependencies: [
        "COverscroll", "Overscroll", "ScrollFitting", "ScrollCoordinates", "ScrollGestures",
        "ScrollFeels", "ScrollPhysics",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollScenes",
      dependencies: [
        "Overscroll", "ScrollCoordinates", "ScrollFeels", "ScrollGestures", "ScrollPhysics",
        "StrictJSON",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollFitting",
      dependencies: ["ScrollMath"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollMathTests",
      dependencies: ["ScrollMath", "ScrollTestSupport"],
      resources: [.copy("Reference")],
      swiftSettings: settings
    ),
    .target(
      name: "ScrollTestSupport",
      dependencies: ["ScrollFeels", "ScrollPhysics"],
      path: "Tests/ScrollTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollPhysicsTests",
      dependencies: [
        "ScrollFeels", "ScrollFitting", "ScrollMath", "ScrollPhysics", "ScrollCoordinates",
        "ScrollTestSupport",
      ],
      sources: testSources.map { _ in ["Fuzz"] },
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    // The models that Fuzzers plays, too: in a package of its own, a module has to have another name.
    .target(
      name: "RandomModels",
      dependencies: ["COverscroll", "Overscroll", "OverscrollABI", "ScrollFeels", "ScrollScenes"],
      path: "Fuzzers/Sources/FuzzedModels",
      // It calls C, and unsafely: that is what it tests. No strict memory safety here.
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "OverscrollTests",
      dependencies: [
        "Overscroll", "RandomModels", "ScrollFeels", "ScrollScenes", "ScrollTestSupport",
      ],
      sources: testSources.map { $0 + ["Laws", "MomentumStreamTests.swift"] },
      swiftSettings: settings
    ),
    // What the blocks of Swift in the documents use: the tests compile and run them.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Overscroll", "ScrollFeels", "ScrollScenes", "ScrollFitting", "ScrollTestSupport",
      ],
      swiftSettings: settings
    ),
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
      dependencies: [
        "ScrollFeels", "ScrollScenes", "Overscroll", "ScrollTestSupport", "StrictJSON",
      ],
      // Optimised code has to have the same bits, too. The others play every scene.
      sources: testSources.map {
        $0 + [
          "GoldenBitsTests.swift", "GoldenSceneTests.swift", "SceneText.swift",
          "SceneTimingTests.swift", "StrokeTests.swift",
        ]
      },
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScrollGesturesTests",
      dependencies: ["ScrollGestures", "ScrollCoordinates", "ScrollTestSupport"],
      sources: testSources,
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
        "OverscrollABI", "COverscroll", "COverscrollSmoke", "Overscroll", "RandomModels",
        "ScrollFeels", "ScrollFitting", "ScrollScenes", "ScrollTestSupport", "StrictJSON",
      ],
      sources: testSources,
      // It calls C, and unsafely, too.
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)

if isFuzzing { package.targets.removeAll { $0.type == .test && $0.sources == nil } }
