/// Consecutive glyphs on a line with one font and one set of attributes, from left to right.
public struct GlyphRun: Sendable {
  /// The origin of the first glyph, on the baseline of the run, relative to the top left corner of the text's box.
  public internal(set) var origin: Point
  /// The width in points: the sum of the advances.
  public internal(set) var width: Double
  /// The scale of the outlines, in points per font unit.
  public let scale: Double
  /// The font's size in points.
  public let emSize: Double
  /// An odd level means that the text runs from right to left.
  let level: UInt8
  let script: UnicodeScript
  let style: Int32
  package let face: FontFace
  // Shared with the layout.
  let styles: [TextAttributes]
  /// The glyphs from left to right, as shaping chose them.
  package let shaped: ArraySlice<ShapedGlyph>
  /// Extra space in points after each cluster, and in addition after each space.
  package internal(set) var letterSpacing: Double
  package internal(set) var wordSpacing = 0.0

  /// The font of the glyphs: that of the attributes, or one of its fallback fonts.
  public var font: Font {
    Font(face: face, size: emSize, fallback: attributes.font.fallback, features: attributes.font.features)
  }
  /// The attributes of the run.
  public var attributes: TextAttributes { styles[Int(style)] }
  /// Whether the text of the run is from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }

  /// The visible glyphs. Spaces are left out, but their widths remain.
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

  /// Moves along the glyphs of a run.
  package struct Pen {
    private let run: GlyphRun
    // In font units, which are integers, so sums are exact.
    private var units = 0
    private var spacing = 0.0

    package init(_ run: GlyphRun) { self.run = run }

    /// The distance from the run's origin.
    var x: Double { Double(units) * run.scale + spacing }

    /// The next glyph's position in the text's box, and its advance.
    package mutating func place(_ glyph: ShapedGlyph) -> (origin: Point, pen: Double, advance: Double) {
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

  /// The total advance of glyphs, in points.
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

/// A glyph and its position.
public struct PositionedGlyph: Sendable {
  /// The glyph's shape.
  public internal(set) var outline: GlyphOutline
  /// The glyph's origin, relative to the top left corner of the text's box.
  public internal(set) var origin: Point
  /// The advance in points, including kerning and spacing.
  public internal(set) var advance: Double
  /// The start of the glyph's text, in UTF-8 bytes of the string.
  public internal(set) var utf8Offset: Int
}

extension GlyphCache {
  /// The outline of a shaped glyph; nil for one that always draws nothing.
  mutating func outline(of glyph: ShapedGlyph) -> GlyphOutline? {
    glyph.flags.contains(.isBlank) ? nil : outline(of: UInt32(glyph.id))
  }
}
