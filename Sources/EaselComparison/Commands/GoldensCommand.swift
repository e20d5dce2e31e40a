/// `easel goldens`: commands for a package's golden pictures.
package struct GoldensCommand: ParsableCommand {
  package init() {}

  package static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Look at failed goldens, accept them, and find unused ones.",
    usage: "easel goldens <command> …",
    subcommands: [ReportGoldensCommand.self, AcceptGoldensCommand.self, UnusedGoldensCommand.self])
}
