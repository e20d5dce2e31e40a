internal import Canvas
internal import CanvasBatch
internal import CanvasData
internal import EaselShared

/// Identifies the result of a job.
struct JobPlace: Sendable {
  /// The number of the job's line, from 1.
  var line: Int
  /// The `id` as written.
  var id: String
}

/// The result of a job as a line of JSON.
struct JobResultLine: Sendable {
  let bytes: [UInt8]
  let isFailure: Bool

  private static let version = 1

  init(_ result: PictureResult<JobPlace>) {
    var message = result.message
    var png: [UInt8]?
    let status: String
    switch result.outcome {
    case .written: status = "done"
    case .png(let bytes):
      status = "done"
      png = bytes
    case .skipped: status = "skipped"
    case .failed(let error):
      status = "failed"
      message = "\(error)"
    }
    let start = #"{"version":\#(Self.version),"line":\#(result.id.line),"id":\#(result.id.id),"status":"\#(status)""#
    var line = Array(start.utf8)
    func add(_ name: String, _ value: JSONText) { line += Array(",\"\(name)\":\(value.line)".utf8) }
    if let output = result.output { add("output", .text(output)) }
    if let png {
      line += Array(#","png":""#.utf8)
      line += Base64.encode(png)
      line.append(UInt8(ascii: "\""))
    }
    if let size = result.pixelSize { add("size", .list([.whole(size.width), .whole(size.height)])) }
    add("milliseconds", .decimal(result.duration.milliseconds))
    if !message.isEmpty { add("message", .text(message)) }
    line += Array("}\n".utf8)
    bytes = line
    isFailure = if case .failed = result.outcome { true } else { false }
  }
}
