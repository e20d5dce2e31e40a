internal import Canvas
internal import EaselShared

/// What is written of a scene, whichever it is: its pictures, and the file of its state.
struct SceneOutput {
  private let options: SceneFiles
  private let picture: PictureOptions
  private let report: ReportOptions
  /// The file that the scene was read from, - for standard input; nil for a new scene.
  private let document: String?
  /// When the work began, in milliseconds.
  private let began: Double
  /// The picture of how the scene stands at the end; nil for none.
  private var file: String?
  private var destination: PictureDestination?
  /// The folder of frames, once all are drawn; nil for none.
  private(set) var frames: FrameFolder?
  private var pictures: [Report.Picture] = []

  init(_ options: SceneFiles, _ picture: PictureOptions, _ report: ReportOptions, document: String?, began: Double) {
    self.options = options
    self.picture = picture
    self.report = report
    self.document = document
    self.began = began
  }

  /// Sets the file of the last picture, - for standard output; nil for none. Throws where a PNG can't go there.
  mutating func setPicture(_ file: String?, in environment: ToolEnvironment) throws(ToolError) {
    self.file = file
    destination = try file.map { (file) throws(ToolError) in try PictureDestination(file, in: environment) }
  }

  /// The pictures of states, drawn at the same time.
  ///
  /// - Parameter image: Draws the state of a number.
  func encoded(
    count: Int, in environment: ToolEnvironment, image: @escaping @Sendable (Int) throws -> Image
  ) throws(ToolError) -> [EncodedPicture] {
    let progress = ProgressLine("drawing", total: count, isQuiet: report.quiet, in: environment)
    let compression = picture.compression
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

  /// Writes what was drawn, and the state, all or none, then removes what earlier runs left of more frames.
  ///
  /// - Parameter drawn: The picture of each state, one at least; only the last where there are no frames.
  mutating func write(_ drawn: [EncodedPicture], json: [UInt8]?, in environment: ToolEnvironment) throws(ToolError) {
    guard let final = drawn.last else { return }
    frames = options.frames.map { FrameFolder($0, frameCount: drawn.count) }
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
    if options.save == "-", let json { try environment.print(json) }
  }

  private func write(
    _ pictures: [AtomicFile.NewFile], json: [UInt8]?, outdated: [String], in environment: ToolEnvironment
  ) throws(ToolError) {
    var files = pictures
    var saved: String?
    if let file = options.save, file != "-", let json {
      saved = file
      files.append(AtomicFile.NewFile(path: file, bytes: json))
    }
    try environment.files.check(pictures.map(\.path) + outdated, saved: saved, continuing: document)
    try PictureDestination.writeChecked(files, sync: picture.sync, workers: max(8, environment.coreCount))
    for file in outdated { try FrameFolder.remove(file) }
  }

  /// Says what was written.
  ///
  /// - Parameter board: How the scene stands.
  func sendReport(board: JSONText, in environment: ToolEnvironment) throws(ToolError) {
    let report = Report(pictures: pictures, milliseconds: environment.milliseconds() - began, board: board)
    let outputIsTaken = options.save == "-" || destination?.isStandardOutput == true
    try report.send(self.report.form, outputIsTaken: outputIsTaken, in: environment)
  }
}
