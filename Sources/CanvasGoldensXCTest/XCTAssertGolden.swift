// The static standard library comes without the test frameworks: a static build of the whole package then has an empty
// module here, instead of failing.
#if canImport(XCTest)
  public import Canvas
  public import CanvasGoldens
  internal import XCTest

  /// Asserts that a picture equals the golden `<folder>/<name>.png` of the test's package.
  ///
  /// A failure is reported in one line, and so is an error that the picture's expression throws. The pictures of a failure
  /// are in `.build/goldens-failed/<name>/`: XCTest has no attachments on Linux. `GoldenRecording` says what is recorded; a
  /// test that records fails.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name: parts between slashes. By default it is the name of the source file and the function,
  ///     such as `BadgeTests/testRound`. A test with several pictures has to give names.
  ///   - folder: The folder of the goldens, from the package's folder.
  ///   - recording: Which goldens are recorded, unless `CI` is set; nil for what `GOLDENS_RECORD` says.
  ///   - comparison: How pictures are compared; exactly by default.
  ///   - function: The function whose name is the default.
  ///   - file: Where failures are reported; it decides the package.
  ///   - line: Where failures are reported.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String? = nil, folder: String = "goldens",
    record recording: GoldenRecording? = nil, comparison: ImageComparison = .init(), function: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = name ?? GoldenName.ofTest(function, in: "\(file)")
    assertGolden(named: name, file: file, line: line) {
      let store = try GoldenStore(
        sourceFile: "\(file)", folder: folder, recording: recording, comparison: comparison)
      try store.verify(image(), named: name)
    }
  }

  /// Asserts that a picture equals the golden of this name in a store.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - name: The golden's name; by default that of the source file and the function.
  ///   - store: The folder of the goldens, the comparison, and what is recorded.
  ///   - function: The function whose name is the default.
  ///   - file: Where failures are reported.
  ///   - line: Where failures are reported.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String? = nil, in store: GoldenStore,
    function: String = #function, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = name ?? GoldenName.ofTest(function, in: "\(file)")
    assertGolden(named: name, file: file, line: line) { try store.verify(image(), named: name) }
  }

  private func assertGolden(named name: String, file: StaticString, line: UInt, _ verify: () throws -> Void) {
    do {
      try verify()
    } catch let failure as GoldenFailure {
      XCTFail("\(failure)", file: file, line: line)
    } catch {
      XCTFail("\(name): no picture: \(error)", file: file, line: line)
    }
  }
#endif
