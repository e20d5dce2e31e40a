package import ArgumentParser
package import Canvas

/// A text size that the command line asks for.
package struct TextSize: Sendable, Hashable {
  /// The factor for text sizes, or nil if the command line has none.
  package var factor: Double?
  /// The name of the option in use.
  package var option: String

  package init(factor: Double? = nil, option: String = "--text-size") {
    self.factor = factor
    self.option = option
  }
}

/// The reader's text size. Cards, boards and screens with text have these options.
package struct TextSizeOptions: ParsableArguments {
  package init() {}

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Factor for the size of text. On cards with pips, it applies to the corners of --style lecture. (default: 1)",
      valueName: "factor"),
    transform: NumberArgument.factor)
  package var textSize: Double?

  @Option(
    help: ArgumentHelp(
      "Text size as an iOS content size category: XS, S, M, L (factor 1), XL, XXL, XXXL, AX1 to AX5.",
      valueName: "name"),
    completion: .list(TextSizeCategory.allCases.map(\.rawValue)),
    transform: { (text) throws(ValidationError) in
      guard let category = TextSizeCategory(rawValue: text.uppercased()) else {
        throw ValidationError("use one of \(TextSizeCategory.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return category
    })
  package var textSizeCategory: TextSizeCategory?

  /// The text size that the command line asks for.
  package var size: TextSize {
    guard textSize == nil, let textSizeCategory else { return TextSize(factor: textSize) }
    return TextSize(factor: textSizeCategory.factor, option: "--text-size-category")
  }

  package func validate() throws {
    if textSize != nil, textSizeCategory != nil {
      throw ValidationError("use either --text-size or --text-size-category, not both")
    }
  }
}
