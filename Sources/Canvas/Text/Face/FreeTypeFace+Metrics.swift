import CFreeType

/// The positions of underline and strikethrough, in font units, y down from the baseline.
struct LineDecorations: Sendable {
  /// The middle of the underline.
  var underlinePosition: Double
  var underlineThickness: Double
  /// The middle of the strikethrough, through lowercase letters.
  var strikethroughPosition: Double
  var strikethroughThickness: Double
}

extension FreeTypeFace {
  struct LineMetrics {
    let unitsPerEm: Double
    /// The height above the baseline, positive upwards.
    let ascender: Double
    /// The position of the lower edge, negative in every valid font.
    let descender: Double
    /// The distance between baselines.
    let height: Double
  }

  /// The metrics at the face's position on its axes.
  var lineMetrics: LineMetrics {
    let record = unsafe face.pointee
    guard !isScalable else {
      return unsafe LineMetrics(
        unitsPerEm: Double(record.units_per_EM), ascender: Double(record.ascender),
        descender: Double(record.descender), height: Double(record.height))
    }
    // For bitmap-only fonts, FreeType provides only the bitmap sizes.
    let lines = unsafe horizontalHeader
    let (ascender, descender) = unsafe (Double(lines?.Ascender ?? 0), Double(lines?.Descender ?? 0))
    return unsafe LineMetrics(
      unitsPerEm: Double(head?.Units_Per_EM ?? 0), ascender: ascender, descender: descender,
      height: ascender - descender + Double(lines?.Line_Gap ?? 0))
  }

  /// The heights of a capital and of a lowercase x, which the OS/2 table has since version 2; nil if it is older.
  var statedHeights: (capital: Double, x: Double)? {
    guard let os2, os2.version >= 2, os2.sCapHeight > 0, os2.sxHeight > 0 else { return nil }
    return (Double(os2.sCapHeight), Double(os2.sxHeight))
  }

  /// The positions in the font, or typical ones if the font has none.
  var lineDecorations: LineDecorations {
    let em = lineMetrics.unitsPerEm
    let stated = unsafe Double(face.pointee.underline_thickness)
    let thickness = stated > 0 ? stated : em / 20
    let position = unsafe Double(face.pointee.underline_position)
    var lines = LineDecorations(
      underlinePosition: position < 0 ? -position : em / 10, underlineThickness: thickness,
      strikethroughPosition: -0.26 * em, strikethroughThickness: thickness)
    if let os2, os2.yStrikeoutSize > 0, os2.yStrikeoutPosition > 0 {
      // The font gives the top of this line.
      lines.strikethroughThickness = Double(os2.yStrikeoutSize)
      lines.strikethroughPosition = Double(os2.yStrikeoutSize) / 2 - Double(os2.yStrikeoutPosition)
    }
    return lines
  }
}
