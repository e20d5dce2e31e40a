import CanvasCLibrary

/// Why a font can't be used. The description is one line: which file, what was found, what would do.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is missing, a directory, or not to be read, or memory lacks for it; `errorNumber` is the system's `errno`.
  case unreadable(path: String, errorNumber: Int32)
  /// The file, or the bytes, were read and aren't a font that can be drawn with.
  case invalid(source: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(FontBytes.defaultPath, ENOENT):
      "\(FontBytes.defaultPath): no such file; install the Debian package fonts-dejavu-core, or name another font file"
    case .unreadable(let path, ENOMEM): "\(path.showingBytes): not enough memory for the font"
    case .unreadable(let path, let errorNumber):
      unsafe "\(path.showingBytes): \(String(cString: strerror(errorNumber))); a font file is needed"
    case .invalid(let source, let reason):
      "\(source.showingBytes): \(reason)"
    }
  }
}
