import Canvas
import CanvasRequests
import CanvasSVG
import Testing

@Suite("Backgrounds of emoji as SVG", .enabled(if: SVGDocument.isAvailable))
struct EmojiArtBackgroundTests {
  private static let drawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h2v3h-2z" fill="red"/></svg>"#

  private static func request(_ content: String) -> EmojiArtRequest {
    let data = String(decoding: Base64.encode(Array(content.utf8)), as: UTF8.self)
    var request = EmojiArtRequest()
    request.data = .text(
      #"{"kind": "emoji-art", "version": 1, "background": {"imageData": "\#(data)"}, "emoji": []}"#)
    request.hasPalette = false
    return request
  }

  @Test func isDrawn() throws {
    let png = try Self.request(Self.drawing).drawable(in: Resources()).png()
    let image = try Image(png: png)
    #expect(image.pixelWidth == 640)
    #expect(image.color(atPixelX: 319, y: 240) == .red && image.color(atPixelX: 320, y: 240) == .white)
  }

  @Test func isAnErrorIfItIsBroken() {
    let error = #expect(throws: RequestError.self) {
      try Self.request("<svg><g></svg>").drawable(in: Resources()).png()
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("background.imageData: line 1"))
  }
}
