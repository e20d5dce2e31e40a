package import ArgumentParser
package import Canvas

/// A colour, or none. An optional option couldn't have a colour as its default.
package struct OptionalColor {
  package var color: Color?

  package init(color: Color?) { self.color = color }

  package init(_ text: String) throws(ValidationError) {
    if text == "none" {
      color = nil
    } else if let color = Color(css: text) {
      self.color = color
    } else {
      throw ValidationError("use none, #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name")
    }
  }
}
