/// The version of the `overscroll` command: that of the file VERSION, as a test checks.
public let labVersion = "0.2.0"
