import CanvasMath

/// A source of light (Filter Effects, section 9.22 and following). Lengths are in pixels.
enum LightSource {
  case distant(direction: SIMD3<Double>)
  case point(SIMD3<Double>)
  case spot(at: SIMD3<Double>, direction: SIMD3<Double>, exponent: Double, cone: Double?)

  var isSpot: Bool { if case .spot = self { true } else { false } }

  /// The direction to the light from a point, and how bright it is there.
  func light(at point: SIMD3<Double>) -> (direction: SIMD3<Double>, strength: Double) {
    switch self {
    case .distant(let direction): return (direction, 1)
    case .point(let place): return ((place - point).unit, 1)
    case .spot(let place, let direction, let exponent, let cone):
      let toLight = (place - point).unit
      let cosine = -(toLight * direction).sum()
      guard cosine > 0 else { return (toLight, 0) }
      if let cone, cosine < cone { return (toLight, 0) }
      let strength = ExpLog.power(cosine, exponent)
      // The edge of a cone is soft.
      if let cone, cosine < cone + 0.016 { return (toLight, strength * (cosine - cone) / 0.016) }
      return (toLight, strength)
    }
  }
}

extension SIMD3<Double> {
  fileprivate var unit: SIMD3<Double> {
    let length = (self * self).sum().squareRoot()
    return length > 0 && length.isFinite ? self / length : self
  }
}

extension FilterGraph {
  func lighting(_ input: FilterImage, _ node: Node, _ own: ElementStyle) -> FilterImage {
    let result = empty(input.isLinear)
    let isSpecular = tree[node].tag == .feSpecularLighting
    guard let source = lightSource(node) else { return result }
    let scale = number("surfaceScale", of: node) ?? 1
    let factor = number(isSpecular ? "specularConstant" : "diffuseConstant", of: node) ?? 1
    let exponent = min(max(number("specularExponent", of: node) ?? 1, 1), 128)
    // The powers of shining surfaces and of spots take longer than all else.
    let powerCount = (isSpecular ? 1.0 : 0) + (source.isSpot ? 1 : 0)
    guard factor >= 0, input.width >= 3, input.height >= 3, takeSteps(40 + 120 * powerCount, node) else {
      return result
    }
    var flood = FilterImage(width: 1, height: 1)
    flood.pixels[0] = color(.lightingColor, nil, of: node, own, else: .white).withAlpha(1).premultiplied.bits
    let bits = flood.inSpace(linear: input.isLinear).pixels[0]
    let light = SIMD3(Double(bits & 255), Double(bits >> 8 & 255), Double(bits >> 16 & 255)) / 255

    return result.withPixels { x, y in
      let height = Double(input[x, y] >> 24) / 255
      let normal = input.normal(x, y, scale: scale)
      let place = SIMD3(Double(x), Double(y), scale * height)
      let (direction, strength) = source.light(at: place)
      var amount: Double
      if isSpecular {
        let half = (direction + SIMD3(0, 0, 1)).unit
        let cosine = (normal * half).sum()
        amount = cosine > 0 ? factor * ExpLog.power(cosine, exponent) : 0
      } else {
        amount = max(factor * (normal * direction).sum(), 0)
      }
      amount *= strength
      let color = light * amount
      let (red, green, blue) =
        (ChannelMath.channel(color.x), ChannelMath.channel(color.y), ChannelMath.channel(color.z))
      let alpha = isSpecular ? max(red, green, blue) : 255
      return PremultipliedPixel(red: red, green: green, blue: blue, alpha: alpha).bits
    }
  }

  private func lightSource(_ node: Node) -> LightSource? {
    let child = tree.children(of: node).first {
      [SVGTag.feDistantLight, .fePointLight, .feSpotLight].contains(tree[$0].tag)
    }
    guard let child else { return nil }
    func value(_ name: String) -> Double { number(name, of: child) ?? 0 }
    func place(_ x: String, _ y: String, _ z: String) -> SIMD3<Double> {
      let box = frame.box
      let (ux, uy) =
        frame.isInBox ? (box.minX + value(x) * box.width, box.minY + value(y) * box.height) : (value(x), value(y))
      let point = Point(x: ux, y: uy).applying(frame.toPixels)
      let depth =
        frame.isInBox
        ? value(z) * (box.width * box.width + box.height * box.height).squareRoot() / 2.squareRoot() : value(z)
      return SIMD3(point.x, point.y, depth * (frame.scaleX + frame.scaleY) / 2)
    }
    switch tree[child].tag {
    case .feDistantLight:
      let (sa, ca) = Trigonometry.sineAndCosine(value("azimuth") * .pi / 180)
      let (se, ce) = Trigonometry.sineAndCosine(value("elevation") * .pi / 180)
      return .distant(direction: SIMD3(ca * ce, sa * ce, se))
    case .fePointLight: return .point(place("x", "y", "z"))
    default:
      let start = place("x", "y", "z")
      let end = place("pointsAtX", "pointsAtY", "pointsAtZ")
      let exponent = number("specularExponent", of: child) ?? 1
      let cone = number("limitingConeAngle", of: child).map { Trigonometry.sineAndCosine(abs($0) * .pi / 180).cosine }
      return .spot(at: start, direction: (end - start).unit, exponent: exponent > 0 ? exponent : 1, cone: cone)
    }
  }
}

extension FilterImage {
  /// The direction at a right angle to the surface whose height is alpha. The slopes are those of Sobel, with fewer
  /// neighbours at the edges.
  fileprivate func normal(_ x: Int, _ y: Int, scale: Double) -> SIMD3<Double> {
    func alpha(_ dx: Int, _ dy: Int) -> Double { Double(self[x + dx, y + dy] >> 24) / 255 }
    let (left, right) = (x > 0 ? -1 : 0, x + 1 < width ? 1 : 0)
    let (top, bottom) = (y > 0 ? -1 : 0, y + 1 < height ? 1 : 0)
    var (slopeX, slopeY, weightX, weightY) = (0.0, 0.0, 0.0, 0.0)
    for row in top...bottom {
      let weight = row == 0 ? 2.0 : 1
      slopeX += weight * (alpha(right, row) - alpha(left, row))
      weightX += weight
    }
    for column in left...right {
      let weight = column == 0 ? 2.0 : 1
      slopeY += weight * (alpha(column, bottom) - alpha(column, top))
      weightY += weight
    }
    return SIMD3(
      -2 * scale * slopeX / weightX / Double(right - left), -2 * scale * slopeY / weightY / Double(bottom - top), 1
    ).unit
  }
}
