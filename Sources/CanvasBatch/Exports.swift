// See *The package*: a module passes on what its declarations name.
@_exported public import Canvas
