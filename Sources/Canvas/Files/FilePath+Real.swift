import CanvasCLibrary

extension FilePath {
  /// The path from the root, without links, `.` and `..`. What is not there yet is taken as it is written, and may not go
  /// back up.
  ///
  /// Nil where a folder on the way can't be looked into, where a name goes up from a folder that is not there, for a link
  /// that leads nowhere, and in a current folder that was removed.
  package init?(resolving path: String) {
    guard !path.utf8.contains(0) else { return nil }
    let slash = UInt8(ascii: "/")
    var rest = FilePath(path).bytes.split(separator: slash)
    let start = path.isAbsolutePath ? "/" : "./"
    var missing: [ArraySlice<UInt8>] = []
    var hasLookedAgain = false
    while true {
      let known = start + FilePath(bytes: rest.joined(separator: [slash])).text
      if let real = unsafe realpath(known.fileSystemName, nil) {
        defer { unsafe free(real) }
        let bytes = unsafe UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        let names = bytes.split(separator: slash) + missing
        self.init(bytes: [slash] + names.joined(separator: [slash]))
        return
      }
      var status = stat()
      guard errno == ENOENT else { return nil }
      if unsafe lstat(known.fileSystemName, &status) == 0 {
        // What another thread has made meanwhile is found the second time; a link that leads nowhere, and a current
        // folder that was removed, are not.
        guard !hasLookedAgain else { return nil }
        hasLookedAgain = true
        continue
      }
      guard let last = rest.popLast(), last != Array("..".utf8)[...] else { return nil }
      if last != Array(".".utf8)[...] { missing.insert(last, at: 0) }
    }
  }

  /// The names on the way from the root.
  package var names: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }
}
