/// Glyphs of one font and look that follow each other on a line, from left to right.
public struct GlyphRun: Sendable {
  /// Where the first glyph's pen stands, on the baseline of the run, relative to the top left of the text's box.
  public internal(set) var origin: Point
  /// How far it moves the pen, in points.
  public internal(set) var width: Double
  /// Points per font unit: what each outline is to be scaled by.
  public let scale: Double
  /// The font's size in points.
  public let emSize: Double
  /// Odd: the text runs to the left.
  let level: UInt8
  let script: UnicodeScript
  let style: Int32
  let face: FontFace
  // The layout's, shared.
  let styles: [TextAttributes]
  /// The glyphs from left to right, as shaping has chosen them.
  package let shaped: ArraySlice<ShapedGlyph>
  /// In points, after each cluster and, besides, after each space.
  var letterSpacing: Double
  var wordSpacing = 0.0

  /// The font that draws it: that of the attributes, or one of its fallback fonts.
  public var font: Font {
    Font(face: face, size: emSize, fallback: attributes.font.fallback, features: attributes.font.features)
  }
  /// The look of the run's glyphs.
  public var attributes: TextAttributes { styles[Int(style)] }
  /// Whether the text of the run goes from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether its letters are of one width, each in a square of its own.
  var isIdeographic: Bool { script.isIdeographic }

  /// The glyphs that draw something: spaces have left only their room.
  public var glyphs: [PositionedGlyph] {
    let shaped = shaped
    let outlines = face.withGlyphs { cache in shaped.map { cache.outline(of: $0) } }
    var result: [PositionedGlyph] = []
    result.reserveCapacity(outlines.count)
    var pen = Pen(self)
    for (glyph, outline) in zip(shaped, outlines) {
      let place = pen.place(glyph)
      if let outline, !outline.drawsNothing {
        result.append(
          PositionedGlyph(
            outline: outline, origin: place.origin, advance: place.advance, utf8Offset: Int(glyph.cluster)))
      }
    }
    return result
  }

  /// Goes along a run's glyphs.
  struct Pen {
    private let run: GlyphRun
    // In font units, which are whole numbers: their sums are exact.
    private var units = 0
    private var spacing = 0.0

    init(_ run: GlyphRun) { self.run = run }

    /// How far the pen has come from the run's origin.
    var x: Double { Double(units) * run.scale + spacing }

    /// The next glyph's place in the text's box, and how far it moves the pen.
    mutating func place(_ glyph: ShapedGlyph) -> (origin: Point, pen: Double, advance: Double) {
      let start = x
      let origin = Point(
        x: run.origin.x + (Double(units + Int(glyph.dx)) * run.scale + spacing),
        y: run.origin.y + Double(glyph.dy) * run.scale)
      units += Int(glyph.advance)
      if glyph.flags.contains(.endsCluster) { spacing += run.letterSpacing }
      if glyph.flags.contains(.isSpace) { spacing += run.wordSpacing }
      return (origin, run.origin.x + start, x - start)
    }
  }

  /// What the glyphs move the pen, in points.
  static func width(
    of glyphs: some Sequence<ShapedGlyph>, scale: Double, letterSpacing: Double
  ) -> Double {
    var units = 0
    var clusters = 0
    for glyph in glyphs {
      units += Int(glyph.advance)
      if glyph.flags.contains(.endsCluster) { clusters += 1 }
    }
    return Double(units) * scale + Double(clusters) * letterSpacing
  }
}

/// A glyph and its place.
public struct PositionedGlyph: Sendable {
  /// The glyph's shape, and where it comes from.
  public internal(set) var outline: GlyphOutline
  /// Where its origin stands, relative to the top left of the text's box.
  public internal(set) var origin: Point
  /// How far it moves the pen, in points, kerning and spacing included.
  public internal(set) var advance: Double
  /// Where the text that it shows begins, in bytes of the string's UTF-8.
  public internal(set) var utf8Offset: Int
}

extension GlyphCache {
  /// What a shaped glyph draws; nil for what draws nothing whatever the font says.
  mutating func outline(of glyph: ShapedGlyph) -> GlyphOutline? {
    glyph.flags.contains(.isBlank) ? nil : outline(of: UInt32(glyph.id))
  }
}
