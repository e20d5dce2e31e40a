// The static standard library comes without the test frameworks: a static build of the whole package then has an empty
// module here, instead of failing.
#if canImport(XCTest)
  public import Canvas
  public import CanvasGoldens
  internal import XCTest

  /// Asserts that a picture equals the golden `<folder>/<name>.png` of the package that the test belongs to.
  ///
  /// A failure is reported in one line, an error that the picture's expression throws too. The pictures of a failure
  /// lie in `.build/goldens-failed/<name>/`: XCTest has no attachments on Linux. What is recorded, and when, says
  /// `GoldenRecording`; a test that records fails.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String, folder: String = "goldens",
    comparison: ImageComparison = .init(), file: StaticString = #filePath, line: UInt = #line
  ) {
    assertGolden(named: name, file: file, line: line) {
      try GoldenStore(sourceFile: "\(file)", folder: folder, comparison: comparison).verify(image(), named: name)
    }
  }

  /// Asserts that a picture equals the golden of this name in a store.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func XCTAssertGolden(
    _ image: @autoclosure () throws -> Image, named name: String, in store: GoldenStore,
    file: StaticString = #filePath, line: UInt = #line
  ) {
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
