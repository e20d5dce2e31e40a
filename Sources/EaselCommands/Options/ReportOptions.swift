internal import ArgumentParser

/// What a command says about its work; every command has these.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print no progress and no notes. Warnings and errors are printed all the same.")
  var quiet = false

  @Flag(help: "Print what was done as one line of JSON.")
  var json = false
}
