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
    let names = FilePath(path).bytes.split(separator: slash)
    let start = path.isAbsolutePath ? "/" : "./"
    func folder(_ count: Int) -> String { start + FilePath(bytes: names[..<count].joined(separator: [slash])).text }
    var status = stat()
    var hasLookedAgain = false
    while true {
      // The number of names that exist. It is halved in on, because following the links of a long path once for each of
      // its missing names would take seconds.
      guard unsafe lstat(folder(names.count).fileSystemName, &status) == 0 || errno == ENOENT else { return nil }
      var (known, limit) = (0, names.count)
      while known < limit {
        let middle = (known + limit + 1) / 2
        if unsafe lstat(folder(middle).fileSystemName, &status) == 0 { known = middle } else { limit = middle - 1 }
      }
      let missing = names[known...].filter { $0 != Array(".".utf8)[...] }
      guard !missing.contains(Array("..".utf8)[...]) else { return nil }
      if let real = unsafe realpath(folder(known).fileSystemName, nil) {
        defer { unsafe free(real) }
        let bytes = unsafe UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        let all = bytes.split(separator: slash) + missing
        self.init(bytes: [slash] + all.joined(separator: [slash]))
        return
      }
      // A folder that another thread has just replaced is found on the second attempt. A link that leads nowhere, or a
      // removed current folder, is not.
      guard errno == ENOENT, !hasLookedAgain else { return nil }
      hasLookedAgain = true
    }
  }

  /// The components of the path from the root.
  package var names: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }
}
