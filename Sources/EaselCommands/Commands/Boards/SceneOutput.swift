internal import Canvas
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
  /// The picture of the final state, or nil for none.
  private var file: String?
  private var destination: PictureDestination?
  /// The folder of frames, once all are drawn, or nil for none.
  private(set) var frames: FrameFolder?
  private var pictures: [Report.Picture] = []

  init(frames: String?, save: String?, sync: Bool, report: ReportOptions, document: String?, began: Double) {
    folder = frames
    self.save = save
    self.sync = sync
    self.report = report
    self.document = document
    self.began = began
  }

  /// Sets the file of the last picture, or nil for none; - for standard output. Throws if a PNG can't be written there.
  mutating func setPicture(_ file: String?, in environment: ToolEnvironment) throws(ToolError) {
    self.file = file
    destination = try file.map { (file) throws(ToolError) in try PictureDestination(file, in: environment) }
  }

  /// Draws the pictures of states in parallel.
  ///
  /// - Parameter image: Draws the state with an index.
  func encoded(
    count: Int, compression: PNGCompression, in environment: ToolEnvironment,
    image: @escaping @Sendable (Int) throws -> Image
  ) throws(ToolError) -> [EncodedPicture] {
    let progress = ProgressLine("drawing", total: count, isQuiet: report.quiet, in: environment)
    let results = mapPictures(count: count, workers: environment.coreCount) { index in
      defer { progress.advance() }
      return Result { () throws(ToolError) in
        try EncodedPicture(compression: compression) { try image(index) }
      }
    }
    progress.end()
    var pictures: [EncodedPicture] = []
    for result in results { pictures.append(try result.get()) }
    return pictures
  }

  /// Writes the pictures and the state, either all or none. Then removes extra frames of earlier runs.
  ///
  /// - Parameter drawn: The picture of each state, or only the last one without frames. Must not be empty.
  mutating func write(_ drawn: [EncodedPicture], json: [UInt8]?, in environment: ToolEnvironment) throws(ToolError) {
    guard let final = drawn.last else { return }
    frames = folder.map { FrameFolder($0, frameCount: drawn.count) }
    var files: [AtomicFile.NewFile] = []
    if let frames {
      for (file, frame) in zip(frames.files, drawn) {
        files.append(AtomicFile.NewFile(path: file, bytes: frame.bytes))
        pictures.append(Report.Picture(file: file, frame))
      }
    }
    if let file {
      if case .file(let path)? = destination { files.append(AtomicFile.NewFile(path: path, bytes: final.bytes)) }
      pictures.append(Report.Picture(file: file, final))
    }
    try write(files, json: json, outdated: frames?.outdatedFiles ?? [], in: environment)
    if case .standardOutput? = destination { try environment.print(final.bytes) }
    if save == "-", let json { try environment.print(json) }
  }

  private func write(
    _ pictures: [AtomicFile.NewFile], json: [UInt8]?, outdated: [String], in environment: ToolEnvironment
  ) throws(ToolError) {
    var files = pictures
    var saved: String?
    if let file = save, file != "-", let json {
      saved = file
      files.append(AtomicFile.NewFile(path: file, bytes: json))
    }
    try environment.files.check(pictures.map(\.path) + outdated, saved: saved, continuing: document)
    try PictureDestination.writeChecked(files, sync: sync, workers: max(8, environment.coreCount))
    for file in outdated { try FrameFolder.remove(file) }
  }

  /// Reports the written files.
  ///
  /// - Parameter board: The state of the scene.
  func sendReport(board: JSONText, in environment: ToolEnvironment) throws(ToolError) {
    let report = Report(pictures: pictures, milliseconds: environment.milliseconds() - began, board: board)
    let outputIsTaken = save == "-" || destination?.isStandardOutput == true
    try report.send(self.report.form, outputIsTaken: outputIsTaken, in: environment)
  }
}
