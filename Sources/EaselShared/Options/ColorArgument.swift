package import ArgumentParser
package import Canvas

/// A colour on the command line.
package enum ColorArgument {
  package static func color(_ text: String) throws(ValidationError) -> Color {
    guard let color = Color(css: text) else {
      throw ValidationError("allowed are #RGB, #RRGGBB, #RRGGBBAA and the colour names of CSS")
    }
    return color
  }
}
