#if canImport(Testing)
  public import Testing

  extension Trait where Self == ConditionTrait {
    /// Skips a text test unless DejaVu Sans has the version whose outlines the goldens show.
    package static var requiresDejaVu: Self { .requiresFont(at: SystemFonts.regular, version: "Version 2.37") }

    /// Skips a text test unless a font file has the version whose outlines its goldens show.
    ///
    /// The version is the exact text in the file: `Font.version`. If the file is missing or not a font, the test
    /// fails instead of being skipped.
    ///
    ///     @Test(.requiresFont(at: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", version: "Version 2.37"))
    ///     func alignment() throws { … }
    public static func requiresFont(
      at path: String, version: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
      // Read the version now, not when the test starts, so that the reason for a skip can include it.
      let found = Result { try Font(path: path, size: 1).version }
      let text = (try? found.get()).map { "\(path): '\($0)'; the goldens show '\(version)'" }
      return .enabled(if: try found.get() == version, text.map { "\($0)" }, sourceLocation: sourceLocation)
    }
  }
#endif
