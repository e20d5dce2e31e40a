/// The text of results on standard output, in one of the formats. Equal pairs are not printed.
struct ResultPrinter {
  private let format: PrintedFormat
  /// The characters of the Markdown table so far.
  private var tableCount = 0
  /// The rows that the table has no room for.
  private var leftOutCount = 0

  /// GitHub takes comments of up to 65 536 characters. Some are left for the last lines, and for what is around them.
  static let tableLimit = 64_000

  init(_ format: PrintedFormat) { self.format = format }

  /// Returns the lines for a pair, or nil if there are none. A pair that couldn't be compared is printed to standard
  /// error by the caller, so it has no line of plain text.
  mutating func lines(_ result: ComparisonResult) -> String? {
    let isFailed = if case .failed = result.outcome { true } else { false }
    switch format {
    case .text:
      return isFailed ? nil : result.line?.escapingControlCharacters
    case .markdown:
      guard result.state != .same else { return nil }
      let head = tableCount > 0 ? "" : "| result | picture | details |\n|---|---|---|\n"
      let cells = [result.verdict, MarkdownText.code(result.name), MarkdownText.plain(result.message)]
      let row = head + "| " + cells.joined(separator: " | ") + " |"
      // Once a row is left out, so are all that follow.
      guard leftOutCount == 0, tableCount + row.utf16.count < Self.tableLimit else {
        leftOutCount += 1
        return nil
      }
      tableCount += row.utf16.count + 1
      return row
    case .github:
      var commands: [String] = []
      if result.state != .same {
        // A message of a failed pair has the name of the file that can't be read.
        let message = isFailed ? result.message : "\(result.name): \(result.message)"
        commands.append(
          WorkflowCommand.line(result.status == .done ? .notice : .error, message, file: result.file))
      }
      commands += result.notes.map {
        WorkflowCommand.line(.warning, "\(result.name): \($0)", file: result.file)
      }
      return commands.isEmpty ? nil : commands.joined(separator: "\n")
    }
  }

  /// Returns the last line: the verdict and the counts.
  func end(_ summary: ComparisonSummary) -> String {
    switch format {
    case .text, .github: summary.verdictLine
    case .markdown:
      // A table ends with an empty line.
      (tableCount > 0 ? "\n" : "") + leftOutLine + "**\(summary.verdict)**: \(summary.line)"
    }
  }

  private var leftOutLine: String {
    guard leftOutCount > 0 else { return "" }
    let rows = leftOutCount == 1 ? "1 row is" : "\(leftOutCount) rows are"
    return "\(rows) left out: the table has room for \(Self.tableLimit) characters.\n\n"
  }
}

/// Text in GitHub's Markdown.
package enum MarkdownText {
  /// Text that is shown as it is, also in the cell of a table.
  package static func plain(_ text: String) -> String {
    text.escapingControlCharacters.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "&": "\\\(scalar)"
      // GitHub links these to persons and issues, even after a backslash.
      case "@", "#": "\(scalar)<!-- -->"
      default: String(scalar)
      }
    }.joined()
  }

  /// Text as code, also in the cell of a table.
  package static func code(_ text: String) -> String {
    let text = text.escapingControlCharacters
    // Code ends at as many backticks as it begins with.
    var (run, longest) = (0, 0)
    for character in text.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 || text.hasPrefix(" ") || text.hasSuffix(" ") ? " " : ""
    return fence + space + text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      + space + fence
  }
}

/// A command to the runner of GitHub Actions, which shows a message at a file.
package enum WorkflowCommand {
  package enum Level: String {
    case error, warning, notice
  }

  /// - Parameter file: The path of the file, or nil for none.
  package static func line(_ level: Level, _ message: String, file: String?) -> String {
    let place = file.map { " file=\(property($0.escapingControlCharacters))" } ?? ""
    return "::\(level.rawValue)\(place)::\(data(message.escapingControlCharacters))"
  }

  /// Escapes a message as `@actions/core` does.
  package static func data(_ text: String) -> String { text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// Escapes the value of a property as `@actions/core` does.
  package static func property(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}

/// The format in which `compare` prints its results.
enum PrintedFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
  /// A line for each pair that is not equal, and one with the verdict.
  case text
  /// The same as a table in GitHub's Markdown, for a comment or a job's summary.
  case markdown
  /// The same as workflow commands of GitHub Actions, which show each pair at its file.
  case github
}
