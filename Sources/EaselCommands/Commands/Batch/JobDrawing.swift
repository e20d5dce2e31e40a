internal import Canvas
internal import CanvasBatch
internal import CanvasCLibrary
internal import EaselShared

/// Draws jobs. Each command works as it does alone, but with the job's standard streams.
struct JobDrawing: Sendable {
  private let environment: ToolEnvironment
  private let commands = JobCommands()
  /// The folder of relative outputs.
  private let root: String
  /// The files that no job can overwrite: the list of jobs, and the files of the standard streams.
  private let taken: Set<FilePlace>

  init(root: String?, jobs: String, in environment: ToolEnvironment) {
    self.environment = environment
    self.root = root ?? ""
    taken = Set([jobs == "-" ? nil : FilePlace(jobs)] + (0...2).map { FilePlace(descriptor: $0) }).reduce(into: []) {
      if let place = $1 { $0.insert(place) }
    }
  }

  /// The limit for files that a job reads. A pipe might never end, or contain data for another job.
  private static let fileLimit = {
    var limit = FileLimit()
    limit.byteCount = JobLine.byteLimit
    limit.isForRegularFiles = true
    return limit
  }()

  func draw(_ line: JobLine) throws -> JobPicture {
    let job = try line.job.get()
    let printed = Printed()
    let environment = environment(of: job, printed)
    if let output = line.output { try Self.check(output) }
    try FileLimit.$current.withValue(Self.fileLimit) {
      try InputFile.$streamName.withValue("data") {
        _ = try commands.command(of: job).work(in: environment)
      }
    }
    // A job must not replace a file that it reads.
    if let output = line.output { try environment.files.check(output.path(in: root), others: taken) }
    let png = printed.output.withLock { $0 }
    guard !png.isEmpty else { throw ToolError(.internalFault, "nothing was drawn") }
    return JobPicture(png: png, message: printed.message)
  }

  /// Throws if a job is invalid, before anything is read.
  func check(_ line: JobLine) throws(ToolError) {
    let job = try line.job.get()
    if let output = line.output {
      try Self.check(output)
      try FilesInUse().check(output.path(in: root), others: taken)
    }
    _ = try commands.command(of: job)
  }

  /// Throws if the name can't be used for a PNG.
  private static func check(_ output: String) throws(ToolError) {
    guard output != "-" else {
      throw ToolError(.usage, "output: '-'; must be the name of a file; omit it to get the PNG in the result")
    }
    try PictureDestination.checkFormat(output)
  }

  private func environment(of job: JobLine.Job, _ printed: Printed) -> ToolEnvironment {
    var result = ToolEnvironment(
      readInput: { (limit) throws(FileError) in
        guard let data = job.data else { throw .reading(path: InputFile.streamName, errno: EBADF) }
        return data
      },
      writeOutput: { (bytes) throws(FileError) in printed.output.withLock { $0 += bytes } },
      writeError: { text in printed.errors.withLock { $0.append(text) } },
      outputIsTerminal: false, errorIsTerminal: false, milliseconds: environment.milliseconds, coreCount: 1,
      columns: 80,
      variable: environment.variable, secondsSince1970: environment.secondsSince1970)
    result.fonts = environment.fonts
    return result
  }

  /// The output of a command.
  private final class Printed: Sendable {
    let output = Locked<[UInt8]>([])
    let errors = Locked<[String]>([])

    /// The warnings on one line.
    var message: String {
      let lines = errors.withLock { $0 }.joined().split(separator: "\n")
      let prefix = "warning: "
      return lines.map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0 }.joined(separator: "; ")
    }
  }
}
