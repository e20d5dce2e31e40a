internal import ArgumentParser

/// What a command says about its work; every command has these.
package struct ReportOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print no progress and no notes, only warnings and errors.")
  package var quiet = false

  @Flag(help: "Print the result as one line of JSON.")
  package var json = false

  package var form: Report.Form { json ? .json : quiet ? .nothing : .note }
}
