package import Canvas
internal import CanvasCLibrary

/// Why a command ended without doing its work: one line for a person, a status for a script.
package struct ToolError: Error, Sendable, Hashable, CustomStringConvertible {
  package let status: ExitStatus

  /// `place: what was found; what is allowed`, on one line.
  package let description: String

  /// Whether nothing is printed: whoever read standard output has closed the pipe, and wants no more.
  package let isSilent: Bool

  package init(_ status: ExitStatus, _ description: String, isSilent: Bool = false) {
    self.status = status
    self.isSilent = isSilent
    // A file's name or content may hold a line break; the promise of one line must not depend on it.
    self.description = description.escapingControlCharacters
  }

  /// An error that belongs to a file, with the file's name in front.
  package init(_ status: ExitStatus, in file: String, _ problem: some CustomStringConvertible) {
    self.init(status, "\(file): \(problem)")
  }

  /// A file that can't be read or written.
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
  /// The text with control characters written as `\n`, `\r`, `\t` or `\u{1B}`, so that it stays on its line and
  /// can't steer a terminal, and bytes of names that are no UTF-8 as `\xFF`.
  package var escapingControlCharacters: String { showingBytes.withoutControlCharacters }

  private var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result +=
        scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(Character(scalar))
    }
    return result
  }
}
