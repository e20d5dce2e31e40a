internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// Options for printed cards; `card`, `deck` and `sheet` have these.
struct PrintOptions: ParsableArguments {
  @Option(
    name: .customLong("card"),
    help: ArgumentHelp(
      "Printed size, such as poker, at --dpi; --list-sizes prints all. Replaces --size, --width and --scale.",
      valueName: "name"),
    completion: .list(CardSize.all.map(\.name)), transform: PrintArgument.cardSize)
  var cardSize: CardSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per inch of --card, also written to the PNG. (default: 300)", valueName: "number"),
    transform: PrintArgument.resolution)
  var dpi: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Bleed of --card: how far the background extends beyond the cut, such as 1/8in, 3mm, 9pt or 36px. Corners are \
      square.
      """,
      valueName: "length"),
    transform: PrintArgument.length)
  var bleed: Length?

  @Flag(help: "Draw proof marks: the cut line and the safe area of --card.")
  var marks = false

  @Flag(help: "Print the sizes of --card and draw nothing.")
  var listSizes = false

  /// Throws if there are print options without `--card`, or if `--card` contradicts the picture's options.
  private func check(_ picture: PictureOptions) throws(ValidationError) {
    guard cardSize != nil else {
      for (name, isGiven) in [("--dpi", dpi != nil), ("--bleed", bleed != nil), ("--marks", marks)] where isGiven {
        throw ValidationError("\(name) requires --card; see --list-sizes")
      }
      return
    }
    let others = [
      ("--size", picture.size != nil), ("--width", picture.width != nil),
      ("--scale", picture.scale != PictureOptions.defaultScale),
    ]
    for (name, isGiven) in others where isGiven {
      throw ValidationError("use either --card or \(name), not both; --dpi sets the pixels of a print")
    }
  }

  /// Returns the format for the command line. Throws if options contradict each other, or if the picture would be too
  /// large.
  func format(
    _ picture: PictureOptions, default size: Size = CardOptions.defaultSize
  ) throws(ValidationError) -> CardFormat {
    try check(picture)
    guard let cardSize else {
      try picture.checkSize(default: size)
      return .screen(picture.pictureSize(default: size), scale: picture.scale)
    }
    let format: CardFormat
    do {
      format = .print(try CardPrint(cardSize, pixelsPerInch: dpi ?? 300, bleed: bleed), showsMarks: marks)
    } catch {
      throw ValidationError(error.description)
    }
    do { _ = try format.pixelSize() } catch { throw ValidationError(error.description) }
    return format
  }

  /// Returns the format of a command line that was already validated.
  func checkedFormat(
    _ picture: PictureOptions, default size: Size = CardOptions.defaultSize
  ) throws(ToolError) -> CardFormat {
    do { return try format(picture, default: size) } catch { throw ToolError(.usage, error.message) }
  }
}

/// Parses the values of print options. The error describes valid values.
enum PrintArgument {
  static func cardSize(_ text: String) throws(ValidationError) -> CardSize {
    guard let size = CardSize(name: text) else {
      throw ValidationError("use one of " + CardSize.all.map(\.name).joined(separator: ", "))
    }
    return size
  }

  static func resolution(_ text: String) throws(ValidationError) -> Double {
    try NumberArgument.number(text, in: CardPrint.resolutions)
  }

  static func length(_ text: String) throws(ValidationError) -> Length {
    do { return try Length(text) } catch { throw ValidationError(error.description) }
  }
}
