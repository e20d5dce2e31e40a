import CanvasVector

/// A paint in a file.
enum SVGPaint {
  case color(Color)
  /// The name of a gradient or a pattern.
  case reference(String)
}

/// The attributes of elements, each with a space before it.
extension VectorText {
  /// Appends an attribute with a number. Zeros at its end are left out.
  mutating func append(_ name: StaticString, _ value: Double, decimals: Int = 3) {
    begin(name)
    append(value, decimals: decimals)
    self += "\""
  }

  /// Appends the name of an attribute, and what is before its value.
  private mutating func begin(_ name: StaticString, _ start: StaticString = "=\"") {
    self += " "
    self += name
    self += start
  }

  /// Appends `fill` or `stroke`. Black, with which elements are filled without the attribute, is left out.
  mutating func append(_ paint: SVGPaint, _ name: StaticString, isDefaultBlack: Bool) {
    switch paint {
    case .color(let color):
      let rgb = color.svgBytes
      if !isDefaultBlack || rgb != 0 {
        begin(name)
        append(rgb: rgb)
        self += "\""
      }
      let opacity = color.alpha.channel
      guard opacity < 1 else { return }
      begin(name, "-opacity=\"")
      append(opacity, decimals: 3)
      self += "\""
    case .reference(let definition):
      begin(name, "=\"url(#")
      self.append(definition)
      self += ")\""
    }
  }

  /// Appends what a style has beside the usual one.
  mutating func append(_ style: VectorStyle) {
    if style.alpha < 1 { append("opacity", style.alpha) }
    if style.blendMode != .normal { self.append(style.blendMode.attribute) }
  }

  /// Appends the attributes of a pen, whose lengths are multiplied.
  mutating func append(_ pen: StrokeStyle, scale: Double) {
    let width = pen.width * scale
    if width != 1 { append("stroke-width", width, decimals: 4) }
    if pen.cap != .butt { self += pen.cap == .round ? " stroke-linecap=\"round\"" : " stroke-linecap=\"square\"" }
    // Below 1 every corner is a bevel.
    if pen.join == .bevel || pen.join == .miter && pen.miterLimit < 1 {
      self += " stroke-linejoin=\"bevel\""
    } else if pen.join == .round {
      self += " stroke-linejoin=\"round\""
    } else if pen.miterLimit != 4 {
      append("stroke-miterlimit", min(pen.miterLimit, 1e6))
    }
    guard let (lengths, start) = pen.vectorDashes else { return }
    self.append(" stroke-dasharray=\"\(lengths.map { ($0 * scale).text(decimals: 3) }.joined(separator: " "))\"")
    if start != 0 { append("stroke-dashoffset", start * scale) }
  }

  /// Appends a transform, or nothing for the identity.
  ///
  /// - Parameter decimals: The decimals of its offset.
  mutating func append(_ transform: Transform, _ name: StaticString = "transform", decimals: Int = 4) {
    if transform.isIdentity { return }
    begin(name)
    let offset = [transform.tx, transform.ty]
    if transform.b == 0, transform.c == 0, transform.a == transform.d {
      if offset != [0, 0] { append("translate(", [], offset, decimals: decimals) }
      if transform.a != 1 { append("scale(", [transform.a], [], decimals: decimals) }
    } else {
      append("matrix(", [transform.a, transform.b, transform.c, transform.d], offset, decimals: decimals)
    }
    self += "\""
  }

  /// Appends a function with factors, which have seven decimals, and then offsets.
  private mutating func append(_ function: StaticString, _ factors: [Double], _ offsets: [Double], decimals: Int) {
    self += function
    for (i, number) in (factors + offsets).enumerated() {
      if i > 0 { self += " " }
      append(number, decimals: i < factors.count ? 7 : decimals)
    }
    self += ")"
  }

  /// Appends a place and a size.
  mutating func append(_ rect: Rect) {
    append("x", rect.minX)
    append("y", rect.minY)
    append("width", rect.width)
    append("height", rect.height)
  }

  /// Appends `#rgb` or `#rrggbb`.
  mutating func append(rgb: UInt32) {
    let digits: StaticString = "0123456789abcdef"
    self += "#"
    // Each byte is a digit twice.
    let isShort = rgb & 0x0F0F0F == rgb >> 4 & 0x0F0F0F
    digits.withUTF8Buffer { digits in
      for shift in stride(from: UInt32(20), through: 0, by: -4) where !isShort || shift & 4 == 0 {
        bytes.append(digits[Int(rgb >> shift & 15)])
      }
    }
  }
}

extension Color {
  /// The three bytes, red the highest.
  var svgBytes: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(Int64(rounding: $1.channel * 255, limit: 255)) }
  }
}

extension BlendMode {
  /// The attribute of an element, with a space before it.
  var attribute: String { " style=\"mix-blend-mode:\(cssName)\"" }
}
