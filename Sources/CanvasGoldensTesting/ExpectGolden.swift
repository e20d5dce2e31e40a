// The static standard library comes without the test frameworks: a static build of the whole package then has an empty
// module here, instead of failing.
#if canImport(Testing)
  public import Canvas
  public import CanvasGoldens
  public import Testing

  /// Expects a picture to equal the golden `<folder>/<name>.png` of the package that the test belongs to.
  ///
  /// A failure is recorded as an issue with the report in one line, and attaches the pictures: `actual.png`,
  /// `expected.png` and `panel.png`. They also lie in `.build/goldens-failed/<name>/`. What is recorded, and when, says
  /// `GoldenRecording`; a test that records fails.
  ///
  ///     @Test func roundJoin() throws {
  ///       expectGolden(try drawRoundJoin(), named: "stroke/round-join")
  ///     }
  public func expectGolden(
    _ image: Image, named name: String, folder: String = "goldens", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GoldenFailure) {
      let store = try GoldenStore(sourceFile: sourceLocation.filePath, folder: folder)
      expectGolden(image, named: name, in: store, sourceLocation: sourceLocation)
    } catch {
      error.record(at: sourceLocation)
    }
  }

  /// Expects a picture to equal the golden of this name in a store.
  public func expectGolden(
    _ image: Image, named name: String, in store: GoldenStore, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GoldenFailure) {
      try store.verify(image, named: name)
    } catch {
      error.record(at: sourceLocation)
    }
  }

  extension GoldenFailure {
    fileprivate func record(at sourceLocation: SourceLocation) {
      Issue.record("\(description)", sourceLocation: sourceLocation)
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
      }
    }
  }
#endif
