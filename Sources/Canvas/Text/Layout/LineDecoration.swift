/// A rectangle that belongs to text, in the layout's space: a background, an underline or a strikethrough.
package struct LineDecoration {
  package enum Kind {
    case background, underline, strikethrough
  }

  package var kind: Kind
  package var rect: Rect
  /// The colour, or nil for that of the text.
  package var color: Color?
  package var style: Int32
}

extension TextLayout {
  /// The backgrounds, underlines and strikethroughs of a line. Consecutive runs with the same attributes share one,
  /// so that there are no seams.
  package func decorations(of line: LineRecord) -> [LineDecoration] {
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
      // The positions are those of the text's own font, even for letters of another font.
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

  /// The bounds of everything that drawing the layout touches, in its own space: letters with their outlines, emoji,
  /// backgrounds, underlines and strikethroughs; null if there is nothing. In small upright text, letters move by up
  /// to 1/8 pixel. Emoji, underlines and strikethroughs are aligned to whole pixels.
  public var inkBounds: Rect {
    var bounds = Rect.null
    for line in records {
      for run in runs[line.runs] {
        // At corners, outlines extend further than half the pen's width, up to the miter limit.
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

/// The stroke style of letter outlines.
package enum GlyphStroke {
  // Letters have sharp corners, where long miters would look like thorns.
  package static func style(width: Double) -> StrokeStyle { StrokeStyle(width: width, join: .miter, miterLimit: 4) }
}

extension GlyphOutline {
  /// The bounds of the visible parts, without control points and transparent margins of bitmaps.
  var inkBounds: Rect {
    switch colors {
    case nil: path.isEmpty ? bounds : path.boundingBoxOfPath
    case .layers(let layers): layers.reduce(.null) { $0.union($1.path.boundingBoxOfPath) }
    case .bitmap(let bitmap): bitmap.inkBounds
    }
  }
}
