internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselCards
internal import EaselShared

/// The commands of jobs. Jobs that differ only in texts, seeds, cards and files are parsed once.
final class JobCommands: Sendable {
  // The keys are lists of names and arguments, because arguments can contain any character.
  private let parsed = Locked<[[String]: any JobCommand]>([:])

  /// The maximum number of cached commands. Beyond this number, the cache is emptied.
  private static let maximumCount = 64
  /// The maximum length of a cached command's options, in bytes. Longer options are parsed each time.
  private static let longestKey = 4096

  /// Returns the command that draws the job.
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

  /// Throws if the job has no input, or an input that the command doesn't use.
  private static func checkInput(of job: JobLine.Job, _ kind: JobCommandKind) throws(ToolError) {
    let hasInput = job.data != nil || job.file != nil
    if job.data != nil, job.file != nil {
      throw ToolError(.usage, "use either 'data' or 'file', not both")
    }
    switch kind.type.input {
    case .card:
      if hasInput { throw ToolError(.usage, "\(kind.name) requires 'card', not 'data' or 'file'") }
      if job.card == nil { throw ToolError(.usage, "missing 'card': the name of a card") }
    case .table where !hasInput:
      throw ToolError(.usage, "missing 'data': a table; or use 'file' with the name of one")
    case .table, .state:
      if job.card != nil { throw ToolError(.usage, "\(kind.name) uses 'data' or 'file', not 'card'") }
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
    if let problem = ArgumentCount.problem(of: arguments) { throw problem }
    let command: any JobCommand
    do { command = try kind.type.parse(arguments) } catch { throw Self.error(error, of: kind) }
    guard key.reduce(0, { $0 + $1.utf8.count }) <= Self.longestKey else { return command }
    parsed.withLock { parsed in
      if parsed.count >= Self.maximumCount { parsed = [:] }
      parsed[key] = command
    }
    return command
  }

  /// Returns the parser's error, without the help that follows it on a terminal.
  private static func error(_ error: any Error, of kind: JobCommandKind) -> ToolError {
    if let error = error as? ToolError { return error }
    let text = kind.type.message(for: error)
    return ToolError(.usage, String(text.prefix { $0 != "\n" }))
  }
}
