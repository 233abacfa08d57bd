// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// An application: a library without a display.
func app(_ name: String) -> Target {
  .target(
    name: name, dependencies: [.product(name: "Overscroll", package: "overscroll")],
    swiftSettings: settings)
}

let package = Package(
  name: "overscroll-apps",
  products: [.library(name: "Chat", targets: ["Chat"])],
  dependencies: [.package(name: "overscroll", path: "../..")],
  targets: [
    app("Chat"), app("Photos"), app("Profile"),
    .executableTarget(
      name: "chat-terminal", dependencies: ["Chat"], swiftSettings: settings),
    .testTarget(
      name: "AppTests", dependencies: ["Chat", "Photos", "Profile"], swiftSettings: settings),
  ]
)
