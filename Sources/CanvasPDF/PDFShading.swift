import CanvasVector

/// Gradients as shadings (PDF 1.7, 8.7.4.5): axial and radial ones, whose colours are functions of the place.
extension VectorGradient {
  /// The dictionary of the shading of colours.
  var colorShading: String { shading(space: "/DeviceRGB") { $0.pdfText } }

  /// The dictionary of the shading of alpha as grey.
  var alphaShading: String { shading(space: "/DeviceGray") { $0.alpha.channel.text(decimals: 4) } }

  /// The alpha of all stops, or nil if they have different ones.
  var alpha: Double? {
    guard let first = stops.first?.color.alpha.channel else { return 0 }
    return stops.allSatisfy { $0.color.alpha.channel == first } ? first : nil
  }

  private func shading(space: String, _ values: (Color) -> String) -> String {
    let (type, coordinates): (Int, [Double])
    switch shape {
    case .linear(let start, let end): (type, coordinates) = (2, [start.x, start.y, end.x, end.y])
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      (type, coordinates) = (3, [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius])
    }
    return "<</ShadingType \(type)/ColorSpace\(space)/Coords["
      + coordinates.map { $0.text(decimals: 6) }.joined(separator: " ")
      + "]/Extend[true true]/Function \(function(values))>>"
  }

  // Straight lines between the stops, stitched together.
  private func function(_ values: (Color) -> String) -> String {
    var pieces: [(end: Double, from: String, to: String)] = []
    guard let first = stops.first, let last = stops.last else { return Self.piece("0", "0") }
    if first.location > 0 { pieces.append((first.location, values(first.color), values(first.color))) }
    for (start, end) in zip(stops, stops.dropFirst()) where end.location - start.location > 1e-6 {
      pieces.append((end.location, values(start.color), values(end.color)))
    }
    if last.location < 1 || pieces.isEmpty { pieces.append((1, values(last.color), values(last.color))) }
    if pieces.count == 1 { return Self.piece(pieces[0].from, pieces[0].to) }
    let bounds = pieces.dropLast().map { $0.end.text(decimals: 6) }.joined(separator: " ")
    let functions = pieces.map { Self.piece($0.from, $0.to) }.joined()
    let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
    return "<</FunctionType 3/Domain[0 1]/Functions[\(functions)]/Bounds[\(bounds)]/Encode[\(encode)]>>"
  }

  private static func piece(_ from: String, _ to: String) -> String {
    "<</FunctionType 2/Domain[0 1]/N 1/C0[\(from)]/C1[\(to)]>>"
  }
}
