internal import Glibc

/// Where folders are, for paths from one to another.
enum FolderPath {
  /// The path of a file as it is written from another folder: `../art/meadow.jpg`. Folders are paths from the process's
  /// own; an empty one is that. Nil where the process's own can't be told.
  ///
  /// Links on the way are followed first: `..` means the folder that a folder is really in.
  static func path(of file: String, in folder: String, from other: String) -> String? {
    let whole = folder.isEmpty || folder.hasSuffix("/") ? folder + file : folder + "/" + file
    let name = whole.split(separator: "/").last.map(String.init) ?? ""
    guard let target = names(of: String(whole.dropLast(name.utf8.count))), let start = names(of: other) else {
      return nil
    }
    let common = zip(target, start).prefix { $0 == $1 }.count
    let result = (Array(repeating: "..", count: start.count - common) + target.dropFirst(common) + [name])
      .joined(separator: "/")
    // A name with a colon in it would be read as an address.
    return result.hasPrefix("../") ? result : "./" + result
  }

  /// The names on the way to a folder from the root, without links. What is not there yet is taken as it is written.
  private static func names(of folder: String) -> [String]? {
    var rest = folder.isEmpty ? "." : folder
    var missing: [String] = []
    while true {
      if let real = realpath(rest, nil) {
        defer { free(real) }
        return String(cString: real).split(separator: "/").map(String.init) + missing
      }
      var names = rest.split(separator: "/").map(String.init)
      guard errno == ENOENT, let last = names.popLast(), last != ".." else { return nil }
      if last != "." { missing.insert(last, at: 0) }
      rest = (rest.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
      if rest.isEmpty { rest = "." }
    }
  }
}
