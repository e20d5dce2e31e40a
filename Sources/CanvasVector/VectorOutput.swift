package import Canvas

/// The bytes of a file in their order: in memory, or in pieces to a file, so that a long one needs little memory.
package struct VectorOutput {
  /// What was not yet written.
  package var text = VectorText()
  private let writer: AtomicFileWriter?
  private var writtenCount = 0
  private var failure: FileError?

  /// - Parameter writer: The file; nil keeps all bytes in memory.
  package init(to writer: AtomicFileWriter? = nil) { self.writer = writer }

  /// The number of bytes so far.
  package var byteCount: Int { writtenCount + text.bytes.count }

  /// The size from which a piece is written.
  private static let pieceSize = 1 << 18

  /// Writes what there is, if it is enough for a piece.
  package mutating func endPart() {
    if text.bytes.count >= Self.pieceSize { write() }
  }

  /// Writes the rest, and gives the file its name. Throws the first failure of the system.
  package mutating func finish() throws(FileError) {
    write()
    if let failure { throw failure }
    try writer?.finish()
  }

  // After a failure the rest is dropped.
  private mutating func write() {
    guard let writer else { return }
    if failure == nil {
      do throws(FileError) { try writer.write(text.bytes) } catch { failure = error }
    }
    writtenCount += text.bytes.count
    text.bytes.removeAll(keepingCapacity: true)
  }
}
