// The static standard library doesn't include the test frameworks. In a static build of the whole package, this
// module is empty instead of failing.
#if canImport(XCTest)
  internal import XCTest

  /// Asserts that a picture equals the golden `<folder>/<name>.png` of the test's package.
  ///
  /// A failure, or an error thrown by the picture's expression, is reported in one line. The pictures of a failure
  /// are in `.build/goldens-failed/<name>/`, because XCTest has no attachments on Linux. `GoldenRecording` describes
  /// what is recorded. A test that records fails.
  ///
  /// Two assertions in a process can't use the same golden, unless both name it and draw the same picture. An
  /// assertion that runs again, in a loop or in a repeated test, must draw the same picture or pass.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name, with parts separated by slashes. By default, the name of the source file and the
  ///     function, such as `BadgeTests/testRound`. A test with several pictures must set names.
  ///   - folder: The folder of the goldens, relative to the package's folder.
  ///   - recording: The goldens to record, unless `CI` is set. If nil, `GOLDENS_RECORD` determines them.
  ///   - comparison: The options of comparisons, exact by default.
  ///   - function: The function that provides the default name.
  ///   - file: The file of failures. It determines the package.
  ///   - line: The line of failures.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String? = nil, folder: String = "goldens",
    record recording: GoldenRecording? = nil, comparison: ImageComparison = .init(), function: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let assertion = GoldenAssertion(file: "\(file)", line: Int(clamping: line), isNamed: name != nil)
    let name = name ?? GoldenName.ofTest(function, in: "\(file)")
    assertGolden(named: name, file: file, line: line) {
      let store = try GoldenStore(
        sourceFile: "\(file)", folder: folder, recording: recording, comparison: comparison)
      try store.verify(image(), named: name, by: assertion)
    }
  }

  /// Asserts that what a picture draws equals its golden: a view, a chart, a card, a recording, or a document. See
  /// `XCTAssertGolden(_:named:folder:record:comparison:function:file:line:)`.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - size: The size in points. If nil, the ideal size.
  ///   - scale: The number of pixels per point.
  ///   - name: The golden's name. By default, the name of the source file and the function.
  ///   - folder: The folder of the goldens, relative to the package's folder.
  ///   - recording: The goldens to record, unless `CI` is set.
  ///   - comparison: The options of comparisons, exact by default.
  ///   - function: The function that provides the default name.
  ///   - file: The file of failures. It determines the package.
  ///   - line: The line of failures.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden<Picture: Drawable>(
    _ picture: @autoclosure () throws -> Picture, size: Size? = nil, scale: Double = 1, named name: String? = nil,
    folder: String = "goldens", record recording: GoldenRecording? = nil, comparison: ImageComparison = .init(),
    function: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertGolden(
      try picture().image(size: size, scale: scale), named: name, folder: folder, record: recording,
      comparison: comparison, function: function, file: file, line: line)
  }

  /// Asserts that a picture equals the golden with this name in a store.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name. By default, the name of the source file and the function.
  ///   - store: The folder of the goldens, with the options for comparing and recording.
  ///   - function: The function that provides the default name.
  ///   - file: The file of failures.
  ///   - line: The line of failures.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String? = nil, in store: GoldenStore,
    function: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    let assertion = GoldenAssertion(file: "\(file)", line: Int(clamping: line), isNamed: name != nil)
    let name = name ?? GoldenName.ofTest(function, in: "\(file)")
    assertGolden(named: name, file: file, line: line) { try store.verify(image(), named: name, by: assertion) }
  }

  private func assertGolden(named name: String, file: StaticString, line: UInt, _ verify: () throws -> Void) {
    do {
      try verify()
    } catch let failure as GoldenFailure {
      XCTFail("\(failure)", file: file, line: line)
    } catch {
      XCTFail("\(name): the picture couldn't be drawn: \(error)", file: file, line: line)
    }
  }
#endif
