internal import CanvasCLibrary

/// How large a terminal is.
package struct TerminalSize: Sendable, Hashable {
  /// In characters.
  package var columns: Int
  package var rows: Int
  /// In pixels; nil where the terminal does not say.
  package var pixelWidth: Int?
  package var pixelHeight: Int?

  package init(columns: Int, rows: Int, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// That of the terminal behind a descriptor; nil where there is none, or it does not say.
  package init?(descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    columns = Int(size.ws_col)
    rows = Int(size.ws_row)
    pixelWidth = size.ws_xpixel > 0 ? Int(size.ws_xpixel) : nil
    pixelHeight = size.ws_ypixel > 0 ? Int(size.ws_ypixel) : nil
  }

  /// What terminals had before they could be resized.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
