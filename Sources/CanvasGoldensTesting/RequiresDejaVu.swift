#if canImport(Testing)
  internal import Canvas
  package import Testing

  extension Trait where Self == ConditionTrait {
    /// Only where the default font is the one whose measures this package's tests know.
    package static var requiresDejaVu: Self { .requiresFont(at: SystemFonts.regular, version: "Version 2.37") }
  }
#endif
