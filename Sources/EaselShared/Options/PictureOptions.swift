public import ArgumentParser
public import Canvas

/// The size, font and encoding of a picture. Every command that draws has these options.
package struct PictureOptions: ParsableArguments {
  package init() {}

  /// The values without an option on the command line.
  package static let defaultScale = 1.0
  package static let defaultCompression = PNGCompression.balanced

  // Options with numbers take any next argument, so -5 is reported as an invalid number, not as an unknown option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size in points. (default: 250x350; charts: 640x400; boards: their own)", valueName: "WxH"),
    transform: NumberArgument.size)
  package var size: Size?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width in points, instead of --size. The height keeps the default ratio.", valueName: "points"),
    transform: NumberArgument.positive)
  package var width: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point. (default: 1)", valueName: "number"),
    transform: NumberArgument.positive)
  package var scale = Self.defaultScale

  @Option(
    help: ArgumentHelp("Font file or family for text. (default: DejaVu Sans; charts: Inter)", valueName: "font"),
    completion: .file(extensions: ["ttf", "otf", "ttc"]), transform: PathArgument.path)
  package var font: String?

  @Flag(help: "Fail if no font has a character, instead of drawing a box.")
  package var strictGlyphs = false

  @Option(
    help: ArgumentHelp(
      "Compression of the PNG: fast makes larger files, small takes longer. It doesn't change the pixels.",
      valueName: "effort"))
  package var compression = Self.defaultCompression

  @Flag(help: "Flush files to disk before exiting.")
  package var sync = false

  /// The resolution in a chart's PNG. A point is 1/72 inch, so a chart prints at the same size for every scale.
  package var pixelsPerInch: Double { 72 * scale }

  /// The size in points, or the default if the command line has none.
  package func pictureSize(default size: Size) -> Size {
    self.size ?? width.map { Size(width: $0, height: $0 * size.height / size.width) } ?? size
  }

  /// Throws if no font has a character and the command line has `--strict-glyphs`.
  package func checkGlyphs(_ missing: MissingGlyphs?, in file: String? = nil) throws(ToolError) {
    guard strictGlyphs, let missing else { return }
    throw file.map { ToolError(.badContent, in: $0, missing) } ?? ToolError(.badContent, missing.description)
  }

  /// Throws if the options contradict each other or the picture would be too large.
  package func checkSize(default size: Size) throws(ValidationError) {
    if self.size != nil, width != nil {
      throw ValidationError("use either --size or --width, not both")
    }
    do {
      _ = try ImageSizeError.pixelSize(of: pictureSize(default: size), scale: scale)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension PNGCompression: ExpressibleByArgument {}
