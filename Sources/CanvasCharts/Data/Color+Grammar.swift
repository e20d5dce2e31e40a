package import Canvas

extension Color {
  /// What may stand for a colour, for messages.
  package static let cssGrammar = "#RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
}
