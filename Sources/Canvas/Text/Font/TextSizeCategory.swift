/// A reader's preferred text size, named as in iOS settings. The default is `large`.
///
///     let font = try Font.preferred(.body, factor: TextSizeCategory.accessibility1.factor)    // 28 points
public enum TextSizeCategory: String, Sendable, Hashable, CaseIterable {
  /// Body text of 14 points.
  case extraSmall = "XS"
  /// Body text of 15 points.
  case small = "S"
  /// Body text of 16 points.
  case medium = "M"
  /// Body text of 17 points: the default.
  case large = "L"
  /// Body text of 19 points.
  case extraLarge = "XL"
  /// Body text of 21 points.
  case extraExtraLarge = "XXL"
  /// Body text of 23 points.
  case extraExtraExtraLarge = "XXXL"
  /// Body text of 28 points.
  case accessibility1 = "AX1"
  /// Body text of 33 points.
  case accessibility2 = "AX2"
  /// Body text of 40 points.
  case accessibility3 = "AX3"
  /// Body text of 47 points.
  case accessibility4 = "AX4"
  /// Body text of 53 points.
  case accessibility5 = "AX5"

  /// The size of body text in iOS for this category, in points: 14 to 53.
  public var bodySize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The factor for text sizes: 1 for `large`, from 14/17 to 53/17.
  public var factor: Double { bodySize / TextStyle.body.size }
}
