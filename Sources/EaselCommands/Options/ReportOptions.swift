internal import ArgumentParser

/// What a command says about its work; every command has these.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print no progress and no notes, only warnings and errors.")
  var quiet = false

  @Flag(help: "Print the result as one line of JSON.")
  var json = false
}
