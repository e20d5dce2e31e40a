public import ArgumentParser
public import Canvas

/// How large a picture is and what it is drawn with; every command that draws has these.
package struct PictureOptions: ParsableArguments {
  package init() {}

  /// What holds where the command line says nothing.
  package static let usualScale = 1.0
  package static let usualCompression = PNGCompression.balanced

  // The options that take a number take the next argument whatever it is: -5 is then a bad number, not a bad option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size in points. (default: 250x350; charts: 640x400; boards: their own)", valueName: "WxH"),
    transform: NumberArgument.size)
  package var size: Size?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width in points; the height keeps the usual ratio. Not with --size.", valueName: "points"),
    transform: NumberArgument.positive)
  package var width: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point. (default: 1)", valueName: "number"),
    transform: NumberArgument.positive)
  package var scale = Self.usualScale

  @Option(
    help: ArgumentHelp("Font file or family for text. (default: DejaVu Sans; charts: Inter)", valueName: "font"),
    completion: .file(extensions: ["ttf", "otf", "ttc"]), transform: PathArgument.path)
  package var font: String?

  @Flag(help: "Fail if no font has a character, instead of drawing a box.")
  package var strictGlyphs = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seed of random choices, if there are any. (default: 1)", valueName: "number"),
    transform: NumberArgument.seed)
  package var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Compression of the PNG: fast makes larger files, small takes longer. The pixels are the same.",
      valueName: "effort"))
  package var compression = Self.usualCompression

  @Flag(help: "Wait until the files are on the disk.")
  package var sync = false

  package var usedSeed: UInt64 { seed ?? 1 }

  /// What a chart's PNG says of its resolution. A point is 1/72 inch, so that a chart prints as large at each scale.
  package var pixelsPerInch: Double { 72 * scale }

  /// The size in points: `usual` where the command line names none.
  package func pictureSize(usual: Size) -> Size {
    size ?? width.map { Size(width: $0, height: $0 * usual.height / usual.width) } ?? usual
  }

  /// Throws, if the command line asks for that, where no font has a character.
  package func checkGlyphs(_ missing: MissingGlyphs?, in file: String? = nil) throws(ToolError) {
    guard strictGlyphs, let missing else { return }
    throw file.map { ToolError(.badContent, in: $0, missing) } ?? ToolError(.badContent, missing.description)
  }

  /// Throws where a seed was given and nothing is drawn at random.
  ///
  /// - Parameter condition: When the command takes a seed; nil for never.
  package func checkNoSeed(_ condition: String? = nil) throws(ValidationError) {
    guard seed != nil else { return }
    let reason = condition.map { "it is \($0)" } ?? "nothing is drawn at random"
    throw ValidationError("--seed has no meaning here; \(reason)")
  }

  /// Throws where the options contradict each other or no picture can be that large.
  package func checkSize(usual: Size) throws(ValidationError) {
    if size != nil, width != nil {
      throw ValidationError("--size and --width were given; only one of them is allowed")
    }
    do {
      _ = try ImageSizeError.pixelSize(of: pictureSize(usual: usual), scale: scale)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension PNGCompression: ExpressibleByArgument {}

extension PictureOptions {
  /// Takes an option of a job.
  package mutating func set(_ option: PlainOption) {
    if case .seed(let number) = option { seed = number }
  }
}
