/// A direction in which a variable font changes, as its weight or its width.
public struct FontAxis: Sendable, Hashable {
  /// Four characters: `wght`, `wdth`, `slnt`, `ital`, `opsz`, or the font's own.
  public let tag: String
  /// Such as "Weight"; the tag where the font has no name for it.
  public let name: String
  /// The smallest value.
  public let minimum: Double
  /// Where the font stands that nothing was asked of.
  public let defaultValue: Double
  /// At least the minimum.
  public let maximum: Double
  /// Whether the font wants it kept out of menus.
  public let isHidden: Bool

  /// The tag as OpenType and HarfBuzz write it: its first character in the highest byte.
  package let tagNumber: UInt32

  /// The nearest value that the axis allows; NaN is the default.
  public func clamped(_ value: Double) -> Double {
    value.isNaN ? defaultValue : min(max(value, minimum), maximum)
  }

  init(tagNumber: UInt32, name: String?, minimum: Double, defaultValue: Double, maximum: Double, isHidden: Bool) {
    tag = String(decoding: tagNumber.bigEndianBytes, as: UTF8.self)
    self.tagNumber = tagNumber
    self.name = name ?? tag
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.defaultValue = min(max(defaultValue, minimum), self.maximum)
    self.isHidden = isHidden
  }
}

/// A place among a variable font's axes to which the font gives a name, such as "Semibold Condensed".
public struct FontInstance: Sendable, Hashable {
  /// The name, such as "Bold".
  public let name: String
  /// By the axes' tags.
  public let coordinates: [String: Double]

  /// A place with a name and a value for each axis, by the axes' tags.
  public init(name: String, coordinates: [String: Double]) {
    self.name = name
    self.coordinates = coordinates
  }
}
