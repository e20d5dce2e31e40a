/// A text's glyphs in their places, in points relative to the top left of the text's box, y down.
///
/// What drawing needs, without another look at the font:
///
///     for line in layout.lines {
///       for run in line.runs {
///         for glyph in run.glyphs {
///           // glyph.outline.path, scaled by run.scale, with its origin at glyph.origin
///         }
///       }
///     }
public struct TextLayout: Sendable {
  /// The box: the width that was given, or of the widest line, by the number of lines times the line height.
  public private(set) var size: Size
  public private(set) var lines: [TextLine]
  /// The characters that the font doesn't have, each once, in the order of the text.
  public private(set) var missingCharacters: [Unicode.Scalar]

  /// Lays the text out in lines that stand, by the text's alignment, in `width`, or in the widest line's width if
  /// that is nil (or not finite). A line wider than `width` isn't wrapped: it reaches over on the right, on both sides
  /// or on the left, as it is aligned.
  public init(_ text: StyledText, width: Double? = nil) {
    let font = text.font
    guard font.scale > 0 else {
      self.init(size: .zero, lines: [], missingCharacters: [])
      return
    }
    let string = text.string
    self = font.face.withGlyphs { glyphs in
      var typesetter = Typesetter(font: font)
      return typesetter.layout(of: string, glyphs: &glyphs)
    }
    align(text.alignment, in: width.flatMap { $0.isFinite ? $0 : nil })
  }

  fileprivate init(size: Size, lines: [TextLine], missingCharacters: [Unicode.Scalar]) {
    self.size = size
    self.lines = lines
    self.missingCharacters = missingCharacters
  }

  private mutating func align(_ alignment: TextAlignment, in width: Double?) {
    if let width { size.width = width }
    guard alignment != .left else { return }
    for i in lines.indices {
      lines[i].moveBy(dx: (size.width - lines[i].width) * alignment.leadingFraction)
    }
  }

  /// All glyphs as one path, the top left of the box at `origin`.
  public func path(at origin: Point = .zero) -> Path {
    var path = Path()
    for line in lines {
      for run in line.runs {
        for glyph in run.glyphs {
          path.addPath(
            glyph.outline.path,
            transform: Transform(
              a: run.scale, b: 0, c: 0, d: run.scale, tx: origin.x + glyph.origin.x, ty: origin.y + glyph.origin.y))
        }
      }
    }
    return path
  }
}

/// One line of a text.
public struct TextLine: Sendable {
  /// Where its first glyph's origin stands: at the left end of its advances, on the baseline.
  public internal(set) var origin: Point
  /// The sum of its glyphs' advances and kerning, spaces at the end included.
  public internal(set) var width: Double
  /// Its glyphs, left to right; none for a line that draws nothing.
  public internal(set) var runs: [GlyphRun]

  /// The distance of the baseline from the top of the text's box.
  public var baseline: Double { origin.y }

  mutating func moveBy(dx: Double) {
    origin.x += dx
    for r in runs.indices {
      for g in runs[r].glyphs.indices { runs[r].glyphs[g].origin.x += dx }
    }
  }
}

/// Glyphs of one font and size that follow each other on a line.
public struct GlyphRun: Sendable {
  /// Points per font unit: what each outline is to be scaled by.
  public internal(set) var scale: Double
  /// The font's size in points.
  public internal(set) var emSize: Double
  /// Those that draw something: spaces have left only their room.
  public internal(set) var glyphs: [PositionedGlyph]
}

/// An outline and the place of its origin.
public struct PositionedGlyph: Sendable {
  public internal(set) var outline: GlyphOutline
  /// On the baseline, relative to the top left of the text's box.
  public internal(set) var origin: Point
}

/// Sets characters one after the other and breaks lines.
private struct Typesetter {
  private let scale: Double
  private let emSize: Double
  private let ascent: Double
  private let lineHeight: Double
  private var lines: [TextLine] = []
  private var glyphs: [PositionedGlyph] = []
  private var missing: [Unicode.Scalar] = []
  private var missingOnce: Set<Unicode.Scalar> = []
  private var baseline: Double
  private var widest = 0.0

  init(font: Font) {
    scale = font.scale
    emSize = font.size
    ascent = font.ascent
    lineHeight = font.lineHeight
    baseline = ascent
  }

  mutating func layout(of string: String, glyphs cache: inout GlyphCache) -> TextLayout {
    // In font units, which are whole numbers: sums of them are exact.
    var pen = 0.0
    var previous: GlyphOutline?
    var followsReturn = false
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where followsReturn:
        followsReturn = false
        continue
      case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        endLine(width: pen * scale)
        pen = 0
        previous = nil
        followsReturn = scalar == "\r"
        continue
      default:
        followsReturn = false
      }
      guard let glyph = cache.glyph(of: scalar) else { continue }
      if let previous { pen += cache.kerning(previous, glyph) }
      if !glyph.drawsNothing {
        glyphs.append(PositionedGlyph(outline: glyph, origin: Point(x: pen * scale, y: baseline)))
        if glyph.isMissing, missingOnce.insert(scalar).inserted { missing.append(scalar) }
      }
      pen += glyph.advance
      previous = glyph
    }
    endLine(width: pen * scale)
    return TextLayout(
      size: Size(width: widest, height: Double(lines.count) * lineHeight), lines: lines, missingCharacters: missing)
  }

  private mutating func endLine(width: Double) {
    let runs = glyphs.isEmpty ? [] : [GlyphRun(scale: scale, emSize: emSize, glyphs: glyphs)]
    lines.append(TextLine(origin: Point(x: 0, y: baseline), width: width, runs: runs))
    glyphs.removeAll()
    widest = max(widest, width)
    baseline = ascent + Double(lines.count) * lineHeight
  }
}
