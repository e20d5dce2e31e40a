import Canvas
import CanvasSVG
import Testing

@Suite("Pictures in SVG", .enabled(if: SVGDocument.isAvailable))
struct SVGPictureTests {
  /// The gray levels of a row of a document that shows a picture of gray pixels, `-` where it is transparent.
  private func row(
    _ levels: [UInt8], width: Int, _ attributes: String, in size: String, content: String = "", y: Int = 0
  ) throws -> [String] {
    let image = try Image(
      rgba: levels.flatMap { [$0, $0, $0, 255] }, width: width, height: levels.count / width)
    let address = "data:image/png;base64," + String(decoding: Base64.encode(try image.png()), as: UTF8.self)
    let drawn = try drawn(
      "<image href=\"\(address)\" preserveAspectRatio=\"none\" \(attributes)/>\(content)", attributes: size)
    return (0..<drawn.pixelWidth).map { drawn.pixel($0, y) }
  }

  /// A large picture is drawn in bands if there are several threads.
  @Test(arguments: [2, 3, 7]) func reducedIsTheSameInBands(bandCount: Int) throws {
    let levels = (0..<64 * 64).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let picture = try Image(rgba: levels.flatMap { [$0, 255 - $0, $0, 255] }, width: 64, height: 64)
    let address = "data:image/png;base64," + String(decoding: Base64.encode(try picture.png()), as: UTF8.self)
    let document = try SVGDocument(
      data: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="40">
        <image href="\(address)" x="3.3" y="1.7" width="29.4" height="21.1"/></svg>
        """.utf8), folder: nil)
    func drawn(_ bandCount: Int) throws -> Image {
      try Image.inBands(size: document.size, bandCount: bandCount, drawing: { document.draw(in: $0.bounds, on: $0) })
    }
    #expect(try drawn(bandCount) == drawn(1))
  }

  @Test func enlargedIsLinear() throws {
    // The centres of pixels are a quarter and three quarters of a pixel of the picture apart.
    #expect(
      try row([0, 255], width: 2, "width=\"4\" height=\"1\"", in: "width=\"4\" height=\"1\"")
        == ["#000000", "#404040", "#bfbfbf", "#ffffff"])
  }

  @Test(arguments: [
    // Four pixels on two: pairs.
    ("width=\"2\" height=\"1\"", ["#323232", "#969696", "-"]),
    // The edges are halfway in pixels: each shows what is in it, and the outer ones half of that.
    ("x=\".5\" width=\"2\" height=\"1\"", ["#00000080", "#646464", "#c7c7c780"]),
    // Mirrored.
    ("x=\"-2\" width=\"2\" height=\"1\" transform=\"scale(-1 1)\"", ["#969696", "#323232", "-"]),
    // A fraction of pixels: 4 on 3.
    ("width=\"3\" height=\"1\"", ["#191919", "#646464", "#afafaf"]),
  ])
  func reducedIsTheMeanOfAreas(_ attributes: String, _ expected: [String]) throws {
    let found = try row([0, 100, 100, 200], width: 4, attributes, in: "width=\"3\" height=\"1\"")
    #expect(found == expected, "\(found)")
  }

  @Test func reducedInTwoDirections() throws {
    let levels: [UInt8] = [0, 40, 80, 120, 40, 80, 120, 160]
    #expect(
      try row(levels, width: 4, "width=\"2\" height=\"1\"", in: "width=\"2\" height=\"1\"") == ["#282828", "#787878"])
  }

  @Test func reducedIsClipped() throws {
    #expect(
      try row(
        [0, 100, 100, 200], width: 4, "width=\"2\" height=\"1\" clip-path=\"url(#c)\"",
        in: "width=\"2\" height=\"1\"", content: "<clipPath id=\"c\"><rect width=\"1\" height=\"1\"/></clipPath>")
        == ["#323232", "-"])
  }

  /// Two pixels, red and blue; with a code's last bits missing, and with a transparent colour.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44]
    + [0x0A, 0, 0x3B]

  private func gif(_ bytes: [UInt8]) throws -> [String] {
    let address = "data:image/gif;base64," + String(decoding: Base64.encode(bytes), as: UTF8.self)
    let drawn = try drawn(
      "<image href=\"\(address)\" width=\"2\" height=\"1\"/>", attributes: "width=\"2\" height=\"1\"")
    return [drawn.pixel(0, 0), drawn.pixel(1, 0)]
  }

  @Test func gifIsDrawn() throws {
    #expect(try gif(Self.gif) == ["#ff0000", "#0000ff"])
    let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, 1, 0]
    #expect(try gif(Array(Self.gif[..<19]) + control + Self.gif[19...]) == ["#ff0000", "-"])
  }

  @Test func brokenGIFIsDrawnAsFarAsItGoes() throws {
    for count in 0..<Self.gif.count { _ = try gif(Array(Self.gif[..<count])) }
    for index in 6..<Self.gif.count {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = Self.gif
        bytes[index] = value
        _ = try gif(bytes)
      }
    }
  }
}
