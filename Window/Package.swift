// swift-tools-version: 6.2
import PackageDescription

// Where the headers are that are not in the system's own folders. Elsewhere pkg-config is not asked: it adds
// a flag that the package manager warns about.
#if os(macOS)
  let pkgConfig: String? = "sdl2 SDL2_ttf"
#else
  let pkgConfig: String? = nil
#endif

let package = Package(
  name: "overscroll-window",
  dependencies: [
    .package(name: "overscroll", path: ".."),
    .package(name: "overscroll-apps", path: "../Examples/apps"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: pkgConfig,
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"])]),
    .target(
      name: "OverscrollSDL",
      dependencies: ["CSDL2", .product(name: "Overscroll", package: "overscroll")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "OverscrollWindow",
      dependencies: [
        "CSDL2", "OverscrollSDL",
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "ScrollScenes", package: "overscroll"),
        .product(name: "StrictJSON", package: "overscroll"),
        .product(name: "Chat", package: "overscroll-apps"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // The program of the guide "Scrolling in a game or a toolkit": forty lines around the host.
    .executableTarget(
      name: "OneList",
      dependencies: [
        "CSDL2", "OverscrollSDL", .product(name: "Overscroll", package: "overscroll"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
