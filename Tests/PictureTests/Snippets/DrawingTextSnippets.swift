import Canvas
import CanvasGoldensTesting
import TestSupport
import Testing

@Suite(.requiresDejaVu) struct DrawingTextSnippets {
  @Test func lineBoxAndBaseline() throws {
    let image = try Image(size: Size(width: 260, height: 80), scale: 2) { context in
      context.fill(context.bounds, with: .color(.white))
      // snippet
      let font = try Font.default(size: 40)
      let text = StyledText("Typography", font: font, color: .darkGray)
      let box = Rect(origin: Point(x: 14, y: 14), size: text.size())
      context.fill(box, with: .color(Color(red: 1, green: 0.94, blue: 0.75)))
      context.draw(text, at: box.origin)
      let baseline = box.minY + font.ascent
      // end of snippet
      context.strokePaint = .color(.red)
      context.stroke(Path(rect: Rect(x: 4, y: baseline, width: 252, height: 0)))
    }
    expectArticle(shows: "text-line-box", drawnAs: image)
  }

  @Test func roomOfAParagraph() throws {
    let font = try Font.default(size: 16)
    // snippet
    var label = StyledText("Peach iced tea, sugar free", font: font, alignment: .center)
    label.paragraph.maximumLineCount = 2
    label.paragraph.truncation = .tail
    let room = label.size(constrainedTo: 120)
    // end of snippet
    #expect(room.width > 60 && room.width <= 120)
    #expect(room.height == 2 * font.lineHeight)
  }

  @Test func textAsAPath() throws {
    let image = try Image(size: Size(width: 260, height: 70), scale: 2) { context in
      context.fill(context.bounds, with: .color(.white))
      // snippet
      let font = try Font.default(size: 48)
      let flips = StyledText("Flips: 12", font: font).path(at: Point(x: 14, y: 6))
      context.stroke(flips, with: .color(.orange), lineWidth: 0.05 * font.size)
      // end of snippet
    }
    expectArticle(shows: "text-outline", drawnAs: image)
  }

  @Test func missingCharacters() throws {
    // snippet
    let label = StyledText("콜라 12", font: try Font(path: SystemFonts.regular, size: 16))
    let missing = label.missingGlyphs?.characters  // 콜, 라: DejaVu Sans has no Hangul, and there is no other font
    // end of snippet
    #expect(missing == ["콜", "라"])
  }

  @Test func darkerSmallText() throws {
    let font = try Font(path: SystemFonts.regular, size: 10)
    var label = StyledText("0.5 l", font: font)
    let plain = try ink(of: label)
    // snippet
    label.attributes.strokeWidth = -1
    // end of snippet
    let darker = try ink(of: label)
    #expect(darker > 1.1 * plain && darker < 1.4 * plain)
    // As much at an angle.
    #expect(abs(try ink(of: label, angle: 0.4) / darker - 1) < 0.02)
  }

  /// The sum of all pixels' alpha.
  private func ink(of text: StyledText, angle: Double = 0) throws -> Double {
    let image = try Image(size: Size(width: 60, height: 60)) { context in
      context.translateBy(x: 10, y: 20)
      context.rotate(by: angle)
      context.draw(text, baselineAt: .zero)
    }
    return image.alphas.reduce(0) { $0 + Double($1) }
  }
}
