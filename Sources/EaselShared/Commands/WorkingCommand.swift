package import ArgumentParser

/// A command that does something: it was parsed into a value, and now gets what it works in.
package protocol WorkingCommand: ParsableCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus
}
