internal import Canvas
internal import CanvasBatch
internal import CanvasRequests
internal import EaselShared

/// Identifies the result of a job, and holds what it found besides a picture.
final class JobPlace: Sendable {
  /// The number of the job's line, from 1.
  let line: Int
  /// The `id` as written.
  let id: String

  private let found = Locked<String?>(nil)
  private let drawn = Locked(PictureFormat.png)
  private let said = Locked<[RequestNote]>([])

  init(line: Int, id: String) {
    self.line = line
    self.id = id
  }

  /// Sets the result of a comparison.
  func set(_ comparison: JSONText) { found.withLock { $0 = comparison.line } }

  /// Sets the format of the picture.
  func set(_ format: PictureFormat) { drawn.withLock { $0 = format } }

  /// Sets what was decided for the picture, and what it lacks.
  func set(_ notes: [RequestNote]) { said.withLock { $0 = notes } }

  /// What was decided for the picture, and what it lacks.
  var notes: [RequestNote] { said.withLock { $0 } }

  /// The format of the picture.
  var format: PictureFormat { drawn.withLock { $0 } }

  /// The result of a comparison as JSON, or nil.
  var comparison: String? { found.withLock { $0 } }
}

/// The result of a job as a line of JSON.
struct JobResultLine: Sendable {
  let bytes: [UInt8]
  let isFailure: Bool

  private static let version = 2

  init(_ result: PictureResult<JobPlace>) {
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
    if let output = result.output { add("output", .text(output)) }
    if let comparison = result.id.comparison, !Self.hasFailed(result) {
      line += Array(",\"comparison\":\(comparison)".utf8)
    }
    if let picture, !picture.isEmpty {
      line += Array(",\"\(result.id.format.rawValue)\":\"".utf8)
      line += Base64.encode(picture)
      line.append(UInt8(ascii: "\""))
    }
    if let size = result.pixelSize { add("size", .list([.whole(size.width), .whole(size.height)])) }
    add("milliseconds", .decimal(result.duration.milliseconds))
    if !message.isEmpty { add("message", .text(message)) }
    let notes = Self.hasFailed(result) ? [] : result.id.notes
    if !notes.isEmpty { add("notes", .list(notes.map { $0.json(text: $0.what.description) })) }
    line += Array("}\n".utf8)
    bytes = line
    isFailure = Self.hasFailed(result)
  }

  private static func hasFailed(_ result: PictureResult<JobPlace>) -> Bool {
    if case .failed = result.outcome { true } else { false }
  }
}
