internal import ArgumentParser
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// The printed size of cards; `card`, `deck` and `sheet` have these options.
struct PrintOptions: MemberOptions {
  @Option(PrintSettings.cardSize, completion: .list(CardSize.all.map(\.name))) var cardSize
  @Option(PrintSettings.pixelsPerInch) var pixelsPerInch
  @Option(PrintSettings.bleed) var bleed
  @Flag(PrintSettings.marks) var marks = false

  @Flag(help: "Print the sizes of --card and draw nothing.")
  var listSizes = false

  var changes: [RequestMember<PrintSettings>.Change?] {
    [cardSize, pixelsPerInch, bleed, PrintSettings.marks.ifOn(marks)]
  }
}
