package import ArgumentParser
package import Canvas

/// A colour on the command line.
package enum ColorArgument {
  package static func color(_ text: String) throws(ValidationError) -> Color {
    guard let color = Color(css: text) else {
      throw ValidationError("use #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name")
    }
    return color
  }
}
