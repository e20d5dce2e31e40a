internal import Canvas
internal import CanvasGoldens
internal import EaselShared

extension InputFile {
  /// Decodes a PNG or JPEG file for comparison. Returns the samples, and notes about an unusual file; if `isStrict`, a
  /// note is an error.
  static func straightPicture(
    _ bytes: [UInt8], of name: String, isStrict: Bool
  ) throws(ToolError) -> (picture: StraightImage, notes: [PNGNote]) {
    let read: (picture: StraightImage, notes: [PNGNote])
    do {
      read = try StraightImage.reading(bytes, needsEnd: isStrict)
    } catch {
      throw ToolError(error.isOutOfMemory ? .internalFault : .badContent, in: label(name), error)
    }
    guard isStrict, let note = read.notes.first else { return read }
    throw ToolError(.badContent, in: label(name), "\(note); this is an error with --strict")
  }
}
