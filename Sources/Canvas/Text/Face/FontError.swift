import CanvasCLibrary

/// An error in loading a font. The description is one line with the file, the problem and a solution.
public enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is missing, a directory or unreadable, or there is not enough memory. `errorNumber` is the system's
  /// `errno`.
  case unreadable(path: String, errorNumber: Int32)
  /// The file or the bytes are not a usable font.
  case invalid(source: String, reason: String)

  public var description: String {
    switch self {
    case .unreadable(SystemFonts.regular, ENOENT):
      "\(SystemFonts.regular): no such file; install the Debian package fonts-dejavu-core, or use another font file"
    case .unreadable(let path, ENOMEM): "\(path.showingBytes): not enough memory for the font"
    case .unreadable(let path, let errorNumber):
      unsafe "\(path.showingBytes): \(String(cString: strerror(errorNumber))); a font file is needed"
    case .invalid(let source, let reason):
      "\(source.showingBytes): \(reason)"
    }
  }
}
