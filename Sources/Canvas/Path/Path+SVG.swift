extension Path {
  /// Reads path data as in the `d` attribute of SVG: all commands, absolute and relative.
  ///
  ///     let heart = try Path(svg: "M12 21L3 12a5.5 5.5 0 0 1 9-7 5.5 5.5 0 0 1 9 7z")
  ///
  /// Units are points. The grammar is that of SVG 2, 9.3.9: separators can be omitted if a sign, a dot or a flag ends
  /// a number ("1.5.5", "0-1", "a1 1 0 0110 10"). A number can also end in a dot, as in SVG 1.1. Elliptical arcs
  /// become cubics of at most an eighth of a turn each: radii that are too small are scaled up, a radius of 0 gives a
  /// line, and equal ends add nothing (SVG 2, 9.5.1). Empty text gives the empty path. Of several moves in a row only
  /// the last is kept.
  ///
  /// - Throws: `SVGPathError` with the offset of the first invalid byte. Unlike SVG, which draws the part before an
  ///   error, this returns nothing.
  public init(svg text: String) throws(SVGPathError) {
    var parser = SVGPathParser(text)
    self = try parser.parse()
  }

  /// Reads path data up to its first error, which is how far SVG draws it.
  package init(upToErrorOfSVG text: String) {
    var parser = SVGPathParser(text)
    self = (try? parser.parse()) ?? parser.path
  }

  /// Reads path data up to its first error, with the numbers of elements after which a segment ends: an arc is several
  /// elements.
  package static func withSegmentEnds(svg text: String) -> (path: Path, ends: [Int]) {
    var parser = SVGPathParser(text)
    parser.segmentEnds = []
    let path = (try? parser.parse()) ?? parser.path
    return (path, parser.segmentEnds ?? [])
  }

  /// The path as SVG path data, with absolute commands M, L, Q, C and Z.
  ///
  ///     Path(rect: Rect(x: 0, y: 0.5, width: 2, height: 1)).svgData     // "M0 0.5L2 0.5L2 1.5L0 1.5Z"
  ///
  /// Each number has the fewest digits that read back as the same `Double`, so `Path(svg:)` gives the identical path.
  /// A path that is not finite draws nothing and gives empty text.
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

  // Indexed by the raw values of the verbs.
  private static let svgCommands = ["M", "L", "Q", "C", "Z"]

  // The standard library's description is the shortest decimal that reads back as the same value, with ".0" on
  // integers.
  private static func svgNumber(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
