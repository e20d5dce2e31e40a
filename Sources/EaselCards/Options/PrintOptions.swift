internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// How cards are printed; `card`, `deck` and `sheet` have these.
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
      "Length by which the ground of --card goes beyond the cut: 1/8in, 3mm, 9pt, 36px. Corners are square.",
      valueName: "length"),
    transform: PrintArgument.length)
  var bleed: Length?

  @Flag(help: "Draw the lines of a proof: the cut of --card, and the area that is safe from it.")
  var marks = false

  @Flag(help: "Print the sizes of --card and draw nothing.")
  var listSizes = false

  /// Throws where an option says something of a print and none is asked for, or contradicts the picture's options.
  private func check(_ picture: PictureOptions) throws(ValidationError) {
    guard cardSize != nil else {
      for (name, isGiven) in [("--dpi", dpi != nil), ("--bleed", bleed != nil), ("--marks", marks)] where isGiven {
        throw ValidationError("\(name) was given without --card; allowed is --card with a size of --list-sizes")
      }
      return
    }
    let others = [
      ("--size", picture.size != nil), ("--width", picture.width != nil),
      ("--scale", picture.scale != PictureOptions.usualScale),
    ]
    for (name, isGiven) in others where isGiven {
      throw ValidationError("--card and \(name) were given; only one of them is allowed (--dpi sets a print's pixels)")
    }
  }

  /// The format that the command line asks for; throws where options contradict each other, and where no picture can be
  /// that large.
  func format(_ picture: PictureOptions, usual: Size = CardOptions.usualSize) throws(ValidationError) -> CardFormat {
    try check(picture)
    guard let cardSize else {
      try picture.checkSize(usual: usual)
      return .screen(picture.pictureSize(usual: usual), scale: picture.scale)
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

  /// The format of a command line that was found right before.
  func checkedFormat(_ picture: PictureOptions, usual: Size = CardOptions.usualSize) throws(ToolError) -> CardFormat {
    do { return try format(picture, usual: usual) } catch { throw ToolError(.usage, error.message) }
  }
}

/// What print options take, or a sentence that says what is allowed.
enum PrintArgument {
  static func cardSize(_ text: String) throws(ValidationError) -> CardSize {
    guard let size = CardSize(name: text) else {
      throw ValidationError("allowed are " + CardSize.all.map(\.name).joined(separator: ", "))
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
