/// A command whose options are a request.
protocol RequestCommand: WorkingCommand {
  associatedtype Request: DrawableRequest
  /// The request of the command line.
  func request() throws(RequestError) -> Request
}

extension RequestCommand {
  func validate() throws { _ = try checkedRequest() }

  /// Returns the request. Throws if its members contradict each other.
  func checkedRequest() throws(ValidationError) -> Request {
    try asOptions { () throws(RequestError) in
      let request = try request()
      try request.check()
      return request
    }
  }

  /// The request of the command line, for tests.
  var anyRequest: PictureRequest? { (try? request()).map { PictureRequest($0) } }
}

/// A command that draws the picture of its request, and nothing else.
protocol PictureCommand: RequestCommand {
  /// The picture's file, or its description.
  var picture: PictureOutput { get }
}

extension PictureCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    try picture.draw(asTool(request()), in: environment)
  }
}

extension Resources {
  /// The files, fonts and limits of a command: everything that the user may read.
  init(of environment: ToolEnvironment) {
    self.init()
    files = .everywhere
    limits.byteCount = InputFile.byteLimit
    limits.pixelCount = .max
    readsPipes = true
    mayExceed = true
    dataName = InputFile.streamName
    standardInput = { () throws(RequestError) in
      do throws(FileError) { return try environment.readInput(InputFile.byteLimit) } catch {
        throw RequestError(error)
      }
    }
    willRead = { environment.files.willRead($0) }
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
