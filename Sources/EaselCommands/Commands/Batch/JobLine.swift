/// A job, parsed from a line.
struct JobLine: Sendable {
  /// The job's `id` as written, or null if it has none.
  var id = "null"
  var output: String?
  var request: Result<Content, ToolError>

  /// What a job asks for.
  enum Content: Sendable {
    case picture(PictureRequest)
    case comparison(ComparisonRequest)
  }

  /// The maximum length of a line, and of a file that a job reads, except fonts.
  static let byteLimit = Resources.Limits().byteCount

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
      request = .failure(ToolError(.badContent, Self.text(of: error, inLine: number)))
      return
    }
    // These are read first, so that errors in the other members have them.
    for member in members {
      switch (member.key, member.value.content) {
      case ("id", .string), ("id", .number):
        id = String(decoding: bytes[member.value.offset..<member.end], as: UTF8.self)
      case ("output", .string(let text)): output = text
      default: break
      }
    }
    request = Result { () throws(ToolError) in
      try Self.checkOwn(members)
      do throws(RequestError) {
        let (own, limits) = (["id", "output"], Resources.Limits())
        if Self.isComparison(members) {
          return .comparison(try ComparisonRequest(members, besides: own, limits: limits))
        }
        return .picture(try PictureRequest(members, besides: own, of: bytes, limits: limits))
      } catch {
        throw ToolError(inJSON: error)
      }
    }
  }

  /// Returns the error for a line that isn't read because it is too long.
  static func tooLong(number: Int) -> JobLine {
    let limit = byteLimit >> 20
    return JobLine(
      failure: ToolError(.badContent, "\(number): more than \(limit) MiB; a line must be at most \(limit) MiB"))
  }

  private init(failure: ToolError) { request = .failure(failure) }

  private static func text(of error: DataError, inLine number: Int) -> String {
    guard case .text(_, let column) = error.place else { return "\(number): \(error)" }
    return "\(number):\(column): \(error.found); \(error.allowed)"
  }

  private static func isComparison(_ members: [JSONValue.Member]) -> Bool {
    members.contains { member in
      if case .string(ComparisonRequest.command) = member.value.content { member.key == "command" } else { false }
    }
  }

  /// Throws if the members of the job itself are wrong.
  private static func checkOwn(_ members: [JSONValue.Member]) throws(ToolError) {
    for member in members {
      switch (member.key, member.value.content) {
      case ("id", .null), ("id", .string), ("id", .number), ("output", .null): break
      case ("output", .string(let text)) where !text.isEmpty: break
      case ("id", _): throw failure(member, "a string or a number")
      case ("output", _): throw failure(member, "the name of a file")
      default: break
      }
    }
  }

  private static func failure(_ member: JSONValue.Member, _ allowed: String) -> ToolError {
    ToolError(.badContent, "\(member.key): \(member.value.shown); must be \(allowed)")
  }
}
