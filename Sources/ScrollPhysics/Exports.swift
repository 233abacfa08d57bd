@_exported public import ScrollCoordinates
