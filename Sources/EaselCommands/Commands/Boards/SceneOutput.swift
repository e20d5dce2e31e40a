internal import Canvas
internal import CanvasRequests
internal import EaselShared

/// The output of a scene: its pictures, and the file of its state.
struct SceneOutput {
  /// The folder of frames, or nil for none.
  private let folder: String?
  /// The document to write, or nil for none.
  private let save: String?
  private let sync: Bool
  private let report: ReportOptions
  /// The file that the scene was read from, or nil for a new scene; - for standard input.
  private let document: String?
  /// The start of the work, in milliseconds.
  private let began: Double
  /// The format of all pictures.
  private(set) var format = PictureFormat.png
  /// The picture of the final state, or nil for none.
  private var file: String?
  private var destination: PictureDestination?
  /// The folder of frames, once drawing begins, or nil for none.
  private(set) var frames: FrameFolder?
  private var pictures: [Report.Picture] = []
  /// The frames so far, without their names.
  private var files = UnnamedFiles()
  /// The picture of the last state, once it is drawn.
  private var final: EncodedPicture?
  private var progress: ProgressLine?

  /// The number of pictures that are in memory at once.
  static let pictureLimit = 32

  init(frames: String?, save: String?, sync: Bool, report: ReportOptions, document: String?, began: Double) {
    folder = frames
    self.save = save
    self.sync = sync
    self.report = report
    self.document = document
    self.began = began
  }

  /// Sets the file of the last picture, or nil for none; - for standard output. Throws if it can't be written there.
  ///
  /// - Parameter asked: The format that is asked for; nil for that of the file's name.
  mutating func setPicture(
    _ file: String?, asked: PictureFormat?, in environment: ToolEnvironment
  ) throws(ToolError) {
    self.file = file
    guard let file else {
      format = asked ?? .png
      return
    }
    (destination, format) = try PictureDestination.picture(file, asked: asked, in: environment)
  }

  /// Begins drawing pictures. Throws if a file to be written was read, or would be written twice.
  mutating func begin(count: Int, in environment: ToolEnvironment) throws(ToolError) {
    frames = folder.map { FrameFolder($0, frameCount: count, as: format) }
    try checkFiles(in: environment)
    progress = ProgressLine("drawing", total: count, isQuiet: report.quiet, in: environment)
  }

  /// Ends drawing, also after an error.
  func end() { progress?.end() }

  /// Draws the pictures of the next states in parallel. Frames are written under temporary names.
  ///
  /// - Parameter picture: Returns the picture of one of these states.
  mutating func draw(
    count: Int, in environment: ToolEnvironment, picture: @escaping @Sendable (Int) -> RequestedPicture
  ) throws(ToolError) {
    let results = mapPictures(count: count, workers: environment.coreCount) { [progress, format] index in
      defer { progress?.advance() }
      return Result { () throws(ToolError) in try EncodedPicture(picture(index), as: format) }
    }
    var drawn: [EncodedPicture] = []
    for result in results { drawn.append(try result.get()) }
    final = drawn.last ?? final
    guard let frames else { return }
    let names = (pictures.count..<pictures.count + drawn.count).map(frames.file)
    try add(zip(names, drawn).map { AtomicFile.NewFile(path: $0, bytes: $1.bytes) }, in: environment)
    pictures += zip(names, drawn).map { Report.Picture(file: $0, $1) }
  }

  /// Writes the last picture and the state, and gives all files their names: either all or none. Then removes extra
  /// frames of earlier runs. Throws if a file to be written was read for drawing.
  mutating func finish(json: [UInt8]?, in environment: ToolEnvironment) throws(ToolError) {
    guard let final else { return }
    try checkFiles(in: environment)
    var last: [AtomicFile.NewFile] = []
    if let file {
      if case .file(let path)? = destination { last.append(AtomicFile.NewFile(path: path, bytes: final.bytes)) }
      pictures.append(Report.Picture(file: file, final))
    }
    if let save, save != "-", let json { last.append(AtomicFile.NewFile(path: save, bytes: json)) }
    try add(last, in: environment)
    do throws(FileError) {
      try files.place(workers: writerCount(in: environment))
    } catch {
      throw ToolError(error)
    }
    for file in frames?.outdatedFiles ?? [] { try FrameFolder.remove(file) }
    if case .standardOutput? = destination { try environment.print(final.bytes) }
    if save == "-", let json { try environment.print(json) }
  }

  private func checkFiles(in environment: ToolEnvironment) throws(ToolError) {
    var paths = frames.map { $0.files + $0.outdatedFiles } ?? []
    if case .file(let path)? = destination { paths.append(path) }
    try environment.files.check(paths, saved: save == "-" ? nil : save, continuing: document)
  }

  /// Writes files under temporary names.
  private mutating func add(_ files: [AtomicFile.NewFile], in environment: ToolEnvironment) throws(ToolError) {
    do throws(FileError) {
      try self.files.add(files, sync: sync, workers: writerCount(in: environment))
    } catch {
      throw ToolError(error)
    }
  }

  /// The number of threads that write. They mostly wait for the disk.
  private func writerCount(in environment: ToolEnvironment) -> Int { max(8, environment.coreCount) }

  /// Reports the written files.
  ///
  /// - Parameters:
  ///   - board: The state of the scene.
  ///   - notes: All notes.
  func sendReport(
    board: JSONText, notes: [RequestNote], in environment: ToolEnvironment
  ) throws(ToolError) {
    var report = Report(pictures: pictures, milliseconds: environment.milliseconds() - began, board: board)
    report.notes = notes
    let outputIsTaken = save == "-" || destination?.isStandardOutput == true
    try report.send(self.report.form, outputIsTaken: outputIsTaken, in: environment)
  }
}
