extension Transform {
  /// Reads a list of transforms as in the attribute `transform` and in CSS; nil if there is anything else in it.
  ///
  /// - Parameters:
  ///   - box: The size that percentages are of.
  ///   - font: The lengths of `em` and `rem`.
  init?(svg text: String, in box: Size = Size(width: 1, height: 1), _ font: FontUnits = 16) {
    var scanner = ValueScanner(text)
    var result = Transform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let name = scanner.name() else { return nil }
      scanner.skipSpace()
      guard scanner.take("("), let arguments = Self.arguments(&scanner, of: name, box, font),
        let transform = Self.function(name, arguments)
      else { return nil }
      result = transform.concatenating(result)
      scanner.skipSeparator()
    }
    guard result.isFinite || text.trimmed.isEmpty || text.trimmed == "none" else { return nil }
    self = result
  }

  private static func arguments(
    _ scanner: inout ValueScanner, of name: String, _ box: Size, _ font: FontUnits
  ) -> [Double]? {
    var arguments: [Double] = []
    scanner.skipSpace()
    while !scanner.take(")") {
      guard arguments.count < 7 else { return nil }
      let isAngle = name.hasPrefix("rotate") && arguments.isEmpty || name.hasPrefix("skew")
      if isAngle {
        guard let number = scanner.number(), let factor = Angles.degrees(of: scanner.unit()) else { return nil }
        arguments.append(number * factor)
      } else {
        guard let length = scanner.length(fontSize: font) else { return nil }
        let whole = name == "translateY" || arguments.count == 1 ? box.height : box.width
        arguments.append(length.points(of: name.hasPrefix("scale") ? 1 : whole))
      }
      scanner.skipSeparator()
    }
    return arguments
  }

  private static func function(_ name: String, _ numbers: [Double]) -> Transform? {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1), ("translateX", 1): return Transform(translationX: numbers[0], y: 0)
    // What goes along the third axis isn't seen.
    case ("translate", 2), ("translate3d", 3): return Transform(translationX: numbers[0], y: numbers[1])
    case ("translateZ", 1), ("scaleZ", 1): return .identity
    case ("translateY", 1): return Transform(translationX: 0, y: numbers[0])
    case ("scale", 1): return Transform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2), ("scale3d", 3): return Transform(scaleX: numbers[0], y: numbers[1])
    case ("scaleX", 1): return Transform(scaleX: numbers[0], y: 1)
    case ("scaleY", 1): return Transform(scaleX: 1, y: numbers[0])
    case ("rotate", 1), ("rotateZ", 1): return Transform(rotationAngle: radians(numbers[0]))
    case ("rotate", 3):
      return Transform(rotationAngle: radians(numbers[0])).around(Point(x: numbers[1], y: numbers[2]))
    case ("skewX", 1), ("skewY", 1):
      let turn = Transform(rotationAngle: radians(numbers[0]))
      guard turn.a != 0 else { return nil }
      let tangent = turn.b / turn.a
      return name == "skewX"
        ? Transform(a: 1, b: 0, c: tangent, d: 1, tx: 0, ty: 0)
        : Transform(a: 1, b: tangent, c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// The transform about a point instead of the origin.
  func around(_ center: Point) -> Transform {
    Transform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }
}
