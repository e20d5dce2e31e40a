package import Canvas

/// What a run of the tool reads: none of it is ever replaced by what the run writes.
///
/// Files are told by their inode, so that a second name or a link is no way round. Whoever reads a file says so, and
/// whoever writes asks before the first byte.
package final class FilesInUse: Sendable {
  private let read = Locked<Set<FilePlace>>([])

  package init() {}

  /// Notes a file before it is read; - is standard input, which may be a file too.
  package func willRead(_ path: String) {
    guard let place = Self.place(of: path) else { return }
    read.withLock { _ = $0.insert(place) }
  }

  /// Throws where a file that is to be written is read by this run, or is one of some others.
  package func check(_ path: String, others: Set<FilePlace>) throws(ToolError) {
    guard let place = FilePlace(path) else { return }
    if read.withLock({ $0.contains(place) }) {
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
    var written: Set<FilePlace> = []
    for path in paths + [saved].compactMap(\.self) {
      guard let place = FilePlace(path) else { continue }
      guard written.insert(place).inserted else {
        throw ToolError(.usage, in: path, "this command would write it twice; each output needs a name of its own")
      }
    }
    for path in paths {
      guard let place = FilePlace(path), read.contains(place) else { continue }
      throw ToolError(.usage, in: path, "this command reads it; what is written needs another name")
    }
    if let saved, let place = FilePlace(saved), read.contains(place) {
      guard place != document.flatMap(Self.place) else { return }
      throw ToolError(
        .usage, in: saved, "this command reads it; --save replaces nothing that is read but the state that it continues"
      )
    }
  }

  private static func place(of input: String) -> FilePlace? {
    input == "-" ? FilePlace(descriptor: 0) : FilePlace(input)
  }
}
