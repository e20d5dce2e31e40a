// The meter and the lock are below this module, so that what needs no engine compiles beside it. Both are `package`.
@_exported public import CanvasMeter
