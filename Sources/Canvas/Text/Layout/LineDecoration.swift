/// A rectangle that belongs to text: its background, or a line along it. In the space of the layout.
struct LineDecoration {
  enum Kind {
    case background, underline, strikethrough
  }

  var kind: Kind
  var rect: Rect
  /// Nil: that of the text.
  var color: Color?
  var style: Int32
}

extension TextLayout {
  /// The backgrounds and lines of a line of text; one for runs that follow each other in one look, so that no seam
  /// shows between them.
  func decorations(of line: LineRecord) -> [LineDecoration] {
    var result: [LineDecoration] = []
    for run in runs[line.runs] {
      let attributes = run.attributes
      guard attributes.background != nil || attributes.hasUnderline || attributes.hasStrikethrough else { continue }
      func add(_ kind: LineDecoration.Kind, top: Double, height: Double, color: Color?) {
        let rect = Rect(x: run.origin.x, y: top, width: run.width, height: height)
        if let i = result.lastIndex(where: { $0.kind == kind }), result[i].style == run.style,
          result[i].rect.minY == rect.minY, abs(result[i].rect.maxX - rect.minX) < 1e-6
        {
          result[i].rect = result[i].rect.union(rect)
        } else {
          result.append(LineDecoration(kind: kind, rect: rect, color: color, style: run.style))
        }
      }
      if let background = attributes.background {
        add(
          .background, top: line.origin.y - line.ascent, height: line.ascent + line.descent, color: background)
      }
      // Where the text's own font has them, also below letters of another.
      let lines = attributes.font.face.lineDecorations
      let scale = attributes.font.scale
      if attributes.hasUnderline {
        add(
          .underline, top: run.origin.y + (lines.underlinePosition - lines.underlineThickness / 2) * scale,
          height: lines.underlineThickness * scale, color: nil)
      }
      if attributes.hasStrikethrough {
        add(
          .strikethrough,
          top: run.origin.y + (lines.strikethroughPosition - lines.strikethroughThickness / 2) * scale,
          height: lines.strikethroughThickness * scale, color: nil)
      }
    }
    return result
  }

  /// The box of all that drawing the layout touches, in its own space: letters with their outlines, pictures,
  /// backgrounds and lines; null if there is nothing. Drawn small and upright, letters move by up to 1/8 pixel,
  /// pictures and lines along the text to whole pixels.
  public var inkBounds: Rect {
    var bounds = Rect.null
    for line in records {
      for run in runs[line.runs] {
        // Corners of outlines reach further than half the pen, up to the miter limit.
        let attributes = run.attributes
        for glyph in run.glyphs {
          var box = glyph.outline.inkBounds
          if let width = attributes.outlineWidth {
            let style = GlyphStroke.style(width: width / run.scale)
            let stroked = glyph.outline.path.stroked(style, scale: run.scale).boundingBox
            box = attributes.fillsLetters ? stroked.union(box) : stroked
          }
          guard !box.isNull else { continue }
          bounds = bounds.union(
            Rect(
              x: glyph.origin.x + box.minX * run.scale, y: glyph.origin.y + box.minY * run.scale,
              width: box.width * run.scale, height: box.height * run.scale))
        }
      }
      for decoration in decorations(of: line) { bounds = bounds.union(decoration.rect) }
    }
    return bounds
  }
}

/// How letters' outlines are stroked.
enum GlyphStroke {
  // Letters have sharp corners, which a miter would turn into thorns.
  static func style(width: Double) -> StrokeStyle { StrokeStyle(width: width, join: .miter, miterLimit: 4) }
}

extension GlyphOutline {
  /// The box of what is drawn, without control points and pictures' transparent margins.
  var inkBounds: Rect {
    switch colors {
    case nil: path.isEmpty ? bounds : path.boundingBoxOfPath
    case .layers(let layers): layers.reduce(.null) { $0.union($1.path.boundingBoxOfPath) }
    case .bitmap(let bitmap): bitmap.inkBounds
    }
  }
}
