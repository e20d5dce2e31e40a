import Canvas
import CanvasCharts
import Foundation
import Testing

/// The palettes as people with different vision see them.
struct ColorVisionTests {
  @Test(arguments: [ChartTheme.light, .dark, .print])
  func coloursAreToldApart(theme: ChartTheme) {
    for vision in Vision.allCases {
      let seen = theme.palette.map(vision.lab)
      for (index, color) in seen.enumerated() {
        for other in seen[(index + 1)...] { #expect(color.difference(to: other) >= 9, "\(vision) \(index)") }
      }
    }
    let first = theme.palette.prefix(3).map(Vision.normal.lab)
    #expect(first[0].difference(to: first[1]) >= 25)
    #expect(first[0].difference(to: first[2]) >= 25)
    #expect(first[1].difference(to: first[2]) >= 25)
  }

  @Test(arguments: [ChartTheme.light, .dark, .print])
  func thinLinesStandOut(theme: ChartTheme) {
    for color in theme.palette {
      let lights = [color.relativeLuminance, theme.ground.relativeLuminance].sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 3, "\(color)")
    }
  }

  /// The pairs of Sharma, Wu and Dalal (2005).
  @Test(arguments: [
    (Lab(50, 2.6772, -79.7751), Lab(50, 0, -82.7485), 2.0425), (Lab(50, -1, 2), Lab(50, 0, 0), 2.3669),
    (Lab(50, 2.49, -0.001), Lab(50, -2.49, 0.0011), 7.2195), (Lab(50, 2.5, 0), Lab(73, 25, -18), 27.1492),
    (Lab(60.2574, -34.0099, 36.2677), Lab(60.4626, -34.1751, 39.4387), 1.2644),
    (Lab(90.8027, -2.0831, 1.441), Lab(91.1528, -1.6435, 0.0447), 1.4441),
  ])
  func differencesAreThoseOfCIEDE2000(a: Lab, b: Lab, difference: Double) {
    #expect(abs(a.difference(to: b) - difference) < 1e-4)
  }
}

/// A kind of vision: normal, or without one of the cones, by Machado, Oliveira and Fernandes (2009).
private enum Vision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// The linear red, green and blue that are seen, by those that are shown.
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  func lab(_ color: Color) -> Lab {
    let linear = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { min(max(zip($0, linear).map(*).reduce(0, +), 0), 1) }
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
    ]
    let f = zip(rows, [0.95047, 1, 1.08883]).map { row, white in
      let t = zip(row, seen).map(*).reduce(0, +) / white
      return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    return Lab(116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2]))
  }
}

/// A colour of CIELAB.
struct Lab: Sendable {
  let l, a, b: Double

  init(_ l: Double, _ a: Double, _ b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// The difference of CIEDE2000.
  func difference(to other: Lab) -> Double {
    let mean = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * (pow(mean, 7) / (pow(mean, 7) + pow(25, 7))).squareRoot()
    let (c1, c2) = (hypot(a * stretch, b), hypot(other.a * stretch, other.b))
    let (h1, h2) = (Self.hue(a * stretch, b), Self.hue(other.a * stretch, other.b))
    var turn = c1 * c2 == 0 ? 0 : h2 - h1
    if abs(turn) > 180 { turn -= turn > 0 ? 360 : -360 }
    let h = c1 * c2 == 0 ? h1 + h2 : h1 + turn / 2
    let (l, c) = ((self.l + other.l) / 2, (c1 + c2) / 2)
    let t =
      1 - 0.17 * Self.cosine(h - 30) + 0.24 * Self.cosine(2 * h) + 0.32 * Self.cosine(3 * h + 6) - 0.2
      * Self.cosine(4 * h - 63)
    let lightness = (other.l - self.l) / (1 + 0.015 * pow(l - 50, 2) / (20 + pow(l - 50, 2)).squareRoot())
    let chroma = (c2 - c1) / (1 + 0.045 * c)
    let hue = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180) / (1 + 0.015 * c * t)
    let wrapped = h < 0 ? h + 360 : h >= 360 ? h - 360 : h
    let angle = 60 * exp(-pow((wrapped - 275) / 25, 2)) * .pi / 180
    let rotation = -2 * (pow(c, 7) / (pow(c, 7) + pow(25, 7))).squareRoot() * sin(angle)
    return (lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue).squareRoot()
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
