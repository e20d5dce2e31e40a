package import Canvas
internal import CanvasCLibrary
internal import CanvasData

/// An error that ends a command: one line for a person, an exit code for a script.
package struct ToolError: Error, Sendable, Hashable, CustomStringConvertible {
  package let status: ExitStatus

  /// The message on one line, such as `place: what is wrong; what to do`.
  package let description: String

  /// Whether the error isn't printed, because the reader of standard output has closed the pipe.
  package let isSilent: Bool

  package init(_ status: ExitStatus, _ description: String, isSilent: Bool = false) {
    self.status = status
    self.isSilent = isSilent
    // A file's name or content can contain line breaks. The message is still one line.
    self.description = description.escapingControlCharacters
  }

  /// Creates an error in a file. The message starts with the file's name.
  package init(_ status: ExitStatus, in file: String, _ problem: some CustomStringConvertible) {
    self.init(status, "\(file): \(problem)")
  }

  /// Creates an error for a file that can't be read or written.
  package init(_ error: FileError) {
    let status: ExitStatus =
      switch error {
      case .reading(_, ENOMEM): .internalFault
      case .reading, .notRegular: .unreadable
      case .tooLarge: .badContent
      case .writing: .unwritable
      }
    var isSilent = false
    if case .writing("standard output", EPIPE) = error { isSilent = true }
    self.init(status, error.description, isSilent: isSilent)
  }
}

extension String {
  /// The text on one line, with characters that would change how it is shown escaped: control characters as `\n`,
  /// `\r`, `\t` or `\u{1B}`, so that they can't control a terminal, and those that reverse the direction of text. Bytes
  /// of names that are not UTF-8 are escaped as `\xFF`.
  package var escapingControlCharacters: String { DataError.escaped(showingBytes) }

  /// The same for a text of several lines.
  package var escapingControlCharactersInLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingControlCharacters }
      .joined(separator: "\n")
  }
}
