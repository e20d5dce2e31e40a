import Canvas
import CanvasFoundation
import Foundation
import TestSupport
import Testing

@Suite struct ImageFoundationTests {
  private let image: Image
  private let folder: TemporaryFolder

  init() throws {
    image = try Image(size: Size(width: 6, height: 4), scale: 2) { context in
      context.setFillColor(.orange)
      context.fill(Rect(x: 1, y: 1, width: 3, height: 2))
    }
    folder = try TemporaryFolder()
  }

  @Test func dataIsTheBytesOfThePNG() throws {
    let data = try image.pngData()
    #expect(Array(data) == (try image.png()))
    #expect(try Image(data: data, scale: 2) == image)
    // A slice does not begin at 0.
    #expect(try Image(data: (Data([0]) + data).dropFirst(), scale: 2) == image)
    #expect(throws: ImageFormatError.empty) { try Image(data: Data()) }
  }

  @Test func aFileURLIsAPath() throws {
    let url = URL(filePath: folder["with spaces/ä.png"])
    try image.writePNG(to: url)
    #expect(try Image(contentsOf: url, scale: 2) == image)
    #expect(throws: ImageFileError.self) { try Image(contentsOf: URL(filePath: folder["none.png"])) }
  }

  @Test func otherURLsAreRefused() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    #expect(throws: CocoaError.self) { try image.writePNG(to: url) }
    #expect(throws: CocoaError.self) { try Image(contentsOf: url) }
    #expect(throws: CocoaError.self) { try Font(contentsOf: url, size: 12) }
  }

  @Test func aFontIsReadFromDataAndURLs() throws {
    let url = URL(fileURLWithPath: SystemFonts.regular)
    let font = try Font(contentsOf: url, size: 12)
    #expect(font.familyName == "DejaVu Sans")
    #expect(try Font(data: Data(contentsOf: url), size: 12).ascent == font.ascent)
    #expect(throws: FontError.self) { try Font(data: Data([1, 2, 3]), size: 12) }
  }
}
