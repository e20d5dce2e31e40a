import Canvas
import TestSupport

/// A font of our own that has letters, kerning and colours, the same on every machine.
let sampleFont: Font = {
  do {
    return try Font(bytes: sampleFontWriter().bytes(), size: 12)
  } catch {
    fatalError("\(error)")
  }
}()

private func sampleFontWriter() -> FontWriter {
  var writer = FontWriter()
  writer.glyphs += [.box(0, 0, 600, 700), .composite([(1, 50, 60), (1, 100, 0)]), .box(300, 0, 300, 700)]
  writer.characters = ["A": 1, "V": 2, "g": 3, "1": 2, "0": 1, "W": 3, "\u{301}": 1]
  writer.palette = [.red, .blue]
  writer.layers = [1: [(3, 0), (2, 0xFFFF)], 2: [(1, 1)]]
  writer.axis = FontWriter.Axis(
    tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [1: [0, 0, 50, 50, 0, 60]],
    instances: [("Black", 900)])
  return writer
}

extension Target {
  /// Bytes as a font, and a text with it.
  static let fonts = Target(
    name: "fonts",
    seeds: {
      let whole = sampleFontWriter()
      var plain = whole
      plain.axis = nil
      plain.layers = [:]
      var pictures = plain
      let png = try Image(size: Size(width: 4, height: 4)) { $0.fill($0.bounds) }.png()
      pictures.pictures = [1: FontWriter.Picture(png: png, width: 4, height: 4, bearingX: 0, bearingY: 4)]
      return [whole.bytes(), plain.bytes(), pictures.bytes()]
    },
    run: { bytes in
      let font = try Font(bytes: bytes, size: 30)
      _ = (font.familyName, font.styleName, font.version, font.capHeight, font.xHeight, font.lineGap)
      let text = "AVfi10♥é漢한🎃\u{1F468}\u{200D}\u{1F469}g\t"
      try drawn { context in
        context.draw(StyledText(text, font: font), baselineAt: Point(x: 2, y: 30))
        context.rotate(by: 0.3)
        context.setAlpha(0.5)
        context.draw(StyledText(text, font: font.withSize(11)), baselineAt: Point(x: 2, y: 12))
      }
      require(StyledText(text, font: font).path().isFinite, "an outline is not finite")
      for axis in font.axes.prefix(2) {
        guard let moved = try? font.withVariation([axis.tag: axis.maximum]) else { continue }
        require(StyledText(text, font: moved).path().isFinite, "an outline on an axis is not finite")
      }
    })

  /// Bytes as a text in UTF-8, of any length and script, laid out and drawn.
  static let text = Target(
    name: "text",
    seeds: {
      [
        "\u{0}\u{10}\u{20}A fine day\nfor a walk", "0Wa אבג ABC עד 123", "1\u{202E}e\u{301}👩‍👩‍👧‍👦🇩🇪🇫🇷\u{200D}",
        "2한국어 ไทย العربية नमस्ते", "3\t\u{AD}a\u{AD}b\r\n\u{2028}",
      ]
      .map { Array($0.utf8) }
    },
    run: { bytes in
      var input = Input(bytes)
      let width = [nil, 0, 1, 20, 60, 1e300, -1][input.number(below: 7)]
      let alignment = input.element(of: [TextAlignment.left, .center, .right, .justified, .natural])
      let font = input.chance() ? try Font.default(size: 12).withStandardFallback() : sampleFont
      let string = String(decoding: input.rest, as: UTF8.self)
      let text = StyledText(string, font: font, alignment: alignment)
      let layout = text.layout(width: width, height: input.chance() ? 40 : nil)
      require(layout.size.width.isFinite && layout.size.height.isFinite, "a text's size is not finite")
      try drawn { context in
        context.draw(layout, at: .zero)
        context.draw(text, along: Path(ovalIn: context.bounds))
      }
      for place in [Point.zero, Point(x: 20, y: 10), Point(x: -1e9, y: 1e9)] {
        let index = layout.index(at: place)
        require(index >= string.startIndex && index <= string.endIndex, "a place outside of a text")
        _ = (layout.caret(at: index), layout.rects(of: string.startIndex..<index))
      }
      _ = text.missingGlyphs
    })
}
