/// How large a reader wants text, by the names of iOS's setting. `large` is what readers get by default.
///
///     let font = try Font.preferred(.body, factor: TextSizeCategory.accessibility1.factor)    // 28 points
public enum TextSizeCategory: String, Sendable, Hashable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The size of body text that iOS has for the reader, in points: 14 to 53.
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

  /// What sizes of text are multiplied by: 1 for `large`, 14/17 to 53/17.
  public var factor: Double { bodySize / TextStyle.body.size }
}
