// The system's C library, by whichever name it has. `@_exported` hands its declarations on to whoever imports this module,
// which is what Glibc's own overlay does with its headers; imports count for one file, so nothing else would.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
