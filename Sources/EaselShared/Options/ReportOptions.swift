internal import ArgumentParser

/// The output about a command's work. Every command has these options.
package struct ReportOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print no progress and no notes, only warnings and errors.")
  package var quiet = false

  @Flag(help: "Print the result as one line of JSON.")
  package var json = false

  package var form: Report.Form { json ? .json : quiet ? .nothing : .note }
}
