internal import Canvas
internal import CanvasBatch

/// Draws jobs: each command works as it does alone, but its standard streams are the job's.
struct JobDrawing: Sendable {
  private let environment: ToolEnvironment
  private let commands = JobCommands()
  /// Where relative outputs begin.
  private let root: String
  /// What no job may write over: the list of jobs, and the files that standard streams are.
  private let taken: Set<FilePlace>

  init(root: String?, jobs: String, in environment: ToolEnvironment) {
    self.environment = environment
    self.root = root ?? ""
    taken = Set([jobs == "-" ? nil : FilePlace(jobs)] + (0...2).map { FilePlace(descriptor: $0) }).reduce(into: []) {
      if let place = $1 { $0.insert(place) }
    }
  }

  func draw(_ line: JobLine) throws(ToolError) -> JobPicture {
    let job = try line.job.get()
    let printed = Printed()
    let environment = environment(of: job, printed)
    do throws(ToolError) {
      if let output = line.output { try Self.check(output) }
      _ = try commands.command(of: job).work(in: environment)
      // What a job reads it does not replace.
      if let output = line.output { try environment.files.check(output.path(in: root), others: taken) }
    } catch {
      throw ToolError(error.status, Self.withoutStream(error.description))
    }
    let png = printed.output.withLock { $0 }
    guard !png.isEmpty else { throw ToolError(.internalFault, "nothing was drawn") }
    return JobPicture(png: png, message: printed.message)
  }

  /// Throws where the name is none for a PNG.
  private static func check(_ output: String) throws(ToolError) {
    guard output != "-" else {
      throw ToolError(.usage, "output: '-'; allowed is the name of a file, or none for the PNG in the result")
    }
    try PictureDestination.checkFormat(output)
  }

  private func environment(of job: JobLine.Job, _ printed: Printed) -> ToolEnvironment {
    var result = ToolEnvironment(
      readInput: { (limit) throws(FileError) in
        guard let data = job.data else { throw .reading(path: "standard input", errno: 9) }
        return data
      },
      writeOutput: { (bytes) throws(FileError) in printed.output.withLock { $0 += bytes } },
      writeError: { text in printed.errors.withLock { $0.append(text) } },
      outputIsTerminal: false, errorIsTerminal: false, milliseconds: environment.milliseconds, coreCount: 1,
      columns: 80,
      variable: environment.variable, secondsSince1970: environment.secondsSince1970)
    result.fonts = environment.fonts
    result.byteLimit = JobLine.byteLimit
    return result
  }

  /// The job's data are what the command calls its standard input.
  private static func withoutStream(_ message: String) -> String {
    let stream = "standard input"
    return message.hasPrefix(stream) ? "data" + message.dropFirst(stream.count) : message
  }

  /// What a command printed.
  private final class Printed: Sendable {
    let output = Locked<[UInt8]>([])
    let errors = Locked<[String]>([])

    /// The warnings on one line.
    var message: String {
      let lines = errors.withLock { $0 }.joined().split(separator: "\n")
      let prefix = "warning: "
      return lines.map { line in
        JobDrawing.withoutStream(String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line))
      }.joined(separator: "; ")
    }
  }
}
