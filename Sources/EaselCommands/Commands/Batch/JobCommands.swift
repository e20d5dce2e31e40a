internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselCards
internal import EaselShared

/// The commands of jobs. Those that differ in texts, seeds, cards and files alone are parsed once.
final class JobCommands: Sendable {
  // By their names and arguments, in which any character may be.
  private let parsed = Locked<[[String]: any JobCommand]>([:])

  /// When there are more, all are dropped.
  private static let maximumCount = 64
  /// Options of more characters are parsed each time.
  private static let longestKey = 4096

  /// The command that draws the job, ready to work.
  func command(of job: JobLine.Job) throws(ToolError) -> any JobCommand {
    let kind = try JobCommandKind.named(job.command)
    try Self.checkInput(of: job, kind)
    var plain: [PlainOption] = []
    var others = job.options
    others.removeAll { member in
      guard kind.type.plainOptions.contains(member.key), let option = PlainOption(member.key, member.value) else {
        return false
      }
      plain.append(option)
      return true
    }
    var command = try parsed(kind, kind.arguments(of: others))
    if job.data != nil { command.setInput("-") } else if let file = job.file { command.setInput(file) }
    for option in plain { command.set(option) }
    if let name = job.card { command = try Self.command(command, withCard: name) }
    do { try command.validate() } catch { throw Self.error(error, of: kind) }
    return command
  }

  private static func command(_ command: any JobCommand, withCard name: String) throws(ToolError) -> any JobCommand {
    guard var card = command as? CardCommand else { return command }
    do { card.name = try CardName(name) } catch { throw ToolError(.usage, "card: \(error)") }
    return card
  }

  /// Throws where the job lacks what it is to draw, or has what it does not need.
  private static func checkInput(of job: JobLine.Job, _ kind: JobCommandKind) throws(ToolError) {
    let hasInput = job.data != nil || job.file != nil
    if job.data != nil, job.file != nil {
      throw ToolError(.usage, "'data' and 'file' were given; only one of them is allowed")
    }
    switch kind.type.input {
    case .card:
      if hasInput { throw ToolError(.usage, "\(kind.name) has no 'data' and no 'file'; allowed is 'card'") }
      if job.card == nil { throw ToolError(.usage, "card: missing; allowed is the name of a card") }
    case .table where !hasInput:
      throw ToolError(.usage, "data: missing; allowed is a table, or 'file' with the name of one")
    case .table, .state:
      if job.card != nil { throw ToolError(.usage, "\(kind.name) has no 'card'; allowed is 'data' or 'file'") }
    }
  }

  private func parsed(_ kind: JobCommandKind, _ options: [String]) throws(ToolError) -> any JobCommand {
    let stand: [String] =
      switch kind.type.input {
      case .card: ["AS"]
      case .table: ["-"]
      case .state: []
      }
    let arguments = ["--quiet", "--output=-"] + options + stand
    let key = [kind.name] + arguments
    if let known = parsed.withLock({ $0[key] }) { return known }
    let command: any JobCommand
    do { command = try kind.type.parse(arguments) } catch { throw Self.error(error, of: kind) }
    guard key.reduce(0, { $0 + $1.utf8.count }) <= Self.longestKey else { return command }
    parsed.withLock { parsed in
      if parsed.count >= Self.maximumCount { parsed = [:] }
      parsed[key] = command
    }
    return command
  }

  /// What the parser says, without the help that follows it on a terminal.
  private static func error(_ error: any Error, of kind: JobCommandKind) -> ToolError {
    if let error = error as? ToolError { return error }
    let text = kind.type.message(for: error)
    return ToolError(.usage, String(text.prefix { $0 != "\n" }))
  }
}
