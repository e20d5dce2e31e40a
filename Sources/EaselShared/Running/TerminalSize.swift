internal import CanvasCLibrary

/// The size of a terminal.
package struct TerminalSize: Sendable, Hashable {
  /// The size in characters.
  package var columns: Int
  package var rows: Int
  /// The size in pixels, or nil if the terminal doesn't report it.
  package var pixelWidth: Int?
  package var pixelHeight: Int?

  package init(columns: Int, rows: Int, pixelWidth: Int? = nil, pixelHeight: Int? = nil) {
    (self.columns, self.rows, self.pixelWidth, self.pixelHeight) = (columns, rows, pixelWidth, pixelHeight)
  }

  /// The size of the terminal at a descriptor, or nil if there is none or it doesn't report its size.
  package init?(descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    columns = Int(size.ws_col)
    rows = Int(size.ws_row)
    pixelWidth = size.ws_xpixel > 0 ? Int(size.ws_xpixel) : nil
    pixelHeight = size.ws_ypixel > 0 ? Int(size.ws_ypixel) : nil
  }

  /// The traditional size of terminals, which is the default.
  package static let `default` = TerminalSize(columns: 80, rows: 24)
}
