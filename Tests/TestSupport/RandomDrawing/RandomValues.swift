package import Canvas

/// Values to draw with, ordinary and extreme ones, determined by a seed or a fuzzer's bytes.
package struct RandomValues {
  /// How extreme the numbers are. If every drawing had a NaN, most would draw nothing and test nothing.
  package enum Wildness: CaseIterable { case tame, finite, anything }

  package var choices: RandomChoices
  package let wildness: Wildness

  package init(_ choices: RandomChoices) {
    self.choices = choices
    wildness = Wildness.allCases[self.choices.next(below: 3)]
  }

  private static let small: [Double] = [
    0, -0.0, 1, -1, 0.5, 1.0 / 256, 1.0 / 512, 1e-6, -1e-12, 1e-150, 1e-160, 1e-300, -1e-300, .leastNormalMagnitude,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .ulpOfOne,
  ]
  // Near the limits of fixed point (2^31 / 256 pixels), of the edges' box, of squares, and of exact integers.
  private static let large: [Double] = [
    255, 256, 1_000, -1_000, 32_767, 32_768, -32_768, 65_536, -65_537, 1e6, 8_388_607.998, 8_388_608, -8_388_608,
    8_388_608.5, 16_777_216, 2_147_483_647, -2_147_483_648, 1e9, 1e12, -1e12, 9_007_199_254_740_992,
    9.3e18, 1e19, 1e76, 1e77, 1e100, -1e150, 1e154, 1.4e154, 1e155, 1e200, -1e300, 1e300, 1e308,
    .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]
  private static let notFinite: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  // MARK: Numbers

  package mutating func chance(_ percent: Int) -> Bool { choices.next(below: 100) < percent }
  package mutating func count(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + choices.next(below: range.count)
  }
  package mutating func element<Element>(of array: [Element]) -> Element {
    array[choices.next(below: array.count)]
  }

  /// A coordinate, a length or an angle: any number.
  package mutating func number() -> Double { number(near: -20...80) }

  /// Mostly a number in the range, otherwise as extreme as the drawing's other numbers.
  package mutating func number(near range: ClosedRange<Double>) -> Double {
    let roll = choices.next(below: 100)
    switch wildness {
    case .tame: return roll < 90 ? choices.number(in: range) : element(of: [0, -0.0, 1, 0.5, 8, 16.25, 64])
    case .finite, .anything:
      if roll < 70 { return choices.number(in: range) }
      if roll < 80 { return choices.number(in: range).rounded() }
      if roll < 88 { return element(of: Self.small) }
      if roll < 97 || wildness == .finite { return element(of: Self.large) }
      return element(of: Self.notFinite)
    }
  }

  package mutating func point() -> Point { Point(x: number(), y: number()) }
  package mutating func points() -> [Point] { (0..<count(0...6)).map { _ in point() } }
  package mutating func vector() -> Vector { Vector(dx: number(near: -20...20), dy: number(near: -20...20)) }
  package mutating func size() -> Size { Size(width: number(near: -4...40), height: number(near: -4...40)) }
  package mutating func angle() -> Double { number(near: -7...7) }

  package mutating func rect() -> Rect {
    switch choices.next(below: 12) {
    case 0: .null
    case 1: .zero
    case 2: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    default: Rect(origin: point(), size: size())
    }
  }

  package mutating func radii() -> CornerRadii {
    CornerRadii(
      topLeft: number(near: 0...20), topRight: number(near: 0...20), bottomRight: number(near: 0...20),
      bottomLeft: number(near: 0...20))
  }

  package mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: number(near: -1...6), left: number(near: -1...6), bottom: number(near: -1...6), right: number(near: -1...6))
  }

  package mutating func transform() -> Transform {
    switch choices.next(below: 7) {
    case 0: Transform(translationX: number(near: -30...30), y: number(near: -30...30))
    case 1: Transform(scaleX: number(near: -3...3), y: number(near: -3...3))
    case 2: Transform(rotationAngle: angle())
    case 3: Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    case 4: .identity
    default:
      Transform(
        a: number(near: -2...2), b: number(near: -2...2), c: number(near: -2...2), d: number(near: -2...2),
        tx: number(near: -20...60), ty: number(near: -20...60))
    }
  }

  // MARK: Paints

  package mutating func color() -> Color {
    switch choices.next(below: 6) {
    case 0: .clear
    case 1: .black
    case 2: Color(red: number(near: 0...1), green: number(near: 0...1), blue: number(near: 0...1), alpha: 1)
    case 3:
      Color(
        hue: number(near: 0...1), saturation: number(near: 0...1), brightness: number(near: 0...1),
        alpha: number(near: 0...1))
    default:
      Color(
        red: number(near: 0...1), green: number(near: 0...1), blue: number(near: 0...1), alpha: number(near: 0...1))
    }
  }

  package mutating func gradient() -> Gradient {
    let stops = (0..<count(0...5)).map { _ in
      Gradient.Stop(location: number(near: -0.1...1.1), color: color())
    }
    return Gradient(
      stops: stops, interpolation: element(of: Gradient.Interpolation.allCases),
      spread: element(of: Gradient.Spread.allCases), interpolatesPremultiplied: chance(30), isDithered: chance(30))
  }

  package mutating func paint(_ image: Image) -> Paint {
    let transform = chance(50) ? .identity : transform()
    switch choices.next(below: 6) {
    case 0: return .color(color())
    case 1: return .linearGradient(gradient(), from: point(), to: point(), transform: transform)
    case 2:
      return .radialGradient(gradient(), center: point(), radius: number(near: -1...40), transform: transform)
    case 3:
      return .radialGradient(
        gradient(), startCenter: point(), startRadius: number(near: -1...20), endCenter: point(),
        endRadius: number(near: -1...40), transform: transform)
    case 4:
      return .conicGradient(
        gradient(), center: point(), startAngle: angle(), direction: direction(), transform: transform)
    default:
      return .image(
        image, tilingX: element(of: Paint.Tiling.allCases), tilingY: element(of: Paint.Tiling.allCases),
        sampling: element(of: Paint.Sampling.allCases), transform: transform)
    }
  }

  // MARK: Lines

  package mutating func dash() -> [Double] { (0..<count(0...5)).map { _ in number(near: -0.5...12) } }

  package mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      width: number(near: -1...12), cap: element(of: StrokeStyle.Cap.allCases),
      join: element(of: StrokeStyle.Join.allCases), miterLimit: number(near: 0...12),
      dash: chance(50) ? [] : dash(), dashPhase: number(near: -20...20))
  }
}
