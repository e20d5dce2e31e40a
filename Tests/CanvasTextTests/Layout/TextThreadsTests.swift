import Canvas
import Testing

@Suite struct TextThreadsTests {
  /// Under the thread sanitizer it also shows that nothing is shared unguarded.
  @Test func oneFontDrawsTheSamePixelsOnSixteenThreads() throws {
    var others: [Font] = []
    for path in [
      "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ] {
      if let font = try? Font(path: path, size: 1) { others.append(font) }
    }
    // Made anew, so that all threads meet empty caches.
    func font() throws -> Font { try Font(path: SystemFonts.regular, size: 13).withFallback(others) }
    @Sendable func picture(_ font: Font) throws -> Image {
      try Image(size: Size(width: 200, height: 120)) { context in
        for size in [9.0, 13, 40] {
          var text = StyledText("Flips: 12 콜라 ♥️ office שלום", font: font.withSize(size))
          text.paragraph.truncation = .tail
          text.attributes.hasUnderline = true
          context.draw(text, in: Rect(x: 3.2, y: size, width: 190, height: 100))
        }
      }
    }
    let expected = try picture(font())
    let shared = try font()
    let pictures = Locked<[Image?]>([Image?](repeating: nil, count: 16))
    withThreads(16) { number in
      let image = try? picture(shared)
      pictures.withLock { $0[number] = image }
    }
    #expect(pictures.withLock { $0 }.allSatisfy { $0 == expected })
  }
}
