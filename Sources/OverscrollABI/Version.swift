// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import COverscroll

@implementation @c
public func overscroll_version() -> UInt32 {
  UInt32(OVERSCROLL_VERSION_MAJOR) << 16 | UInt32(OVERSCROLL_VERSION_MINOR) << 8
    | UInt32(OVERSCROLL_VERSION_PATCH)
}
