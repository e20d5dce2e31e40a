#if canImport(Testing)
  internal import Canvas
  public import Testing

  extension Trait where Self == ConditionTrait {
    /// Skips a test of text unless a font file is of the version whose outlines its goldens show.
    ///
    /// The version is what the file itself says, word for word: `Font.version`. A file that is missing, or no font, is
    /// a failure and not a skip.
    ///
    ///     @Test(.requiresFont(at: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", version: "Version 2.37"))
    ///     func alignment() throws { … }
    public static func requiresFont(
      at path: String, version: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
      // Read now and not when the test starts, so that the reason for a skip can say what was found.
      let found = Result { try Font(path: path, size: 1).version }
      let text = (try? found.get()).map { "\(path): '\($0)'; the goldens show '\(version)'" }
      return .enabled(if: try found.get() == version, text.map { "\($0)" }, sourceLocation: sourceLocation)
    }
  }
#endif
