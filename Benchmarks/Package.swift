// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "overscroll-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "overscroll", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "ScrollBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "ScrollPhysics", package: "overscroll"),
      ],
      path: "Benchmarks/ScrollBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // Depends on nothing but the library: Scripts/grow draws what it prints.
    .executableTarget(
      name: "growth",
      dependencies: [
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "ScrollFitting", package: "overscroll"),
        .product(name: "ScrollPhysics", package: "overscroll"),
      ],
      swiftSettings: settings
    ),
  ]
)
