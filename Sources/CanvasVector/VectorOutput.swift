/// The bytes of a file in their order: in memory, or in pieces to a file, so that a long one needs little memory.
package struct VectorOutput {
  /// What was not yet written.
  package var text = VectorText()
  private let writer: AtomicFileWriter?
  private var writtenCount = 0
  private var failure: FileError?
  /// Whether the text has stand-ins. Set it before anything is written.
  package var hasStandIns = false
  // The content so far, and how much of the text is in it.
  private var hash = ContentHash()
  private var hashedCount = 0
  // Where stand-ins are in what was written.
  private var standIns: [Int] = []

  /// Bytes that stand for a name of the whole content, of letters, until it is complete. No text of a file has them.
  package static let standIn = "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"

  /// - Parameter writer: The file; nil keeps all bytes in memory.
  package init(to writer: AtomicFileWriter? = nil) { self.writer = writer }

  /// The number of bytes so far.
  package var byteCount: Int { writtenCount + text.bytes.count }

  /// The size from which a piece is written.
  private static let pieceSize = 1 << 18

  /// Writes what there is, if it is enough for a piece.
  package mutating func endPart() {
    guard text.bytes.count - hashedCount >= Self.pieceSize else { return }
    endPiece()
    // What is written to a pipe or a device can't be changed later.
    if !hasStandIns || writer?.isInPlace == false { write() }
  }

  /// Gives all stand-ins the name of the content, which is complete.
  package mutating func replaceStandIns() {
    guard hasStandIns else { return }
    endPiece()
    let name = hash.letters(Self.standIn.utf8.count)
    for place in Self.standIns(in: text.bytes) { text.bytes.replaceSubrange(place..<place + name.count, with: name) }
    if failure == nil, let writer {
      do throws(FileError) { try writer.overwrite(name, at: standIns) } catch { failure = error }
    }
    (standIns, hasStandIns) = ([], false)
  }

  /// Writes the rest, and gives the file its name. Throws the first failure of the system.
  package mutating func finish() throws(FileError) {
    write()
    if let failure { throw failure }
    try writer?.finish()
  }

  private mutating func endPiece() {
    if hasStandIns { hash.add(text.bytes[hashedCount...]) }
    hashedCount = text.bytes.count
  }

  private static func standIns(in bytes: [UInt8]) -> [Int] {
    var (places, place) = ([Int](), 0)
    while place < bytes.count {
      if bytes[place] == 1 {
        places.append(place)
        place += standIn.utf8.count
      } else {
        place += 1
      }
    }
    return places
  }

  // After a failure the rest is dropped.
  private mutating func write() {
    guard let writer else { return }
    if hasStandIns { standIns += Self.standIns(in: text.bytes).map { writtenCount + $0 } }
    if failure == nil {
      do throws(FileError) { try writer.write(text.bytes) } catch { failure = error }
    }
    writtenCount += text.bytes.count
    hashedCount = 0
    text.bytes.removeAll(keepingCapacity: true)
  }
}
