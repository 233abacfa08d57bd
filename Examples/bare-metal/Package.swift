// swift-tools-version: 6.2
import PackageDescription

// Builds for the host as it stands; for WebAssembly and for processors without an operating system with the
// options that Scripts/test bits passes, and without the C library.
let isFreestanding = Context.environment["FREESTANDING"] == "1"
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let linking: [LinkerSetting] =
  isFreestanding
  ? [.unsafeFlags(["-Xclang-linker", "-nostdlib", "-Xclang-linker", "-nostartfiles"])] : []

let package = Package(
  name: "overscroll-bare-metal",
  dependencies: [.package(name: "overscroll", path: "../..")],
  targets: [
    .target(name: "CBoard"),
    // Where a program begins without a C library: as a process of Linux, and on a board from reset.
    .target(name: "CProcess", dependencies: ["CBoard"], publicHeadersPath: "."),
    .target(name: "CVirtual", dependencies: ["CBoard"], publicHeadersPath: "."),
    .target(
      name: "ScriptedTouches",
      dependencies: [.product(name: "Overscroll", package: "overscroll")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "bits",
      dependencies: [
        "CBoard", "CProcess", "ScriptedTouches",
        .product(name: "Overscroll", package: "overscroll"),
      ],
      swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "list",
      dependencies: [
        "CBoard", "CVirtual", "ScriptedTouches",
        .product(name: "Overscroll", package: "overscroll"),
      ],
      swiftSettings: settings, linkerSettings: linking),
  ]
)
