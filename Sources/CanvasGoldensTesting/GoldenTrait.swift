#if canImport(Testing)
  public import CanvasGoldens
  public import Testing

  /// Where the goldens of a test, or of all tests of a suite, lie, and how they are compared.
  ///
  /// The trait of a test goes before that of its suite.
  ///
  ///     @Suite(.goldens(folder: "Tests/Pictures"))
  ///     struct BadgeTests {
  ///       @Test(.goldens(ImageComparison(tolerance: .levels(1)), because: "the photo was resized elsewhere"))
  ///       func photo() throws { expectGolden(try drawPhoto(), named: "photo") }
  ///     }
  public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var folder: String?
    @TaskLocal static var comparison: ReasonedComparison?

    fileprivate let folder: String?
    fileprivate let comparison: ReasonedComparison?

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Self.$folder.withValue(folder ?? Self.folder) {
        try await Self.$comparison.withValue(comparison ?? Self.comparison) { try await function() }
      }
    }
  }

  /// A way to compare that is not the exact one, and why.
  struct ReasonedComparison: Sendable {
    let comparison: ImageComparison
    let reason: String
  }

  extension Trait where Self == GoldenTrait {
    /// Goldens in another folder than `goldens`, from the package's folder.
    public static func goldens(folder: String) -> Self { GoldenTrait(folder: folder, comparison: nil) }

    /// Goldens that need not be equal to the bit, and the reason, which failures show. Without a reason every golden of
    /// the test fails.
    public static func goldens(_ comparison: ImageComparison, because reason: String) -> Self {
      GoldenTrait(folder: nil, comparison: ReasonedComparison(comparison: comparison, reason: reason))
    }
  }
#endif
