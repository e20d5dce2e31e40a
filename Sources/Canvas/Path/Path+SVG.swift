extension Path {
  /// Reads path data as in the `d` attribute of SVG: all commands, absolute and relative.
  ///
  ///     let heart = try Path(svg: "M12 21L3 12a5.5 5.5 0 0 1 9-7 5.5 5.5 0 0 1 9 7z")
  ///
  /// The units are points. The grammar is that of SVG 2, 9.3.9: separators may be left out where a sign, a dot or a flag
  /// ends a number ("1.5.5", "0-1", "a1 1 0 0110 10"); a number may also end in a dot, as SVG 1.1 has it. Elliptical arcs
  /// become cubics of at most an eighth of a turn each: radii too small are scaled up, a radius of 0 gives a line, equal
  /// ends nothing (SVG 2, 9.5.1). The empty text is the empty path. Of several moves in a row only the last is kept.
  ///
  /// - Throws: `SVGPathError` with the offset of the first byte that does not belong there. Nothing of the path is
  ///   given back then, where SVG would have what precedes the error drawn.
  public init(svg text: String) throws(SVGPathError) {
    var parser = SVGPathParser(text)
    self = try parser.parse()
  }

  /// The path as SVG path data, with absolute commands M, L, Q, C and Z.
  ///
  ///     Path(rect: Rect(x: 0, y: 0.5, width: 2, height: 1)).svgData     // "M0 0.5L2 0.5L2 1.5L0 1.5Z"
  ///
  /// Each number has the fewest digits that read back as the same `Double`: `Path(svg:)` gives the identical path. One
  /// that is not finite draws nothing, and gives the empty text.
  public var svgData: String {
    guard isFinite else { return "" }
    var text = ""
    var i = 0
    for verb in verbs {
      text += Self.svgCommands[Int(verb.rawValue)]
      for k in 0..<verb.pointCount {
        if k > 0 { text += " " }
        text += Self.svgNumber(points[i + k].x) + " " + Self.svgNumber(points[i + k].y)
      }
      i += verb.pointCount
    }
    return text
  }

  // By the verbs' numbers.
  private static let svgCommands = ["M", "L", "Q", "C", "Z"]

  // The standard library's description is the shortest decimal that reads back the same, with ".0" on whole numbers.
  private static func svgNumber(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
