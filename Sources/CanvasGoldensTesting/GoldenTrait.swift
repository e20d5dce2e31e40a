#if canImport(Testing)
  public import Testing

  /// Sets the folder of the goldens of a test, or of all tests in a suite, and how they are compared and recorded.
  ///
  /// The trait of a test overrides that of its suite.
  ///
  ///     @Suite(.goldens(folder: "Tests/Pictures"))
  ///     struct BadgeTests {
  ///       @Test(.goldens(ImageComparison(tolerance: .levels(1)), because: "the photo was resized elsewhere"))
  ///       func photo() throws { expectGolden(try drawPhoto(), named: "photo") }
  ///     }
  public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var folder: String?
    @TaskLocal static var comparison: ReasonedComparison?
    @TaskLocal static var recording: GoldenRecording?

    fileprivate var folder: String?
    fileprivate var comparison: ReasonedComparison?
    fileprivate var recording: GoldenRecording?

    /// True, because the trait of a suite applies to its tests and to the suites inside it.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings of this trait. Swift Testing calls it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Self.$folder.withValue(folder ?? Self.folder) {
        try await Self.$comparison.withValue(comparison ?? Self.comparison) {
          try await Self.$recording.withValue(recording ?? Self.recording) { try await function() }
        }
      }
    }
  }

  /// A comparison that isn't exact, and the reason for it.
  struct ReasonedComparison: Sendable {
    let comparison: ImageComparison
    let reason: String
  }

  extension Trait where Self == GoldenTrait {
    /// Sets the folder of the goldens, relative to the package's folder, instead of `goldens`.
    public static func goldens(folder: String) -> Self { GoldenTrait(folder: folder) }

    /// Compares with limits instead of exactly. Failures show the reason. If the reason is blank, every golden of the
    /// test fails.
    public static func goldens(_ comparison: ImageComparison, because reason: String) -> Self {
      GoldenTrait(comparison: ReasonedComparison(comparison: comparison, reason: reason))
    }

    /// Records goldens in this mode, regardless of `GOLDENS_RECORD`. If `CI` is set, nothing is recorded.
    ///
    ///     @Suite(.goldens(record: .all)) struct BadgeTests { … }  // while you change what badges look like
    public static func goldens(record recording: GoldenRecording) -> Self { GoldenTrait(recording: recording) }
  }
#endif
