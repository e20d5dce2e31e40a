internal import ArgumentParser
internal import CanvasPrint
internal import CanvasRequests
internal import EaselShared

/// The look of cards; `card`, `deck` and `sheet` have these options.
struct CardLookOptions: ParsableArguments, GivenMembers {
  @OptionGroup(title: "LOOK") var design: PartOptions<CardDesignSettings>
  @OptionGroup var artwork: PartOptions<CardArtworkSettings>
  @OptionGroup var text: PartOptions<TextSettings>

  var settings: [MemberSetting] { design.settings + artwork.settings + text.settings }
}

/// The printed size of cards; `card`, `deck` and `sheet` have these options.
struct PrintOptions: ParsableArguments, GivenMembers {
  @OptionGroup var members: PartOptions<PrintSettings>

  @Flag(help: "Print the sizes of --card and draw nothing.")
  var listSizes = false

  var settings: [MemberSetting] { members.settings }
}

/// The number of random cards; `deck` has this option.
enum DrawMember: MemberList {
  static let members = [DeckSettings.draw.member]
}

/// The number of jokers; `deck` has this option.
enum JokersMember: MemberList {
  static let members = [DeckSettings.jokers.member]
}

/// The cards of a deck to draw, and whether they are in one picture; `deck` has these options.
struct HandOptions: ParsableArguments {
  @OptionGroup var draw: MemberOptions<DrawMember>

  @Flag(
    name: .customLong("print"),
    help: "Print the cards as the lecture does, one per line, such as 12 ❤️, and draw nothing. Needs no -o.")
  var printsCards = false

  @OptionGroup var own: OwnOptions<HandRequest>

  /// Whether the cards are in one picture.
  var isHand: Bool { own.settings.contains { $0.name == HandRequest.hand.name } }

  func validate() throws {
    if printsCards, isHand { throw ValidationError("--print draws nothing, so --hand can't be used") }
    if !isHand, let other = own.settings.first { throw ValidationError("--\(other.name) requires --hand") }
  }
}
