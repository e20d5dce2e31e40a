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
  /// What the pictures lack, and what was decided for them.
  package var notes: [RequestNote] = []
  /// For a chart: its alternative text, and the boxes of its marks and labels.
  package var chart: JSONText?
  /// For a board: the state of its game.
  package var board: JSONText?

  package init(pictures: [Picture], dataFile: String? = nil, milliseconds: Double, board: JSONText? = nil) {
    (self.pictures, self.dataFile, self.milliseconds, self.board) = (pictures, dataFile, milliseconds, board)
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

  /// The `version` in the output of `--json` of commands that print; `compare` has its own. It increases when a field is renamed, removed or
  /// changes its meaning.
  package static let version = 1

  /// The `version` of a report on pictures. In 2, notes are values, and a chart has none of its own.
  private static let pictureVersion = 2

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
    let own = [("data", dataFile.map(JSONText.text)), ("board", board), ("chart", chart)]
    return .members(
      [("version", .whole(Self.pictureVersion)), ("pictures", list)]
        + own.compactMap { name, value in value.map { (name, $0) } }
        + [("notes", .list(notes.map { $0.json(text: $0.what.line) })), ("milliseconds", .decimal(milliseconds))])
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

extension RequestNote {
  /// The note as JSON.
  ///
  /// - Parameter text: The sentence, with the names of options or of members.
  package func json(text: String) -> JSONText {
    .object([
      "kind": .text(kind.rawValue), "place": .text(place), "what": .text(text), "count": .whole(count),
    ])
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
