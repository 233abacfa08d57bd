@_exported public import ScrollGeometry
@_exported public import ScrollGestures
@_exported public import ScrollPhysics
