/// A property that a variable font can change, such as its weight or its width.
public struct FontAxis: Sendable, Hashable {
  /// The four-character tag: `wght`, `wdth`, `slnt`, `ital`, `opsz`, or one defined by the font.
  public let tag: String
  /// The name, such as "Weight", or the tag if the font has no name for it.
  public let name: String
  /// The smallest value.
  public let minimum: Double
  /// The value used if none is set.
  public let defaultValue: Double
  /// The largest value, at least the minimum.
  public let maximum: Double
  /// Whether the font asks to hide the axis in menus.
  public let isHidden: Bool

  /// The tag as a number, as in OpenType and HarfBuzz, with the first character in the highest byte.
  package let tagNumber: UInt32

  /// The nearest value in the range of the axis; NaN gives the default.
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

/// A named position on a variable font's axes, such as "Semibold Condensed".
public struct FontInstance: Sendable, Hashable {
  /// The name, such as "Bold".
  public let name: String
  /// The value for each axis, by its tag.
  public let coordinates: [String: Double]

  /// A position with a name and a value for each axis, by its tag.
  public init(name: String, coordinates: [String: Double]) {
    self.name = name
    self.coordinates = coordinates
  }
}
