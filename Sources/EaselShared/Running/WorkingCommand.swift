package import ArgumentParser

/// A command that runs in a given environment.
package protocol WorkingCommand: ParsableCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus
}
