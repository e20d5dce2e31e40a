/// Lengths on paper. The unit of all lengths is the point of 1/72 inch.
extension Double {
  /// The points of a number of millimetres, 25.4 to the inch.
  public static func millimetres(_ count: Double) -> Double { count * 72 / 25.4 }

  /// The points of a number of inches.
  public static func inches(_ count: Double) -> Double { count * 72 }

  /// The length as a text in millimetres, rounded to hundredths: "63.5 mm".
  var inMillimetres: String {
    let hundredths = (self * 2540 / 72).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e12 else { return "\(self) points" }
    let value = hundredths / 100
    return (value == value.rounded() ? "\(Int(saturating: value))" : "\(value)") + " mm"
  }
}
