// The static standard library doesn't include the test frameworks. In a static build of the whole package, this
// module is empty instead of failing.
#if canImport(Testing)
  public import Testing

  /// Expects a picture to equal the golden `<folder>/<name>.png` of the test's package.
  ///
  /// The folder is `goldens`, and the comparison is exact, unless a trait of the test changes them; see
  /// `GoldenTrait`. A failure is recorded as an issue with a one-line description of the difference. It attaches the
  /// pictures `actual.png`, `expected.png` and `panel.png`, which are also written to
  /// `.build/goldens-failed/<name>/`. `GoldenRecording` describes what is recorded. A test that records fails.
  ///
  /// Two assertions in a process can't use the same golden, unless both name it and draw the same picture. An
  /// assertion that runs again, in a loop or in a repeated test, must draw the same picture or pass.
  ///
  ///     @Test func roundJoin() throws {
  ///       expectGolden(try drawRoundJoin(), named: "stroke/round-join")
  ///     }
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name, with parts separated by slashes. By default, the name of the source file and the
  ///     function, such as `StrokeTests/roundJoin`. A test with arguments, or with several pictures, must set names.
  ///   - recording: The goldens to record, unless `CI` is set. If nil, the test's trait or `GOLDENS_RECORD`
  ///     determines them.
  ///   - function: The function that provides the default name.
  ///   - sourceLocation: The location of issues. Its file determines the package.
  public func expectGolden(
    _ image: Image, named name: String? = nil, record recording: GoldenRecording? = nil, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = GoldenTrait.comparison
    do throws(GoldenFailure) {
      let assertion = GoldenAssertion(sourceLocation, isNamed: name != nil)
      let name = try goldenName(name, function, at: sourceLocation)
      if let reason = comparison?.reason, reason.allSatisfy(\.isWhitespace) {
        Issue.record("\(name): a comparison that isn't exact requires a reason", sourceLocation: sourceLocation)
        return
      }
      let store = try GoldenStore(
        sourceFile: sourceLocation.filePath, folder: GoldenTrait.folder ?? "goldens",
        recording: recording ?? GoldenTrait.recording, comparison: comparison?.comparison ?? ImageComparison())
      try store.verify(image, named: name, by: assertion)
    } catch {
      error.record(at: sourceLocation, reason: comparison?.reason)
    }
  }

  /// Expects what a picture draws to equal its golden: a view, a chart, a card, a recording, or a document. See
  /// `expectGolden(_:named:record:function:sourceLocation:)`. An error of drawing is an issue.
  ///
  ///     expectGolden(Badge(count: 3), scale: 2)
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - size: The size in points. If nil, the ideal size.
  ///   - scale: The number of pixels per point.
  ///   - name: The golden's name. By default, the name of the source file and the function.
  ///   - recording: The goldens to record, unless `CI` is set.
  ///   - function: The function that provides the default name.
  ///   - sourceLocation: The location of issues. Its file determines the package.
  public func expectGolden<Picture: Drawable>(
    _ picture: Picture, size: Size? = nil, scale: Double = 1, named name: String? = nil,
    record recording: GoldenRecording? = nil, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let image = try picture.image(size: size, scale: scale)
      expectGolden(image, named: name, record: recording, function: function, sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name ?? function): the picture couldn't be drawn: \(error)", sourceLocation: sourceLocation)
    }
  }

  /// Expects a picture to equal the golden with this name in a store.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name. By default, the name of the source file and the function.
  ///   - store: The folder of the goldens, with the options for comparing and recording. Traits don't change it.
  ///   - function: The function that provides the default name.
  ///   - sourceLocation: The location of issues.
  public func expectGolden(
    _ image: Image, named name: String? = nil, in store: GoldenStore, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GoldenFailure) {
      try store.verify(
        image, named: goldenName(name, function, at: sourceLocation),
        by: GoldenAssertion(sourceLocation, isNamed: name != nil))
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

  extension GoldenAssertion {
    fileprivate init(_ location: SourceLocation, isNamed: Bool) {
      self.init(file: location.filePath, line: location.line, column: location.column, isNamed: isNamed)
    }
  }

  extension GoldenFailure {
    fileprivate func record(at sourceLocation: SourceLocation, reason: String?) {
      let why = reason.map { " (this comparison is used because \($0))" } ?? ""
      let note = pictures.isEmpty ? "" : AttachmentsNote.text(CommandLine.arguments)
      Issue.record("\(description)\(why)\(note)", sourceLocation: sourceLocation)
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: sourceLocation)
      }
    }
  }
#endif

/// The note about attachments in a failure. Swift Testing drops attachments if there is no folder for them.
package enum AttachmentsNote {
  /// The note if the process's arguments don't set a folder for attachments. Otherwise empty.
  package static func text(_ arguments: [String]) -> String {
    let hasFolder = arguments.contains { $0.hasSuffix("-attachments-path") || $0.contains("-attachments-path=") }
    return hasFolder ? "" : "; use swift test --attachments-path FOLDER to keep the attachments"
  }
}
