// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

let overscroll = Target.Dependency.product(name: "Overscroll", package: "overscroll")

// Where Apple's frameworks are not, stand-ins of the same names take their place: the public declarations that
// this package uses, with just enough behaviour to drive it in tests. On a Mac they do not exist.
#if os(Linux)
  let kit: [Target.Dependency] = ["UIKit", "QuartzCore"]
  let ui: [Target.Dependency] = ["SwiftUI"]
#else
  let kit: [Target.Dependency] = []
  let ui: [Target.Dependency] = []
#endif

let package = Package(
  name: "overscroll-apple",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
    .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
    .library(name: "OverscrollSample", targets: ["OverscrollSample"]),
  ],
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    .target(name: "OverscrollUIKit", dependencies: [overscroll] + kit, swiftSettings: settings),
    .target(
      name: "OverscrollSwiftUI", dependencies: ["OverscrollUIKit", overscroll] + kit + ui,
      swiftSettings: settings),
    // The screens of the sample app: one file each.
    .target(
      name: "OverscrollSample",
      dependencies: ["OverscrollUIKit", "OverscrollSwiftUI", overscroll] + kit + ui,
      path: "Sample", exclude: ["App"], swiftSettings: settings),
  ]
)

#if os(Linux)
  package.targets += [
    // What an app target in Xcode has: here only to be type-checked.
    .executableTarget(
      name: "SampleApp", dependencies: ["OverscrollSample"] + ui, path: "Sample/App",
      swiftSettings: settings),
    .target(name: "QuartzCore", path: "Tests/StandIns/QuartzCore", swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["QuartzCore"], path: "Tests/StandIns/UIKit",
      swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "QuartzCore"], path: "Tests/StandIns/SwiftUI",
      swiftSettings: settings),
    // Swift Testing would add what it knows of the real UIKit: no overlays.
    .testTarget(
      name: "AppleTests",
      dependencies: ["OverscrollSample", "OverscrollSwiftUI", "OverscrollUIKit", overscroll] + kit
        + ui,
      exclude: ["Names/Names.txt"],
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#endif
