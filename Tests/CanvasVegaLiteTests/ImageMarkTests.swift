import Canvas
import CanvasPlot
import CanvasSVG
import CanvasVegaLite
import Testing

/// Pictures of image marks: files below the folder of data, and data in the specification.
@Suite struct ImageMarkTests {
  private static let red = picture(.red, width: 20, height: 10)

  private static func picture(_ color: Color, width: Int, height: Int) -> [UInt8] {
    let image = try? Image(size: Size(width: Double(width), height: Double(height))) { context in
      context.setFillColor(color)
      context.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    }
    return (try? image?.png()) ?? []
  }

  private static func read(_ json: String, files: [String: [UInt8]] = ["red.png": red]) throws -> VegaLiteSpec {
    try VegaLiteSpec(json: Array(json.utf8), theme: .vega, fonts: testFonts) { (path) throws(VegaLiteError) in
      guard let bytes = files[path] else { throw VegaLiteError("\(path): no such file") }
      return bytes
    }
  }

  private static func pictures(_ spec: VegaLiteSpec) -> [PlotPicture] {
    spec.scene.groups.flatMap { $0.marks.flatMap(\.items) }.compactMap {
      if case .picture(let picture) = $0 { picture } else { nil }
    }
  }

  private static func message(_ json: String, files: [String: [UInt8]] = ["red.png": red]) -> String? {
    do {
      _ = try read(json, files: files)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let one =
    #"{"data": {"values": [{"x": 1, "y": 2, "u": "red.png"}]}, "mark": {"type": "image"MORE}, "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}, "url": {"field": "u"}}}"#

  @Test func aPictureHasItsOwnSize() throws {
    let pictures = Self.pictures(try Self.read(Self.one.replacing("MORE", with: "")))
    #expect(pictures.count == 1)
    #expect(pictures.first?.box == Rect(x: 290, y: -5, width: 20, height: 10))
    #expect(pictures.first?.content.size == Size(width: 20, height: 10))
  }

  @Test func aPictureInABoxKeepsItsShape() throws {
    let size = #", "width": 40, "height": 40"#
    let kept = try #require(Self.pictures(try Self.read(Self.one.replacing("MORE", with: size))).first)
    #expect(kept.box == Rect(x: 280, y: -20, width: 40, height: 40))
    #expect(kept.rect == Rect(x: 280, y: -10, width: 40, height: 20))
    let filled = try #require(
      Self.pictures(try Self.read(Self.one.replacing("MORE", with: size + #", "aspect": false"#))).first)
    #expect(filled.rect == filled.box)
  }

  @Test func thePixelsAreDrawn() throws {
    let json =
      #"{"width": 60, "height": 60, "padding": 0, "mark": {"type": "image", "url": "red.png", "x": 10, "x2": 30, "y": 20, "y2": 30}}"#
    let image = try Image(png: try Self.read(json).png(scale: 1))
    #expect(image.color(atPixelX: 20, y: 25)?.hex == "#FF0000")
    #expect(image.color(atPixelX: 40, y: 25)?.hex == "#FFFFFF")
  }

  /// An SVG picture is a drawing: it stays sharp at any size.
  @Test(.enabled(if: SVGDocument.isAvailable)) func anSVGPictureIsDrawn() throws {
    let logo =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0h1v2h-1z" fill="red"/></svg>"#
    let json =
      #"{"width": 60, "height": 60, "padding": 0, "mark": {"type": "image", "url": "logo.svg", "x": 10, "x2": 30, "y": 20, "y2": 40}}"#
    let spec = try Self.read(json, files: ["logo.svg": Array(logo.utf8)])
    let image = try Image(png: try spec.png(scale: 1))
    #expect(image.color(atPixelX: 19, y: 25)?.hex == "#FF0000")
    #expect(image.color(atPixelX: 20, y: 25)?.hex == "#FFFFFF")
    let data = "data:image/svg+xml;base64," + String(decoding: Base64.encode(Array(logo.utf8)), as: UTF8.self)
    let inside = #"{"mark": {"type": "image", "url": "\#(data)", "width": 20, "height": 10}}"#
    #expect(Self.pictures(try Self.read(inside, files: [:])).first?.content.size == Size(width: 2, height: 2))
  }

  @Test func dataInTheSpecificationIsAPicture() throws {
    let text = String(decoding: Base64.encode(Self.red), as: UTF8.self)
    let json = #"{"mark": {"type": "image", "url": "data:image/png;base64,\#(text)", "width": 20, "height": 10}}"#
    #expect(Self.pictures(try Self.read(json, files: [:])).count == 1)
  }

  @Test func aRowWithoutAURLHasNoPicture() throws {
    let json =
      #"{"data": {"values": [{"u": null}, {"u": "red.png"}]}, "mark": "image", "encoding": {"url": {"field": "u"}}}"#
    #expect(Self.pictures(try Self.read(json)).count == 1)
  }

  @Test(arguments: [
    (#"{"mark": {"type": "image", "url": "none.png"}}"#, "mark.url: none.png: no such file"),
    (
      #"{"layer": [{"mark": "image", "encoding": {"url": {"value": "none.png"}}}]}"#,
      "layer[0].encoding.url: none.png: no such file"
    ),
    (
      #"{"mark": {"type": "image", "url": "https://example.com/a.png"}}"#,
      "mark.url: 'https://example.com/a.png'; a file; there is no network"
    ),
    (
      #"{"mark": {"type": "image", "url": "text.png"}}"#,
      "mark.url: 'text.png': not a picture: neither a PNG nor a JPEG nor a WebP"
    ),
    (
      #"{"mark": {"type": "image", "url": "data:image/png,abc"}}"#,
      "mark.url: 'data:image/png,abc'; the data of a PNG, JPEG, WebP or SVG in Base64"
    ),
  ]) func aPictureThatCannotBeReadIsAnError(json: String, expected: String) {
    #expect(Self.message(json, files: ["text.png": Array("hello".utf8)]) == expected)
  }

  @Test func withoutAFolderNoPictureIsRead() {
    let json = #"{"mark": {"type": "image", "url": "red.png"}}"#
    #expect(
      CanvasVegaLiteTests.message(json)
        == "mark.url: 'red.png'; values; no file may be read without a folder of data")
  }

  @Test func aPictureIsReadOnce() throws {
    let json =
      #"{"data": {"sequence": {"start": 0, "stop": 50}}, "mark": {"type": "image", "url": "red.png"}, "encoding": {"x": {"field": "data", "type": "quantitative"}}}"#
    let counter = Counter()
    let spec = try VegaLiteSpec(json: Array(json.utf8), fonts: testFonts) { (path) throws(VegaLiteError) in
      counter.increment()
      return Self.red
    }
    #expect(Self.pictures(spec).count == 50)
    #expect(counter.count == 1)
  }
}

/// Counts calls. Only one thread uses it at a time.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0
  func increment() { count += 1 }
}
