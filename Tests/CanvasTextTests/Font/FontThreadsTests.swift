import Canvas
import TestSupport
import Testing

@Suite struct FontThreadsTests {
  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private static func picture(_ letters: Font, _ emoji: Font, _ size: Double) throws -> Image {
    try Image(size: Size(width: 120, height: 60)) { context in
      context.draw(StyledText("Flips: 12 Ägypten", font: letters.withSize(size / 2)), at: Point(x: 1, y: 1))
      context.draw(StyledText("🦇🎃🍭", font: emoji.withSize(size)), at: Point(x: 2, y: 20))
    }
  }

  @Test func sixteenThreadsDrawThePixelsThatOneDraws() throws {
    let sizes = [12.0, 17, 24, 31]
    let (letters, emoji) = (try Font.default(size: 1), try Font(path: Self.emoji, size: 1))
    let expected = try sizes.map { try Self.picture(letters, emoji, $0) }
    let (sharedLetters, sharedEmoji) = (try Font.default(size: 1), try Font(path: Self.emoji, size: 1))
    let results = Locked<[[Image?]]>([])
    withThreads(16) { number in
      var images = [Image?](repeating: nil, count: sizes.count)
      for i in sizes.indices {
        // Each begins with another size.
        let at = (i + number) % sizes.count
        images[at] = try? Self.picture(sharedLetters, sharedEmoji, sizes[at])
      }
      results.withLock { $0.append(images) }
    }
    let all = results.withLock { $0 }
    #expect(all.count == 16)
    for images in all { #expect(images == expected) }
  }

  @Test func manySizesOfPicturesAreDrawnAlikeWhenTheCacheIsFull() throws {
    // Three hundred sizes up to 150 pixels are more than a million pixels.
    let font = try Font(path: Self.emoji, size: 1)
    let first = try Self.picture(font, font, 24)
    for i in 1...300 {
      let text = StyledText("🎃", font: font.withSize(Double(i) * 0.36))
      _ = try Image(size: Size(width: 8, height: 8)) { $0.draw(text, at: .zero) }
    }
    let again = try Self.picture(font, font, 24)
    #expect(again == first)
  }
}
