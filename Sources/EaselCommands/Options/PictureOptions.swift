internal import ArgumentParser
internal import Canvas
internal import CanvasRequests
internal import EaselShared

/// The size, font and encoding of a picture. Every command that draws has these options.
struct PictureOptions: MemberOptions {
  @Option(PictureSettings.size) var size
  @Option(PictureSettings.width) var width
  @Option(PictureSettings.scale) var scale
  @Option(PictureSettings.font, completion: .file(extensions: ["ttf", "otf", "ttc"])) var font
  @Flag(PictureSettings.strict) var strict = false
  @Flag(PictureSettings.strictGlyphs) var strictGlyphs = false
  @Option(PictureSettings.compression) var compression
  @Option(PictureSettings.quality) var quality
  @Option(PictureSettings.format) var format
  @Option(PictureSettings.fileTitle) var fileTitle
  @Option(PictureSettings.text) var text
  @Option(PictureSettings.resolution) var resolution
  @Option(PictureSettings.idPrefix) var idPrefix

  @Flag(help: "Flush files to disk before exiting.")
  var sync = false

  var changes: [RequestMember<PictureSettings>.Change?] {
    [
      size, width, scale, font, PictureSettings.strict.ifOn(strict), PictureSettings.strictGlyphs.ifOn(strictGlyphs),
      compression, quality, format, fileTitle, text, resolution, idPrefix,
    ]
  }
}

/// The reader's text size. Cards, boards and screens with text have these options.
struct TextSizeOptions: MemberOptions {
  @Option(TextSettings.factor) var factor
  @Option(TextSettings.category, completion: .list(TextSizeCategory.allCases.map(\.rawValue))) var category

  var changes: [RequestMember<TextSettings>.Change?] { [factor, category] }
}

/// The seed of a request's random choices. Commands that can draw something random have this option.
struct SeedOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Seed for random choices. (default: 1)", valueName: "number"),
    transform: NumberArgument.seed)
  var seed: UInt64?
}

/// The option `--seed` of commands that draw nothing random. It is not in the help, and it is refused with a reason.
struct RefusedSeed: ParsableArguments {
  init() {}

  @Option(
    parsing: .unconditional, help: ArgumentHelp(valueName: "number", visibility: .hidden),
    transform: NumberArgument.seed)
  var seed: UInt64?

  func validate() throws {
    if seed != nil { throw ValidationError("--seed can't be used here, because nothing is random") }
  }
}
