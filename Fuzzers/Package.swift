// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program that libFuzzer drives; Scripts/fuzz builds them, with coverage and the address sanitizer.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzInput"] + dependencies, swiftSettings: settings)
}

let overscroll = Target.Dependency.product(name: "Overscroll", package: "overscroll")
let scenes = Target.Dependency.product(name: "ScrollScenes", package: "overscroll")
let interface = Target.Dependency.product(name: "OverscrollABI", package: "overscroll")
let laboratory = Target.Dependency.product(name: "OverscrollLab", package: "overscroll-lab")

let package = Package(
  name: "overscroll-fuzz",
  dependencies: [
    .package(name: "overscroll", path: ".."),
    .package(name: "overscroll-lab", path: "../Lab"),
  ],
  targets: [
    // The one function of libFuzzer that is called.
    .target(name: "CLibFuzzer"),
    .target(name: "FuzzInput", dependencies: ["CLibFuzzer"], swiftSettings: settings),
    // The tests of the package above play the same, with random bytes.
    .target(
      name: "FuzzedModels", dependencies: [overscroll, scenes, interface],
      swiftSettings: settings),
    fuzzer("FuzzEvents", ["FuzzedModels"]),
    fuzzer("FuzzScenes", [scenes]),
    fuzzer("FuzzEval", [laboratory]),
    fuzzer("FuzzRecordings", [laboratory]),
    fuzzer("FuzzC", ["FuzzedModels"]),
  ]
)
