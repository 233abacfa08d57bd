@_exported public import Overscroll
