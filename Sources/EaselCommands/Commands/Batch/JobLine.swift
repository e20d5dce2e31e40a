internal import Canvas
internal import CanvasData
internal import EaselShared

/// What a line of jobs says.
struct JobLine: Sendable {
  /// The job's `id` as it is written; null where it has none.
  var id = "null"
  var output: String?
  var job: Result<Job, ToolError>

  struct Job: Sendable {
    var command = ""
    var card: String?
    /// A table or a document, as bytes of a file.
    var data: [UInt8]?
    var file: String?
    var options: [JSONValue.Member] = []
  }

  /// The longest line, and the largest file that a job reads, but for fonts.
  static let byteLimit = 16 << 20

  /// How many bytes of options a job may have: their names and texts take much more time than data.
  static let optionLimit = 1 << 16

  private static let members = ["id", "command", "card", "data", "file", "output", "options"]

  /// - Parameter number: The line's, from 1, for errors.
  init(_ bytes: [UInt8], number: Int) {
    let members: [JSONValue.Member]
    do throws(DataError) {
      if let error = DataError.invalidUTF8(in: bytes) { throw error }
      let value = try JSONValue(json: bytes, emptying: "data")
      guard case .object(let found) = value.content else {
        throw .text(in: bytes, at: value.offset, found: value.shown, allowed: "an object with a job")
      }
      members = found
    } catch {
      job = .failure(ToolError(.badContent, Self.text(of: error, inLine: number)))
      return
    }
    // First, so that the errors of the others have them.
    for member in members {
      switch (member.key, member.value.content) {
      case ("id", .string), ("id", .number): id = String(decoding: Self.bytes(of: member, in: bytes), as: UTF8.self)
      case ("output", .string(let text)): output = text
      default: break
      }
    }
    job = Result { () throws(ToolError) in try Self.job(members, of: bytes) }
  }

  /// The line that is not read because it is too long.
  static func tooLong(number: Int) -> JobLine {
    let limit = byteLimit >> 20
    return JobLine(
      failure: ToolError(.badContent, "\(number): more than \(limit) MiB; allowed are \(limit) MiB a line"))
  }

  private init(failure: ToolError) { job = .failure(failure) }

  private static func text(of error: DataError, inLine number: Int) -> String {
    guard case .text(_, let column, let found, let allowed) = error else { return "\(number): \(error)" }
    return "\(DataError.text(line: number, column: column, found: found, allowed: allowed))"
  }

  private static func bytes(of member: JSONValue.Member, in line: [UInt8]) -> ArraySlice<UInt8> {
    line[member.value.offset..<member.end]
  }

  private static func job(_ members: [JSONValue.Member], of line: [UInt8]) throws(ToolError) -> Job {
    var job = Job()
    for member in members {
      func failure(_ allowed: String) -> ToolError {
        ToolError(.badContent, "\(DataError.shown(member.key)): \(member.value.shown); allowed is \(allowed)")
      }
      func text(_ allowed: String) throws(ToolError) -> String {
        guard case .string(let text) = member.value.content, !text.isEmpty else { throw failure(allowed) }
        return text
      }
      if case .null = member.value.content { continue }
      switch member.key {
      case "id":
        guard member.value.scalarText != nil else { throw failure("a text or a number") }
      case "command": job.command = try text("the name of a command")
      case "card": job.card = try text("the name of a card")
      case "output": _ = try text("the name of a file")
      case "file":
        job.file = try text("the name of a file")
        if job.file == "-" { throw failure("the name of a file; 'data' has what stands in the job itself") }
      case "data":
        switch member.value.content {
        case .list, .object: job.data = Array(bytes(of: member, in: line))
        case .string(let text): job.data = Array(text.utf8)
        default: throw failure("a list, an object, or the text of a file")
        }
      case "options":
        guard case .object(let options) = member.value.content else { throw failure("an object of options") }
        guard member.end - member.value.offset <= optionLimit else {
          let count = member.end - member.value.offset
          throw ToolError(.badContent, "options: \(count) bytes; allowed are \(optionLimit)")
        }
        job.options = options
      default:
        let nearest = self.members.nearest(to: member.key) ?? "id"
        throw ToolError(
          .badContent, "\(DataError.shown(member.key)): no member of a job; did you mean '\(nearest)'?")
      }
    }
    guard !job.command.isEmpty else {
      throw ToolError(.badContent, "command: missing; allowed is the name of a command")
    }
    return job
  }
}
