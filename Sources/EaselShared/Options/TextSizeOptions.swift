package import ArgumentParser
package import Canvas

/// A size of text, as it is asked for.
package struct TextSize: Sendable, Hashable {
  /// What sizes of text are multiplied by; nil where the command line does not say.
  package var factor: Double?
  /// The option that says it.
  package var option: String

  package init(factor: Double? = nil, option: String = "--text-size") {
    self.factor = factor
    self.option = option
  }
}

/// How large the reader wants text; cards, boards and screens with text have these.
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
      "Size of text by the name of iOS's setting: XS, S, M, L (factor 1), XL, XXL, XXXL, AX1 to AX5.",
      valueName: "name"),
    completion: .list(TextSizeCategory.allCases.map(\.rawValue)),
    transform: { (text) throws(ValidationError) in
      guard let category = TextSizeCategory(rawValue: text.uppercased()) else {
        throw ValidationError("allowed are \(TextSizeCategory.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return category
    })
  package var textSizeCategory: TextSizeCategory?

  /// The size that is asked for.
  package var size: TextSize {
    guard textSize == nil, let textSizeCategory else { return TextSize(factor: textSize) }
    return TextSize(factor: textSizeCategory.factor, option: "--text-size-category")
  }

  package func validate() throws {
    if textSize != nil, textSizeCategory != nil {
      throw ValidationError("--text-size and --text-size-category were given; only one of them is allowed")
    }
  }
}
