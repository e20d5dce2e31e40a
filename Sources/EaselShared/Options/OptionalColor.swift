package import ArgumentParser
package import Canvas

/// A colour, or none: a type of its own, because an option that is optional could not have a colour as its default.
package struct OptionalColor {
  package var color: Color?

  package init(color: Color?) { self.color = color }

  package init(_ text: String) throws(ValidationError) {
    if text == "none" {
      color = nil
    } else if let color = Color(css: text) {
      self.color = color
    } else {
      throw ValidationError("allowed are none, #RGB, #RRGGBB, #RRGGBBAA and the colour names of CSS")
    }
  }
}
