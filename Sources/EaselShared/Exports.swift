// See *The package*: a module passes on what its declarations name.
@_exported public import ArgumentParser
@_exported public import CanvasRequests
