internal import Canvas
internal import CanvasCLibrary

/// Finds the folder of the package that a source file belongs to.
enum PackageFolder {
  /// The nearest folder above a source file that contains a `Package.swift`. Nil if there is none, such as on a
  /// machine that runs tests built elsewhere.
  static func containing(sourceFile: String) -> String? {
    var folder = FilePath(sourceFile).bytes[...]
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let text = FilePath(bytes: folder).text
      if unsafe access("\(text)/Package.swift".fileSystemName, F_OK) == 0 { return text.isEmpty ? "/" : text }
    }
    return nil
  }
}
