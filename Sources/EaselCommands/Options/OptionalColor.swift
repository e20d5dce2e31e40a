internal import ArgumentParser
internal import Canvas

/// A colour, or none: a type of its own, because an option that is optional could not have a colour as its default.
struct OptionalColor {
  var color: Color?

  init(color: Color?) { self.color = color }

  init(_ text: String) throws(ValidationError) {
    if text == "none" {
      color = nil
    } else if let color = Color(css: text) {
      self.color = color
    } else {
      throw ValidationError("allowed are none, #RGB, #RRGGBB, #RRGGBBAA and the colour names of CSS")
    }
  }
}
