import Testing

/// One after the other: creating and destroying scrollers is not to happen on several threads at the same time.
@Suite(.serialized) struct InterfaceTests {}
