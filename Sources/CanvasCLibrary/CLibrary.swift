// The system's C library, whatever its module is called. `@_exported` passes its declarations on to every file that
// imports this module, as Glibc's own overlay does with its headers. A plain import counts only for its own file.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
