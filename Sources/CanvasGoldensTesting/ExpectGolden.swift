// The static standard library comes without the test frameworks: a static build of the whole package then has an empty
// module here, instead of failing.
#if canImport(Testing)
  public import Canvas
  public import CanvasGoldens
  public import Testing

  /// Expects a picture to equal the golden `<folder>/<name>.png` of the package that the test belongs to.
  ///
  /// The folder is `goldens`, and the comparison exact, unless a trait of the test says otherwise: see `GoldenTrait`. A
  /// failure is recorded as an issue with the report in one line, and attaches the pictures: `actual.png`,
  /// `expected.png` and `panel.png`. They also lie in `.build/goldens-failed/<name>/`. What is recorded, and when, says
  /// `GoldenRecording`; a test that records fails.
  ///
  ///     @Test func roundJoin() throws {
  ///       expectGolden(try drawRoundJoin(), named: "stroke/round-join")
  ///     }
  public func expectGolden(
    _ image: Image, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = GoldenTrait.comparison
    do throws(GoldenFailure) {
      if let reason = comparison?.reason, reason.allSatisfy(\.isWhitespace) {
        Issue.record("\(name): a comparison that is not exact needs a reason", sourceLocation: sourceLocation)
        return
      }
      let store = try GoldenStore(
        sourceFile: sourceLocation.filePath, folder: GoldenTrait.folder ?? "goldens",
        comparison: comparison?.comparison ?? ImageComparison())
      try store.verify(image, named: name)
    } catch {
      error.record(at: sourceLocation, reason: comparison?.reason)
    }
  }

  /// Expects a picture to equal the golden of this name in a store.
  public func expectGolden(
    _ image: Image, named name: String, in store: GoldenStore, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GoldenFailure) {
      try store.verify(image, named: name)
    } catch {
      error.record(at: sourceLocation, reason: nil)
    }
  }

  extension GoldenFailure {
    fileprivate func record(at sourceLocation: SourceLocation, reason: String?) {
      let why = reason.map { " (compared so because \($0))" } ?? ""
      Issue.record("\(description)\(why)", sourceLocation: sourceLocation)
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
      }
    }
  }
#endif
