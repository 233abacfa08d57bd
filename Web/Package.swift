// swift-tools-version: 6.2
import PackageDescription

// The WebAssembly module: the C interface, and the memory it lives in. Built by Scripts/build-web.
let package = Package(
  name: "overscroll-web",
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    .target(name: "CWebMemory"),
    .executableTarget(
      name: "OverscrollWeb",
      dependencies: ["CWebMemory", .product(name: "OverscrollABI", package: "overscroll")],
      linkerSettings: [
        .unsafeFlags([
          "-Xclang-linker", "-nostdlib", "-Xclang-linker", "-nostartfiles",
          // Scripts/build-web does it, its own way.
          "-Xclang-linker", "--no-wasm-opt",
          "-Xlinker", "--no-entry", "-Xlinker", "--allow-undefined", "-Xlinker", "--gc-sections",
          "-Xlinker", "--strip-all",
          "-Xlinker", "--compress-relocations",
          "-Xlinker", "-O2", "-Xlinker", "-z", "-Xlinker",
          "stack-size=524288", "-Xlinker", "--stack-first",
        ])
      ]
    ),
  ]
)
