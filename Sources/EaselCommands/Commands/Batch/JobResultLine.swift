internal import CanvasBatch

/// Identifies the result of a job, and holds what it found besides a picture.
final class JobPlace: Sendable {
  /// The number of the job's line, from 1.
  let line: Int
  /// The `id` as written.
  let id: String

  /// What a job found besides its picture.
  struct Found: Sendable {
    /// The result of a comparison.
    var comparison: JSONText?
    /// The format of the picture.
    var format = PictureFormat.png
    /// What was decided for the picture, and what it lacks.
    var notes: [RequestNote] = []
  }

  let found = Locked(Found())

  init(line: Int, id: String) { (self.line, self.id) = (line, id) }
}

/// The result of a job as a line of JSON.
struct JobResultLine: Sendable {
  let bytes: [UInt8]
  let isFailure: Bool

  private static let version = 2

  init(_ result: PictureResult<JobPlace>) {
    isFailure = if case .failed = result.outcome { true } else { false }
    var message = result.message
    var picture: [UInt8]?
    let status: String
    switch result.outcome {
    case .written: status = "done"
    case .drawn(let bytes):
      status = "done"
      picture = bytes
    case .skipped: status = "skipped"
    case .failed(let error):
      status = "failed"
      message = "\(error)"
    }
    let start = #"{"version":\#(Self.version),"line":\#(result.id.line),"id":\#(result.id.id),"status":"\#(status)""#
    var line = Array(start.utf8)
    func add(_ name: String, _ value: JSONText) { line += Array(",\"\(name)\":\(value.line)".utf8) }
    let found = result.id.found.withLock { $0 }
    if let output = result.output { add("output", .text(output)) }
    if let comparison = found.comparison, !isFailure { add("comparison", comparison) }
    if let picture, !picture.isEmpty {
      line += Array(",\"\(found.format.rawValue)\":\"".utf8)
      line += Base64.encode(picture)
      line.append(UInt8(ascii: "\""))
    }
    if let size = result.pixelSize { add("size", .list([.whole(size.width), .whole(size.height)])) }
    add("milliseconds", .decimal(result.duration.milliseconds))
    if !message.isEmpty { add("message", .text(message)) }
    if !found.notes.isEmpty, !isFailure {
      add("notes", .list(found.notes.map { $0.json(text: $0.what.description) }))
    }
    line += Array("}\n".utf8)
    bytes = line
  }
}
