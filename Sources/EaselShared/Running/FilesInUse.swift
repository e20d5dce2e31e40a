/// The files that a run of the tool reads. They must not be replaced by files that the run writes.
///
/// Files are identified by inode, so links don't bypass the check. Readers register a file; writers check before they
/// write.
package final class FilesInUse: Sendable {
  // A type of its own: of a generic one the runtime would search all conformances, each time the tool starts.
  private struct Read: Sendable {
    var places: Set<FilePlace> = []
  }

  private let read = Locked(Read())

  package init() {}

  /// Registers a file before it is read; - is standard input, which can also be a file.
  package func willRead(_ path: String) {
    guard let place = Self.place(of: path) else { return }
    read.withLock { _ = $0.places.insert(place) }
  }

  /// Throws if a file to be written is also read by this run, or is one of `others`.
  package func check(_ path: String, others: Set<FilePlace>) throws(ToolError) {
    guard let place = FilePlace(path) else { return }
    if read.withLock({ $0.places.contains(place) }) {
      throw ToolError(.usage, in: path, "this command also reads the file; write to another file")
    }
    if others.contains(place) {
      throw ToolError(.usage, in: path, "this batch also reads or writes the file; write to another file")
    }
  }

  /// Throws if a file to be written or removed is also read by this run, or if two paths name the same file.
  ///
  /// - Parameter document: The file that `saved` continues and can replace; - for standard input.
  package func check(_ paths: [String], saved: String? = nil, continuing document: String? = nil) throws(ToolError) {
    let read = read.withLock { $0 }
    let all = paths + [saved].compactMap(\.self)
    if all.count > 1 { try Self.checkEachIsWrittenOnce(all) }
    for path in paths {
      guard let place = FilePlace(path), read.places.contains(place) else { continue }
      throw ToolError(.usage, in: path, "this command also reads the file; write to another file")
    }
    if let saved, let place = FilePlace(saved), read.places.contains(place) {
      guard place != document.flatMap(Self.place) else { return }
      throw ToolError(
        .usage, in: saved, "this command also reads the file; --save can replace only the state that it continues"
      )
    }
  }

  private static func checkEachIsWrittenOnce(_ paths: [String]) throws(ToolError) {
    var written: Set<FilePlace> = []
    for path in paths {
      guard let place = FilePlace(path), !written.insert(place).inserted else { continue }
      throw ToolError(.usage, in: path, "this command would write the file twice; use a different name for each output")
    }
  }

  private static func place(of input: String) -> FilePlace? {
    input == "-" ? FilePlace(descriptor: 0) : FilePlace(input)
  }
}
