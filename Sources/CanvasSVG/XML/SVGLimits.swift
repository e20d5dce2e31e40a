/// The largest picture that is read and drawn, so that a hostile file takes neither all memory nor all time.
struct SVGLimits: Sendable {
  /// The maximum number of bytes, of a file, of one that is decompressed, and of all values.
  var byteCount = 128 << 20
  /// The maximum number of elements and texts.
  var nodeCount = 1 << 20
  /// How deep elements may be inside of each other in a file. What `use` and others put inside of each other is drawn
  /// up to this depth.
  var depth = 128

  static let standard = SVGLimits()
}
