extension Color {
  /// The colour in CSS's notation: `#rrggbb`, or `#rrggbbaa` if it isn't opaque.
  var cssText: String { hexadecimal(hasAlpha: alpha < 1) }

  /// The colour that CSS's notation has for this one, with its parts in steps of 1 ∕ 255.
  package var asCSS: Color { Color(css: cssText) ?? self }

  /// The colour as a setting of a plot.
  package var setting: DataValue { .text(cssText) }
}
