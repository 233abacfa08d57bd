@_exported public import ScrollGeometry
