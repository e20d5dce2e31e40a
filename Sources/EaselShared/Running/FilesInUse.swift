package import Canvas

/// What a run of the tool reads: none of it is ever replaced by what the run writes.
///
/// Files are told by their inode, so that a second name or a link is no way round. Whoever reads a file says so, and
/// whoever writes asks before the first byte.
package final class FilesInUse: Sendable {
  // A type of its own: of a generic one the runtime would search all conformances, each time the tool starts.
  private struct Read: Sendable {
    var places: Set<FilePlace> = []
  }

  private let read = Locked(Read())

  package init() {}

  /// Notes a file before it is read; - is standard input, which may be a file too.
  package func willRead(_ path: String) {
    guard let place = Self.place(of: path) else { return }
    read.withLock { _ = $0.places.insert(place) }
  }

  /// Throws where a file that is to be written is read by this run, or is one of some others.
  package func check(_ path: String, others: Set<FilePlace>) throws(ToolError) {
    guard let place = FilePlace(path) else { return }
    if read.withLock({ $0.places.contains(place) }) {
      throw ToolError(.usage, in: path, "this command reads it; what is written needs another name")
    }
    if others.contains(place) {
      throw ToolError(.usage, in: path, "this batch reads or writes it; a picture needs another name")
    }
  }

  /// Throws where one of the files that are to be written, or removed, is read by this run, or is meant by two of them.
  ///
  /// - Parameter document: A file that may be replaced by `saved`, which continues it; - for standard input.
  package func check(_ paths: [String], saved: String? = nil, continuing document: String? = nil) throws(ToolError) {
    let read = read.withLock { $0 }
    let all = paths + [saved].compactMap(\.self)
    if all.count > 1 { try Self.checkEachIsWrittenOnce(all) }
    for path in paths {
      guard let place = FilePlace(path), read.places.contains(place) else { continue }
      throw ToolError(.usage, in: path, "this command reads it; what is written needs another name")
    }
    if let saved, let place = FilePlace(saved), read.places.contains(place) {
      guard place != document.flatMap(Self.place) else { return }
      throw ToolError(
        .usage, in: saved, "this command reads it; --save replaces nothing that is read but the state that it continues"
      )
    }
  }

  private static func checkEachIsWrittenOnce(_ paths: [String]) throws(ToolError) {
    var written: Set<FilePlace> = []
    for path in paths {
      guard let place = FilePlace(path), !written.insert(place).inserted else { continue }
      throw ToolError(.usage, in: path, "this command would write it twice; each output needs a name of its own")
    }
  }

  private static func place(of input: String) -> FilePlace? {
    input == "-" ? FilePlace(descriptor: 0) : FilePlace(input)
  }
}
