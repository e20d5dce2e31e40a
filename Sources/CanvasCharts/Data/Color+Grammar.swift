package import Canvas

extension Color {
  /// The valid forms of a colour, for messages.
  package static let cssGrammar = "#RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
}
