/// The constants of Vega's expression language.
enum ExpressionConstants {
  /// The value of a name, or nil if it isn't a constant.
  static func value(_ name: String) -> DataValue? {
    switch name {
    case "true": .bool(true)
    case "false": .bool(false)
    case "null", "undefined": .null
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "PI": .number(.pi)
    case "E": .number(2.718281828459045)
    case "LN2": .number(0.6931471805599453)
    case "LN10": .number(2.302585092994046)
    case "LOG2E": .number(1.4426950408889634)
    case "LOG10E": .number(0.4342944819032518)
    case "SQRT1_2": .number(0.7071067811865476)
    case "SQRT2": .number(1.4142135623730951)
    case "MIN_VALUE": .number(.leastNonzeroMagnitude)
    case "MAX_VALUE": .number(.greatestFiniteMagnitude)
    default: nil
    }
  }
}
