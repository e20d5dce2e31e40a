import ArgumentParser
import Canvas

/// Draws the pictures of a script for the comparison with another engine: see .ci/checks/support/cairo_drawings.py.
struct Drawings: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a script's pictures and write their pixels, for .ci/checks/cairo.", shouldDisplay: false)

  @Argument(help: "The script.")
  var script: String

  @Argument(
    help: "Output file: for each picture premultiplied R, G, B, A of each pixel, then a byte for edges.")
  var output: String

  func run() throws {
    let bytes = try FileReader.bytes(of: script, limit: 1 << 26)
    var words = DrawingScript.Words(String(decoding: bytes, as: UTF8.self))
    var pixels: [UInt8] = []
    while let word = words.next() {
      guard word == "picture" else { throw DrawingScript.Malformed(word: word) }
      _ = (words.next(), words.next())
      let size = Size(width: try words.number(), height: try words.number())
      let picture = try DrawingScript(size: size)
      try picture.play(&words, until: "end")
      picture.context.makeImage().pixels.withPixels { row in
        for bits in row {
          for shift: UInt32 in [0, 8, 16, 24] { pixels.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        }
      }
      pixels += picture.edges
    }
    try AtomicFile.write(pixels, to: output)
  }
}
