import CanvasCLibrary

extension FilePath {
  /// The path from the root, without links, `.` and `..`. Names that don't exist yet are kept unchanged, and may not
  /// be followed by `..`.
  ///
  /// Nil if a folder in the path can't be read, if `..` follows a folder that doesn't exist, if a link leads nowhere,
  /// or if the current folder was removed.
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
        // A file that another thread has just created is found on the second attempt. A link that leads nowhere, or a
        // removed current folder, is not.
        guard !hasLookedAgain else { return nil }
        hasLookedAgain = true
        continue
      }
      guard let last = rest.popLast(), last != Array("..".utf8)[...] else { return nil }
      if last != Array(".".utf8)[...] { missing.insert(last, at: 0) }
    }
  }

  /// The components of the path from the root.
  package var names: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }
}
