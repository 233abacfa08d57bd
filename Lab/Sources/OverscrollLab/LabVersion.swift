/// The version of the `overscroll` command.
public let labVersion = "0.1.0"
