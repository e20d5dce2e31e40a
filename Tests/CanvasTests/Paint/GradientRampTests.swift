import Canvas
import CanvasKernels
import Foundation
import Testing

/// A gradient's colours beside the definition in floating point, with the C library's powers.
@Suite struct GradientRampTests {
  @Test func stopsHaveTheMemoryThatKernelsRead() {
    #expect(MemoryLayout<Gradient.Stop>.stride == MemoryLayout<ck_gradient_stop>.stride)
    #expect(MemoryLayout<Gradient.Stop>.offset(of: \.location) == MemoryLayout<ck_gradient_stop>.offset(of: \.location))
    #expect(MemoryLayout<Gradient.Stop>.offset(of: \.color) == MemoryLayout<ck_gradient_stop>.offset(of: \.red))
    #expect([\Color.red, \.green, \.blue, \.alpha].map { MemoryLayout<Color>.offset(of: $0) } == [0, 8, 16, 24])
  }

  // MARK: The definition

  private static func light(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
  private static func encoded(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
  }

  private static func toSpace(_ rgb: SIMD3<Double>, _ space: Gradient.Interpolation) -> SIMD3<Double> {
    if space == .sRGB { return rgb }
    let l = SIMD3(light(rgb.x), light(rgb.y), light(rgb.z))
    return space == .oklab ? OKLab.coordinates(ofLight: l) : l
  }

  private static func fromSpace(_ value: SIMD3<Double>, _ space: Gradient.Interpolation) -> SIMD3<Double> {
    if space == .sRGB { return value }
    let l = space == .oklab ? OKLab.light(of: value) : value
    return SIMD3(encoded(l.x), encoded(l.y), encoded(l.z))
  }

  // Premultiplied, 0…255. The stops are sorted and within 0…1, their colours bytes.
  private static func definition(_ gradient: Gradient, at t: Double) -> SIMD4<Double> {
    let stops = gradient.stops
    let after = stops.firstIndex { $0.location > t } ?? stops.count
    let from = stops[max(after - 1, 0)]
    let to = stops[min(after, stops.count - 1)]
    let span = to.location - from.location
    let f = span > 0 ? min(max((t - from.location) / span, 0), 1) : 0
    func space(_ c: Color) -> SIMD3<Double> {
      let v = toSpace(SIMD3(c.red, c.green, c.blue), gradient.interpolation)
      return gradient.interpolatesPremultiplied ? v * c.alpha : v
    }
    let alpha = from.color.alpha + (to.color.alpha - from.color.alpha) * f
    guard alpha > 0 else { return .zero }
    var mixed = space(from.color) + (space(to.color) - space(from.color)) * f
    if gradient.interpolatesPremultiplied { mixed /= alpha }
    return SIMD4(fromSpace(mixed, gradient.interpolation) * alpha, alpha) * 255
  }

  private static func gradients(_ space: Gradient.Interpolation, premultiplied: Bool) -> [Gradient] {
    var random = SeededGenerator(seed: 302)
    var result = [
      Gradient(colors: [.black, .white]), Gradient(colors: [.red, .green, .blue]), Gradient(colors: [.red, .clear]),
      Gradient(colors: [.blue, .yellow.withAlpha(0)]), Gradient(colors: [.clear, .clear]),
    ]
    for _ in 0..<40 {
      func byte() -> UInt8 { UInt8([0, 255, random.next(below: 256), random.next(below: 256)][random.next(below: 4)]) }
      let stops = (0..<(1 + random.next(below: 6))).map { _ in
        Gradient.Stop(
          location: Double(random.next(below: 11)) / 10,
          color: Color(red8: byte(), green8: byte(), blue8: byte(), alpha8: byte()))
      }
      result.append(Gradient(stops: stops.sorted { $0.location < $1.location }))
    }
    return result.map {
      Gradient(stops: $0.stops, interpolation: space, interpolatesPremultiplied: premultiplied)
    }
  }

  @Test(arguments: Gradient.Interpolation.allCases, [false, true])
  func everyColourIsWithinOneLevelOfTheDefinition(space: Gradient.Interpolation, premultiplied: Bool) {
    let places = (-20...1_020).map { Double($0) / 1_000 }
    var worst = 0.0
    for gradient in Self.gradients(space, premultiplied: premultiplied) {
      let colors = GradientRamp(gradient).colors(at: places.map { Float($0) })
      for (place, color) in zip(places, colors) {
        let expected = Self.definition(gradient, at: place)
        for i in 0..<4 { worst = max(worst, abs(Double(color[i]) - expected[i])) }
      }
    }
    // Half a level of rounding on either side still makes no more than one.
    #expect(worst < 0.25)
  }

  @Test func aHardEdgeBelongsToTheLaterStop() {
    let gradient = Gradient(stops: [
      .init(location: 0, color: .black), .init(location: 0, color: .red), .init(location: 0.5, color: .red),
      .init(location: 0.5, color: .green), .init(location: 0.5, color: .blue), .init(location: 1, color: .blue),
      .init(location: 1, color: .white),
    ])
    let places: [Float] = [-0.1, 0, Float(0.5).nextDown, 0.5, Float(1).nextDown, 1, 2, -1e30, 1e30]
    let colors = GradientRamp(gradient).colors(at: places)
    let expected: [Color] = [.black, .red, .red, .blue, .blue, .white, .white, .black, .white]
    for (color, expected) in zip(colors, expected) {
      #expect(color == SIMD4(Float(expected.red), Float(expected.green), Float(expected.blue), 1) * 255)
    }
  }

  @Test func stopsAreClampedAndSortedAndEqualOnesKeepTheirOrder() {
    let messy = Gradient(stops: [
      .init(location: 7, color: .white), .init(location: .nan, color: .red), .init(location: 0.5, color: .green),
      .init(location: -3, color: .blue), .init(location: 0.5, color: .black),
    ])
    let clean = Gradient(stops: [
      .init(location: 0, color: .red), .init(location: 0, color: .blue), .init(location: 0.5, color: .green),
      .init(location: 0.5, color: .black), .init(location: 1, color: .white),
    ])
    let places = (-1...11).map { Float($0) / 10 }
    #expect(GradientRamp(messy).colors(at: places) == GradientRamp(clean).colors(at: places))
    #expect(GradientRamp(Gradient(stops: [])).colors(at: places).allSatisfy { $0 == .zero })
  }

  @Test func stopsMayStandAsCloseAsNumbersDo() {
    var stops = (0..<300).map { Gradient.Stop(location: 0.5 + Double($0) * 1e-16, color: .gray) }
    stops.append(.init(location: .leastNonzeroMagnitude, color: .gray))
    for space in Gradient.Interpolation.allCases {
      let gradient = Gradient(stops: stops, interpolation: space)
      let colors = GradientRamp(gradient).colors(at: [0, .leastNonzeroMagnitude, 1e-30, 0.5, Float(0.5).nextUp, 1])
      for color in colors { #expect(abs(color.x - 128) < 0.01 && color.w == 255) }
    }
  }
}
