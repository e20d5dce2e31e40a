import CanvasVector

/// Definitions of gradients, patterns and images.
extension SVGParts {
  /// The paint, which is defined if it is no colour.
  func paint(_ paint: VectorPaint) -> SVGPaint {
    switch paint {
    case .color(let color): .color(color)
    case .gradient(let gradient, let transform): .reference(define(gradient, transform))
    case .pattern(let tiles, let transform): .reference(define(tiles, transform))
    }
  }

  private func define(_ gradient: VectorGradient, _ transform: Transform) -> String {
    var stops = gradient.stops
    let element: String
    var places: [(StaticString, Double)]
    switch gradient.shape {
    case .linear(let start, let end):
      (element, places) = ("linearGradient", [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radial(let start, var startRadius, let end, var endRadius):
      // Circles around one centre start at a fraction of the larger one.
      if start == end, startRadius > endRadius {
        swap(&startRadius, &endRadius)
        stops = stops.reversed().map { Gradient.Stop(location: 1 - $0.location, color: $0.color) }
      }
      stops = stops.map { stop in
        Gradient.Stop(
          location: (startRadius + (endRadius - startRadius) * stop.location) / endRadius, color: stop.color)
      }
      (element, places) = ("radialGradient", [("cx", end.x), ("cy", end.y), ("r", endRadius)])
      if start != end { places += [("fx", start.x), ("fy", start.y)] }
    }
    var text = VectorText()
    text += "gradientUnits=\"userSpaceOnUse\""
    text.append(transform, "gradientTransform")
    for (name, value) in places { text.append(name, value, decimals: 4) }
    text += ">"
    for stop in stops {
      text += "<stop"
      text.append("offset", stop.location, decimals: 4)
      text += " stop-color=\""
      text.append(rgb: stop.color.svgBytes)
      text += "\""
      let opacity = stop.color.alpha.channel
      if opacity < 1 { text.append("stop-opacity", opacity) }
      text += "/>"
    }
    text.append("</\(element)>")
    return define(element, text.bytes)
  }

  private func define(_ tiles: VectorTiles, _ transform: Transform) -> String {
    let image = define(tiles.image)
    var text = VectorText()
    text += "patternUnits=\"userSpaceOnUse\""
    text.append("width", tiles.period.width, decimals: 4)
    text.append("height", tiles.period.height, decimals: 4)
    text.append(transform, "patternTransform")
    text += ">"
    for place in tiles.places {
      guard let image else { continue }
      text.use(image, place)
      if !tiles.isSmooth { text += " style=\"image-rendering:pixelated\"" }
      text += "/>"
    }
    text += "</pattern>"
    return define("pattern", text.bytes)
  }

  /// The name of an image; nil if there is not enough memory.
  func define(_ image: Image) -> String? {
    guard let png = try? image.png() else { return nil }
    var text = VectorText()
    text.append("width=\"\(image.pixelWidth)\" height=\"\(image.pixelHeight)\" preserveAspectRatio=\"none\" ")
    text += "xlink:href=\"data:image/png;base64,"
    text.bytes.append(contentsOf: Base64.encode(png))
    text += "\"/>"
    return define("image", text.bytes)
  }
}
