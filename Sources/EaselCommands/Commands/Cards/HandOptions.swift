internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The cards of a deck to draw, and whether they are in one picture; `deck` has these options.
struct HandOptions: ParsableArguments {
  @Option(DeckSettings.draw) var draw

  @Flag(
    name: .customLong("print"),
    help: "Print the cards as the lecture does, one per line, such as 12 ❤️, and draw nothing. Needs no -o.")
  var printsCards = false

  @Option(HandRequest.hand) var hand
  @Option(HandRequest.groundColor) var groundColor

  func validate() throws {
    if printsCards, hand != nil { throw ValidationError("--print draws nothing, so --hand can't be used") }
    if groundColor != nil, hand == nil {
      throw ValidationError("--ground-color requires --hand")
    }
  }
}
