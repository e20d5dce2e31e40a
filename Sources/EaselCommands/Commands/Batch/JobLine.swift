internal import Canvas
internal import CanvasData
internal import EaselShared

/// A job, parsed from a line.
struct JobLine: Sendable {
  /// The job's `id` as written, or null if it has none.
  var id = "null"
  var output: String?
  var job: Result<Job, ToolError>

  struct Job: Sendable {
    var command = ""
    var card: String?
    /// The bytes of a table or a document.
    var data: [UInt8]?
    var file: String?
    var options: [JSONValue.Member] = []
  }

  /// The maximum length of a line, and of a file that a job reads, except fonts.
  static let byteLimit = 16 << 20

  /// The maximum number of bytes of a job's options, which take much longer to process than data.
  static let optionLimit = 1 << 16

  private static let members = ["id", "command", "card", "data", "file", "output", "options"]

  /// - Parameter number: The number of the line, from 1, for errors.
  init(_ bytes: [UInt8], number: Int) {
    let members: [JSONValue.Member]
    do throws(DataError) {
      if let error = DataError.invalidUTF8(in: bytes) { throw error }
      let value = try JSONValue(json: bytes, emptying: "data")
      guard case .object(let found) = value.content else {
        throw .text(in: bytes, at: value.offset, found: value.shown, allowed: "must be an object with a job")
      }
      members = found
    } catch {
      job = .failure(ToolError(.badContent, Self.text(of: error, inLine: number)))
      return
    }
    // These are read first, so that errors in the other members have them.
    for member in members {
      switch (member.key, member.value.content) {
      case ("id", .string), ("id", .number): id = String(decoding: Self.bytes(of: member, in: bytes), as: UTF8.self)
      case ("output", .string(let text)): output = text
      default: break
      }
    }
    job = Result { () throws(ToolError) in try Self.job(members, of: bytes) }
  }

  /// Returns the error for a line that isn't read because it is too long.
  static func tooLong(number: Int) -> JobLine {
    let limit = byteLimit >> 20
    return JobLine(
      failure: ToolError(.badContent, "\(number): more than \(limit) MiB; a line must be at most \(limit) MiB"))
  }

  private init(failure: ToolError) { job = .failure(failure) }

  private static func text(of error: DataError, inLine number: Int) -> String {
    guard case .text(_, let column) = error.place else { return "\(number): \(error)" }
    return "\(number):\(column): \(error.found); \(error.allowed)"
  }

  private static func bytes(of member: JSONValue.Member, in line: [UInt8]) -> ArraySlice<UInt8> {
    line[member.value.offset..<member.end]
  }

  private static func job(_ members: [JSONValue.Member], of line: [UInt8]) throws(ToolError) -> Job {
    var job = Job()
    for member in members {
      func failure(_ allowed: String) -> ToolError {
        ToolError(.badContent, "\(DataError.shown(member.key)): \(member.value.shown); must be \(allowed)")
      }
      func text(_ allowed: String) throws(ToolError) -> String {
        guard case .string(let text) = member.value.content, !text.isEmpty else { throw failure(allowed) }
        return text
      }
      if case .null = member.value.content { continue }
      switch member.key {
      case "id":
        guard member.value.scalarText != nil else { throw failure("a string or a number") }
      case "command": job.command = try text("the name of a command")
      case "card": job.card = try text("the name of a card")
      case "output": _ = try text("the name of a file")
      case "file":
        job.file = try text("the name of a file")
        if job.file == "-" { throw failure("the name of a file; use 'data' for data in the job itself") }
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
          throw ToolError(.badContent, "options: \(count) bytes; must be at most \(optionLimit)")
        }
        job.options = options
      default:
        let nearest = self.members.nearest(to: member.key) ?? "id"
        throw ToolError(
          .badContent, "\(DataError.shown(member.key)): not a member of a job; did you mean '\(nearest)'?")
      }
    }
    guard !job.command.isEmpty else {
      throw ToolError(.badContent, "missing 'command': the name of a command")
    }
    return job
  }
}
