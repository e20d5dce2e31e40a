// The static standard library comes without the test frameworks: a static build of the whole package then has an empty
// module here, instead of failing.
#if canImport(Testing)
  public import Canvas
  public import CanvasGoldens
  public import Testing

  /// Expects a picture to equal the golden `<folder>/<name>.png` of the test's package.
  ///
  /// The folder is `goldens`, and the comparison is exact, unless a trait of the test says otherwise; see `GoldenTrait`. A
  /// failure is recorded as an issue with one line that says what differs. It attaches the pictures `actual.png`,
  /// `expected.png` and `panel.png`, which are also written to `.build/goldens-failed/<name>/`. `GoldenRecording` says what
  /// is recorded; a test that records fails.
  ///
  ///     @Test func roundJoin() throws {
  ///       expectGolden(try drawRoundJoin(), named: "stroke/round-join")
  ///     }
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name: parts between slashes. By default it is the name of the source file and the function,
  ///     such as `StrokeTests/roundJoin`. A test with arguments, or with several pictures, has to give names.
  ///   - recording: Which goldens are recorded, unless `CI` is set; nil for what the test's trait or `GOLDENS_RECORD` says.
  ///   - function: The function whose name is the default.
  ///   - sourceLocation: Where issues are recorded. Its file decides the package.
  public func expectGolden(
    _ image: Image, named name: String? = nil, record recording: GoldenRecording? = nil, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = GoldenTrait.comparison
    do throws(GoldenFailure) {
      let name = try goldenName(name, function, at: sourceLocation)
      if let reason = comparison?.reason, reason.allSatisfy(\.isWhitespace) {
        Issue.record("\(name): a comparison that is not exact needs a reason", sourceLocation: sourceLocation)
        return
      }
      let store = try GoldenStore(
        sourceFile: sourceLocation.filePath, folder: GoldenTrait.folder ?? "goldens",
        recording: recording ?? GoldenTrait.recording, comparison: comparison?.comparison ?? ImageComparison())
      try store.verify(image, named: name)
    } catch {
      error.record(at: sourceLocation, reason: comparison?.reason)
    }
  }

  /// Expects a picture to equal the golden of this name in a store.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name; by default that of the source file and the function.
  ///   - store: The folder of the goldens, the comparison, and what is recorded. Traits don't change it.
  ///   - function: The function whose name is the default.
  ///   - sourceLocation: Where issues are recorded.
  public func expectGolden(
    _ image: Image, named name: String? = nil, in store: GoldenStore, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GoldenFailure) {
      try store.verify(image, named: goldenName(name, function, at: sourceLocation))
    } catch {
      error.record(at: sourceLocation, reason: nil)
    }
  }

  private func goldenName(
    _ given: String?, _ function: String, at sourceLocation: SourceLocation
  ) throws(GoldenFailure) -> String {
    try GoldenName.of(
      given, function: function, file: sourceLocation.filePath, isParameterized: Test.current?.isParameterized == true)
  }

  extension GoldenFailure {
    fileprivate func record(at sourceLocation: SourceLocation, reason: String?) {
      let why = reason.map { " (compared so because \($0))" } ?? ""
      let note = pictures.isEmpty ? "" : AttachmentsNote.text(CommandLine.arguments)
      Issue.record("\(description)\(why)\(note)", sourceLocation: sourceLocation)
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
      }
    }
  }
#endif
