/// Files of pictures that get their names together: they are written under temporary names, a few at a time, so that an
/// error leaves all files unchanged, and thousands of pictures take the memory of a few.
struct PictureFiles {
  let environment: ToolEnvironment
  let sync: Bool
  private let progress: ProgressLine
  private var files = UnnamedFiles()
  /// The pictures so far.
  private(set) var written: [Report.Picture] = []
  /// What their files lack, each once.
  private(set) var notes: [RequestNote] = []

  /// The number of pictures that are in memory at once.
  static let pictureLimit = 64

  init(count: Int, sync: Bool, isQuiet: Bool, in environment: ToolEnvironment) {
    (self.environment, self.sync) = (environment, sync)
    progress = ProgressLine("drawing", total: count, isQuiet: isQuiet, in: environment)
  }

  /// Draws pictures in parallel, and returns them. Those with names are written.
  ///
  /// - Parameters:
  ///   - names: The files, or nil for pictures that aren't written.
  ///   - picture: Draws and encodes a picture.
  mutating func draw(
    count: Int, names: [String]?, picture: @escaping @Sendable (Int) throws(RequestError) -> EncodedPicture
  ) throws(ToolError) -> [EncodedPicture] {
    let results = mapPictures(count: count, workers: environment.coreCount) { [progress] index in
      defer { progress.advance() }
      return Result { () throws(RequestError) in try picture(index) }
    }
    let drawn = try results.map { (result) throws(ToolError) in try asTool(result.get()) }
    notes.add(drawn.flatMap(\.notes))
    if let names {
      try add(zip(names, drawn).map { AtomicFile.NewFile(path: $0, bytes: $1.bytes) })
      written += zip(names, drawn).map { Report.Picture(file: $0, $1) }
    }
    return drawn
  }

  /// Writes a picture, unless it goes to standard output.
  mutating func add(
    _ picture: EncodedPicture, to destination: PictureDestination, called name: String
  ) throws(ToolError) {
    if case .file(let path) = destination { try add([AtomicFile.NewFile(path: path, bytes: picture.bytes)]) }
    written.append(Report.Picture(file: name, picture))
  }

  /// Writes other files.
  mutating func add(_ others: [AtomicFile.NewFile]) throws(ToolError) {
    try asTool(file: files.add(others, sync: sync, workers: writerCount))
  }

  /// Gives all files their names.
  ///
  /// - Parameter inOrder: Whether a file never has its name before those that were added earlier.
  func place(inOrder: Bool = false) throws(ToolError) {
    try asTool(file: files.place(workers: inOrder ? 1 : writerCount))
  }

  /// Ends drawing, also after an error.
  func end() { progress.end() }

  /// The number of threads that write. They mostly wait for the disk.
  private var writerCount: Int { max(8, environment.coreCount) }
}
