internal import CanvasCLibrary

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
    let isUnwritten = if case .writing = error { true } else { false }
    let isSilent = if case .writing("standard output", EPIPE) = error { true } else { false }
    self.init(
      isUnwritten ? .unwritable : ToolError(RequestError(error)).status, error.description, isSilent: isSilent)
  }

  /// The error of a request, with the names of options.
  package init(_ error: RequestError) {
    let status: ExitStatus =
      switch error.reason {
      case .request, .limit: .usage
      case .content: .badContent
      case .file: .unreadable
      case .failure: .internalFault
      }
    self.init(status, error.text.line)
  }

  /// The error of a request in JSON, with the names of members.
  package init(inJSON error: RequestError) {
    self.init(ToolError(error).status, error.text.description)
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

/// Runs a closure, and throws its error as the tool's.
package func asTool<Value>(_ body: @autoclosure () throws(RequestError) -> Value) throws(ToolError) -> Value {
  do { return try body() } catch { throw ToolError(error) }
}

/// The same for what reads or writes a file.
package func asTool<Value>(file body: @autoclosure () throws(FileError) -> Value) throws(ToolError) -> Value {
  do { return try body() } catch { throw ToolError(error) }
}

/// The exit code of the tool. Values above 2 are those of sysexits.h.
package enum ExitStatus: Int32, Sendable, Comparable {
  case done = 0
  /// `compare`: pixels differ; see also `jobsFailed`.
  case pixelsDiffer = 1
  /// `compare`: sizes differ, or a name is on one side only. `goldens unused`: no test uses some goldens. `goldens
  /// report`: a golden failed.
  case picturesUnlike = 2
  /// The command line is wrong, or a limit is exceeded.
  case usage = 64
  /// The content of a file is wrong.
  case badContent = 65
  /// A named file or folder is missing or can't be read.
  case unreadable = 66
  /// An internal error, or a lack of memory.
  case internalFault = 70
  /// A file or stream can't be written.
  case unwritable = 73

  /// `batch`: a job failed.
  package static let jobsFailed = ExitStatus.pixelsDiffer

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

extension RequestText {
  /// The sentence with the names of the tool's options: `use either --size or --width, not both`.
  package var line: String { text { "--" + $0 + ($1.map { " " + $0 } ?? "") } }
}
