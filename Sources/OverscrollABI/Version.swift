internal import COverscroll

@implementation @c
public func overscroll_version() -> UInt32 {
  UInt32(OVERSCROLL_VERSION_MAJOR) << 16 | UInt32(OVERSCROLL_VERSION_MINOR) << 8
    | UInt32(OVERSCROLL_VERSION_PATCH)
}
