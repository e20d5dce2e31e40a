internal import Canvas

/// How two pictures differ: how many pixels, by how much, and where.
///
/// Positions are pixels from the top left. Values are premultiplied, as they were compared.
public struct ImageDifference: Sendable, Hashable {
  /// The sizes of the two pictures.
  public internal(set) var actualSize: PixelSize
  public internal(set) var expectedSize: PixelSize

  /// How many pixels differ. A pixel that only one of the pictures has is one of them.
  public internal(set) var differentPixelCount = 0

  /// How many pixels there are: those that at least one of the pictures has.
  public internal(set) var pixelCount: Int

  /// The largest difference in one channel of a pixel that both have, in levels: 0…255.
  ///
  /// It is 0 where the pictures agree on every pixel that both have, and differ in size.
  public internal(set) var largestChannelDifference = 0

  /// The channel that differs most, the first of those that differ equally; nil where none does.
  public internal(set) var largestChannel: Channel?

  /// The smallest area that holds all different pixels.
  public internal(set) var bounds = PixelArea(x: 0, y: 0, width: 0, height: 0)

  /// The first different pixel, row by row from the top.
  public internal(set) var first = PixelPair(x: 0, y: 0, actual: nil, expected: nil)

  /// Whether the sizes differ.
  public var sizesDiffer: Bool { actualSize != expectedSize }

  /// Which part of the pixels differs: above 0, at most 1.
  public var share: Double { Double(differentPixelCount) / Double(pixelCount) }

  /// A channel of a pixel.
  public enum Channel: Int, Sendable, Hashable, CaseIterable {
    case red, green, blue, alpha
  }

  /// Width and height in pixels.
  public struct PixelSize: Sendable, Hashable {
    public let width: Int
    public let height: Int
  }

  /// A rectangle of whole pixels: the column and row of its top left one, and how many it spans.
  public struct PixelArea: Sendable, Hashable {
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int

    func union(_ other: PixelArea) -> PixelArea {
      let left = min(x, other.x)
      let top = min(y, other.y)
      return PixelArea(
        x: left, y: top, width: max(x + width, other.x + other.width) - left,
        height: max(y + height, other.y + other.height) - top)
    }
  }

  /// The four channels of a pixel, colour premultiplied by alpha.
  public struct PixelValue: Sendable, Hashable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8
  }

  /// A pixel of both pictures; a value is nil where that picture has no such pixel.
  public struct PixelPair: Sendable, Hashable {
    public let x: Int
    public let y: Int
    public let actual: PixelValue?
    public let expected: PixelValue?
  }
}

extension ImageDifference.PixelValue {
  init(_ pixel: PremultipliedPixel) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }
}

extension ImageDifference: CustomStringConvertible {
  /// One line with all figures.
  public var description: String {
    var parts: [String] = []
    if sizesDiffer { parts.append("size \(actualSize), expected \(expectedSize)") }
    parts.append(
      "\(differentPixelCount) of \(pixelCount) pixels differ (\(Self.percentage(of: share))) in \(bounds)")
    if let largestChannel {
      parts.append("largest channel difference \(largestChannelDifference), in \(largestChannel)")
    }
    parts.append("first \(first)")
    return parts.joined(separator: "; ")
  }

  /// Two decimals, and never "0.00%" for a share above 0 or "100.00%" for one below 1: it would read as none or all.
  private static func percentage(of share: Double) -> String {
    let hundredths = Int(saturating: (share * 10_000).rounded())
    if hundredths == 0 { return "below 0.01%" }
    if hundredths == 10_000 && share < 1 { return "above 99.99%" }
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)%"
  }
}

extension ImageDifference.PixelSize: CustomStringConvertible {
  public var description: String { "\(width)x\(height)" }
}

extension ImageDifference.PixelArea: CustomStringConvertible {
  public var description: String { "\(width)x\(height) at \(x),\(y)" }
}

extension ImageDifference.PixelValue: CustomStringConvertible {
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

extension ImageDifference.PixelPair: CustomStringConvertible {
  public var description: String {
    func text(_ value: ImageDifference.PixelValue?) -> String { value.map(\.description) ?? "no pixel" }
    return "at \(x),\(y): \(text(actual)), expected \(text(expected))"
  }
}
