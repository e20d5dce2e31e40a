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
  @Flag(HandRequest.faceDown) var faceDown = false
  @Option(HandRequest.groundColor) var groundColor

  func validate() throws {
    if printsCards, hand != nil { throw ValidationError("--print draws nothing, so --hand can't be used") }
    for (name, isUsed) in [("--face-down", faceDown), ("--ground-color", groundColor != nil)]
    where isUsed && hand == nil {
      throw ValidationError("\(name) requires --hand")
    }
  }
}
