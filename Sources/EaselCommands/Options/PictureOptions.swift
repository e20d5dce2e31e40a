internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The size, font and encoding of a picture. Every command that draws has these options.
struct PictureOptions: MemberOptions {
  @Option(PictureSettings.size) var size
  @Option(PictureSettings.width) var width
  @Option(PictureSettings.scale) var scale
  @Option(PictureSettings.font, completion: .file(extensions: ["ttf", "otf", "ttc"])) var font
  @Flag(PictureSettings.strictGlyphs) var strictGlyphs = false
  @Option(PictureSettings.compression) var compression

  @Flag(help: "Flush files to disk before exiting.")
  var sync = false

  var changes: [RequestMember<PictureSettings>.Change?] {
    [size, width, scale, font, PictureSettings.strictGlyphs.ifOn(strictGlyphs), compression]
  }
}
