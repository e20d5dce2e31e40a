internal import Canvas

/// What a drawing command says when it is done: a line of JSON where it was asked for, or a note where a person looks.
package struct Report {
  /// One picture that was written.
  package struct Picture {
    /// The file's path; - for standard output.
    package var file: String
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var byteCount: Int

    package init(file: String, _ picture: EncodedPicture) {
      self.file = file
      pixelWidth = picture.pixelWidth
      pixelHeight = picture.pixelHeight
      byteCount = picture.bytes.count
    }
  }

  /// How it is said.
  package enum Form: Sendable, Hashable {
    /// A line for a person.
    case note
    case json
    case nothing
  }

  package var pictures: [Picture]
  /// The file beside the pictures that says what is where; nil where there is none.
  package var dataFile: String?
  package var milliseconds: Double
  /// Of a chart: what it shows in one sentence, and where its marks and labels are.
  package var chart: JSONText?
  /// Of a board: how its game stands.
  package var board: JSONText?

  package init(pictures: [Picture], dataFile: String? = nil, milliseconds: Double, board: JSONText? = nil) {
    self.pictures = pictures
    self.dataFile = dataFile
    self.milliseconds = milliseconds
    self.board = board
  }

  /// Notes go to standard error, and only to a terminal. JSON goes to standard output, where the picture does not.
  package func send(_ form: Form, outputIsTaken: Bool, in environment: ToolEnvironment) throws(ToolError) {
    switch form {
    case .json where outputIsTaken: environment.writeError(json.line + "\n")
    case .json: try environment.printResult(json.line)
    case .note: if environment.errorIsTerminal { environment.printMessage(note) }
    case .nothing: break
    }
  }

  /// The `version` of what `--json` prints, except of `compare`, which has its own. It grows when a field is renamed,
  /// removed or given another meaning.
  package static let version = 1

  private var json: JSONText {
    let list = JSONText.list(
      pictures.map {
        .object([
          "file": .text($0.file), "pixelWidth": .whole($0.pixelWidth), "pixelHeight": .whole($0.pixelHeight),
          "bytes": .whole($0.byteCount),
        ])
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
    let size = "\(picture.pixelWidth)x\(picture.pixelHeight) pixels, \(picture.byteCount) bytes, \(time)"
    return "\(picture.file == "-" ? "standard output" : picture.file): \(size)"
  }
}

extension ToolEnvironment {
  /// What a person may want to know, a line each, where one looks and asked for nothing else.
  package func printNotes(_ notes: [String], _ form: Report.Form) {
    guard form == .note, errorIsTerminal else { return }
    for note in notes { printMessage(note) }
  }
}
