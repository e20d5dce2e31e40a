internal import ArgumentParser
internal import Canvas
internal import CanvasRequests

/// The output of a drawing command when it is done: a line of JSON with `--json`, or else a note on a terminal.
package struct Report {
  /// A picture that was written.
  package struct Picture {
    /// The file's path; - for standard output.
    package var file: String
    package var extent: EncodedPicture.Extent
    package var byteCount: Int

    package init(file: String, _ picture: EncodedPicture) {
      self.file = file
      extent = picture.extent
      byteCount = picture.bytes.count
    }
  }

  /// The form of the report.
  package enum Form: Sendable, Hashable {
    /// A line for a reader at a terminal.
    case note
    case json
    case nothing
  }

  package var pictures: [Picture]
  /// The file beside the pictures with the positions of the cards, or nil if there is none.
  package var dataFile: String?
  package var milliseconds: Double
  /// For a chart: its alternative text, and the boxes of its marks and labels.
  package var chart: JSONText?
  /// For a board: the state of its game.
  package var board: JSONText?

  package init(pictures: [Picture], dataFile: String? = nil, milliseconds: Double, board: JSONText? = nil) {
    self.pictures = pictures
    self.dataFile = dataFile
    self.milliseconds = milliseconds
    self.board = board
  }

  /// Prints the report. Notes go to standard error, if it is a terminal. JSON goes to standard output, or to standard
  /// error if the picture is on standard output.
  package func send(_ form: Form, outputIsTaken: Bool, in environment: ToolEnvironment) throws(ToolError) {
    switch form {
    case .json where outputIsTaken: environment.writeError(json.line + "\n")
    case .json: try environment.printResult(json.line)
    case .note: if environment.errorIsTerminal { environment.printMessage(note) }
    case .nothing: break
    }
  }

  /// The `version` in the output of `--json`; `compare` has its own. It increases when a field is renamed, removed or
  /// changes its meaning.
  package static let version = 1

  /// The output of `--describe --json`: a chart's alternative text.
  package static func alternative(_ text: String) -> JSONText {
    .object(["version": .whole(version), "alt": .text(text)])
  }

  private var json: JSONText {
    let list = JSONText.list(
      pictures.map { picture in
        let (file, bytes) = (JSONText.text(picture.file), JSONText.whole(picture.byteCount))
        switch picture.extent {
        case .pixels(let width, let height, let format):
          return .object([
            "file": file, "format": .text(format.rawValue), "pixelWidth": .whole(width),
            "pixelHeight": .whole(height), "bytes": bytes,
          ])
        case .points(let size, let format, let count):
          return .object([
            "file": file, "format": .text(format.rawValue), "width": .decimal(size.width),
            "height": .decimal(size.height), "pages": .whole(count), "bytes": bytes,
          ])
        }
      })
    let version = JSONText.whole(Self.version)
    let milliseconds = JSONText.decimal(milliseconds)
    if let dataFile {
      return .object(["version": version, "pictures": list, "data": .text(dataFile), "milliseconds": milliseconds])
    }
    if let board {
      return .object(["version": version, "pictures": list, "board": board, "milliseconds": milliseconds])
    }
    guard let chart else { return .object(["version": version, "pictures": list, "milliseconds": milliseconds]) }
    return .object(["version": version, "pictures": list, "chart": chart, "milliseconds": milliseconds])
  }

  private var note: String {
    let time = "\(Int(saturating: milliseconds.rounded())) ms"
    guard pictures.count == 1, let picture = pictures.first else {
      return "\(pictures.count) pictures, \(pictures.reduce(0) { $0 + $1.byteCount }) bytes, \(time)"
    }
    return
      "\(picture.file == "-" ? "standard output" : picture.file): \(picture.extent), \(picture.byteCount) bytes, \(time)"
  }
}

extension EncodedPicture.Extent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .pixels(let width, let height, _): "\(width)x\(height) pixels"
    case .points(let size, _, let count):
      "\(Int(saturating: size.width.rounded()))x\(Int(saturating: size.height.rounded())) points"
        + (count == 1 ? "" : ", \(count) pages")
    }
  }
}

extension ToolEnvironment {
  /// Prints notes to a terminal, one per line, unless the options have `--quiet` or `--json`.
  package func printNotes(_ notes: [String], _ form: Report.Form) {
    guard form == .note, errorIsTerminal else { return }
    for note in notes { printMessage(note) }
  }
}

/// The output about a command's work. Every command has these options.
package struct ReportOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print no progress and no notes, only warnings and errors.")
  package var quiet = false

  @Flag(help: "Print the result as one line of JSON.")
  package var json = false

  package var form: Report.Form { json ? .json : quiet ? .nothing : .note }
}
