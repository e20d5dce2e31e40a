internal import Canvas
internal import Glibc

/// Where folders are, for paths from one to another.
enum FolderPath {
  private static let slash = UInt8(ascii: "/")

  /// The path of a file as it is written from another folder: `../art/meadow.jpg`. Folders are paths from the process's
  /// own; an empty one is that. Nil where the process's own can't be told.
  ///
  /// Links on the way are followed first: `..` means the folder that a folder is really in.
  static func path(of file: String, in folder: String, from other: String) -> String? {
    let whole = FilePath(file.path(in: folder)).bytes
    let end = whole.lastIndex(of: slash).map { $0 + 1 } ?? 0
    guard let target = names(of: whole[..<end]), let start = names(of: FilePath(other).bytes[...]) else { return nil }
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: start.count - common)
    let result = FilePath(bytes: (up + target.dropFirst(common) + [whole[end...]]).joined(separator: [slash])).text
    // A name with a colon in it would be read as an address.
    return result.hasPrefix("../") ? result : "./" + result
  }

  /// The names on the way to a folder from the root, without links. What is not there yet is taken as it is written.
  private static func names(of folder: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var rest = folder.split(separator: slash)
    var missing: [ArraySlice<UInt8>] = []
    while true {
      let start = folder.first == slash ? "/" : "./"
      let path = start + FilePath(bytes: rest.joined(separator: [slash])).text
      if let real = realpath(path.fileSystemName, nil) {
        defer { free(real) }
        let bytes = UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        return bytes.split(separator: slash) + missing
      }
      guard errno == ENOENT, let last = rest.popLast(), last != Array("..".utf8)[...] else { return nil }
      if last != Array(".".utf8)[...] { missing.insert(last, at: 0) }
    }
  }
}
