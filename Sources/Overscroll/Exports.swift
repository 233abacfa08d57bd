@_exported public import ScrollCoordinates
@_exported public import ScrollGestures
@_exported public import ScrollPhysics
