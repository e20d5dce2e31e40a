import Canvas
import CanvasGoldens
import CanvasGoldensXCTest
import XCTest

final class XCTAssertGoldenTests: XCTestCase {
  func testAnEqualPicturePasses() throws {
    let package = try TemporaryPackage()
    let image = try textured(5, 5)
    try package.write(image, to: "goldens/scene.png")
    XCTAssertGolden(image, named: "scene", in: package.store(.never))
  }

  func testWithoutANameItIsThatOfTheFileAndTheTest() throws {
    let package = try TemporaryPackage()
    let image = try textured(5, 5)
    try package.write(image, to: "goldens/XCTAssertGoldenTests/testWithoutANameItIsThatOfTheFileAndTheTest.png")
    XCTAssertGolden(image, in: package.store(.never))
  }

  func testADifferentPictureFailsOnceInItsTest() throws {
    let package = try TemporaryPackage()
    try package.write(textured(5, 5), to: "goldens/scene.png")
    let store = package.store(.never)
    withExtendedLifetime(package) {
      XCTAssertEqual(failures { XCTAssertGolden(try solid(5, 5), named: "scene", in: store) }, 1)
    }
  }

  func testAPictureThatCannotBeDrawnFails() throws {
    let package = try TemporaryPackage()
    let store = package.store(.all)
    withExtendedLifetime(package) {
      XCTAssertEqual(failures { XCTAssertGolden(try solid(0, 5), named: "scene", in: store) }, 1)
    }
  }

  func testTwoUnnamedAssertionsFail() throws {
    let package = try TemporaryPackage()
    let image = try textured(5, 5)
    try package.write(image, to: "goldens/XCTAssertGoldenTests/testTwoUnnamedAssertionsFail.png")
    let store = package.store(.never)
    XCTAssertGolden(image, in: store)
    withExtendedLifetime(package) {
      XCTAssertEqual(failures { XCTAssertGolden(image, in: store, function: "testTwoUnnamedAssertionsFail()") }, 1)
    }
  }

  /// The failures of a test of its own, which do not count for this one.
  ///
  /// XCTest never lets go of the body: what it captures must not own a temporary folder.
  private func failures(_ body: @escaping () throws -> Void) -> Int {
    let test = XCTestCase(name: "expected to fail") { _ in try body() }
    test.run()
    return test.testRun?.failureCount ?? 0
  }
}
