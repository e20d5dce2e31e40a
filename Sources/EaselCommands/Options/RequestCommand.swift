internal import ArgumentParser
internal import Canvas
internal import CanvasNotes
internal import CanvasRequests
internal import EaselShared

/// A command whose options are a request.
protocol RequestCommand: WorkingCommand {
  associatedtype Request: DrawableRequest
  /// The request of the command line.
  func request() throws(RequestError) -> Request
}

extension RequestCommand {
  /// Returns the request. Throws if its members contradict each other.
  func checkedRequest() throws(ValidationError) -> Request {
    do throws(RequestError) {
      let request = try request()
      try request.check()
      return request
    } catch {
      throw error.validation
    }
  }

  /// Draws the picture, writes it, and reports it.
  ///
  /// - Parameters:
  ///   - output: The value of `-o`.
  ///   - name: The name of the file without an ending, if there is no `-o`.
  ///   - sync: Whether the file is flushed to the disk.
  ///   - options: What is printed.
  func draw(
    to output: String?, orNamed name: String, sync: Bool, report options: ReportOptions,
    in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let request = try asTool { () throws(RequestError) in try self.request() }
    let asked = request.picture.format
    let file = PictureDestination.name(output, orNamed: name, as: asked)
    let (destination, format) = try PictureDestination.picture(file, asked: asked, in: environment)
    let drawn = try asTool { () throws(RequestError) in try request.drawable(in: Resources(of: environment)) }
    let encoded = try EncodedPicture(drawn, as: format)
    try destination.write(encoded.bytes, sync: sync, in: environment)
    environment.print(warnings: drawn.warnings)
    environment.print(notes: drawn.notes, options.form, onlyAtTerminal: !(request is TemplateRequest))
    var report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    report.notes = drawn.warnings + drawn.notes
    try report.send(options.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  /// The request of the command line, for tests.
  var anyRequest: PictureRequest? { (try? request()).map { PictureRequest($0) } }
}

extension Resources {
  /// The files, fonts and limits of a command: everything that the user may read.
  init(of environment: ToolEnvironment) {
    self.init()
    files = .everywhere
    limits.byteCount = InputFile.byteLimit
    limits.pixelCount = .max
    readsPipes = true
    dataName = InputFile.streamName
    standardInput = { () throws(RequestError) in
      do throws(FileError) { return try environment.readInput(InputFile.byteLimit) } catch {
        throw RequestError(error)
      }
    }
    willRead = { environment.files.willRead($0) }
  }
}

extension ToolEnvironment {
  /// Prints the warnings about a picture.
  func print(warnings: [RequestNote]) { printWarnings(warnings.shownLines) }

  /// Prints notes about a picture, unless the options have `--quiet` or `--json`.
  func print(notes: [RequestNote], _ form: Report.Form, onlyAtTerminal: Bool = true) {
    guard form == .note, errorIsTerminal || !onlyAtTerminal else { return }
    for line in notes.shownLines { printMessage(line) }
  }
}

extension [RequestNote] {
  /// The notes with the names of options: at most five of a kind, and then how many more there are.
  var shownLines: [String] {
    var counts: [Note.Kind: Int] = [:]
    var lines: [String] = []
    for note in self {
      counts[note.kind, default: 0] += 1
      if counts[note.kind, default: 0] <= 5 { lines.append(note.text.line) }
    }
    for kind in Note.Kind.allCases {
      guard let count = counts[kind], count > 5 else { continue }
      lines.append("\(count - 5) more (\(kind.rawValue)); --json lists all")
    }
    return lines
  }
}
