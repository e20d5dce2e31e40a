internal import CanvasBatch

/// Draws jobs.
struct JobDrawing: Sendable {
  /// The fonts of all jobs, and what they may read.
  private let resources: Resources
  /// The folder of relative outputs.
  private let root: String
  /// The files that no job can overwrite: the list of jobs, and the files of the standard streams.
  private let taken: Set<FilePlace>

  /// - Parameters:
  ///   - root: The folder of the outputs, or nil if they can be anywhere.
  ///   - inputRoot: The folder of the files that jobs read.
  ///   - jobs: The file of jobs, or `-`.
  ///   - seconds: The seconds whose work a picture may take, or nil for the standard.
  ///   - memory: The mebibytes that a picture may take, or nil for the standard.
  init(root: String?, inputRoot: String, jobs: String, seconds: Double?, memory: Int?) {
    self.root = root ?? ""
    let places = [jobs == "-" ? nil : FilePlace(jobs)] + (0...2).map { FilePlace(descriptor: $0) }
    taken = Set(places.compactMap(\.self))
    var resources = Resources(root: inputRoot)
    // The number of pixels is an option of the batch.
    resources.limits.pixelCount = .max
    resources.limits.workSeconds = seconds
    if let memory { resources.limits.memory = memory << 20 }
    resources.areNeeded = { !JobStop.isCurrentSet }
    self.resources = resources
  }

  func draw(_ line: JobLine, _ place: JobPlace) throws -> JobPicture {
    let request = try line.request.get()
    if let output = line.output { try Self.check(output, for: request) }
    let files = FilesInUse()
    var resources = resources
    resources.willRead = { files.willRead($0) }
    let picture: JobPicture
    do {
      switch request {
      case .picture(let request): picture = try Self.draw(request, to: line.output, place, in: resources)
      case .comparison(let request):
        picture = try Self.compare(request, hasPanel: line.output != nil, place, in: resources)
      }
    } catch let error as RequestError {
      throw ToolError(inJSON: error)
    }
    // A job must not replace a file that it reads.
    if let output = line.output { try files.check(output.path(in: root), others: taken) }
    return picture
  }

  private static func draw(
    _ request: PictureRequest, to output: String?, _ place: JobPlace, in resources: Resources
  ) throws -> JobPicture {
    let picture = try request.drawable(in: resources)
    let format = try FileFormat.picture(ofName: output ?? "-", asked: picture.format)
    place.found.withLock { ($0.format, $0.notes) = (format, picture.warnings + picture.notes) }
    let message = picture.warnings.map(\.description).joined(separator: "; ").escapingControlCharacters
    let file = try picture.file(as: format)
    place.found.withLock { $0.notes += file.notes }
    return JobPicture(bytes: file.bytes, message: message)
  }

  /// Compares two pictures, and draws a panel if the job has a file for it.
  private static func compare(
    _ request: ComparisonRequest, hasPanel: Bool, _ place: JobPlace, in resources: Resources
  ) throws -> JobPicture {
    let (pictures, report) = try request.compared(in: resources)
    place.found.withLock { $0.comparison = ComparisonJSON.facts(report) }
    guard hasPanel else { return JobPicture(bytes: []) }
    let panel = try request.limits.comparison.panelPNG(
      actual: pictures.actual.samples, expected: pictures.expected.samples,
      parts: [.expected, .difference, .actual, .heat])
    return JobPicture(bytes: panel)
  }

  /// Throws if a job is invalid, before anything is read.
  func check(_ line: JobLine) throws(ToolError) {
    let request = try line.request.get()
    guard let output = line.output else { return }
    try Self.check(output, for: request)
    try FilesInUse().check(output.path(in: root), others: taken)
  }

  /// Throws if the name can't be used for a picture. The panel of a comparison is a PNG.
  private static func check(_ output: String, for request: JobLine.Content) throws(ToolError) {
    guard output != "-" else {
      throw ToolError(.usage, "output: '-'; must be the name of a file; omit it to get the picture in the result")
    }
    switch request {
    case .picture(let request):
      try PictureDestination.checkFormat(output, .picture)
      _ = try FileFormat.picture(ofName: output, asked: request.content.picture.format)
    case .comparison: try PictureDestination.checkFormat(output)
    }
  }
}
