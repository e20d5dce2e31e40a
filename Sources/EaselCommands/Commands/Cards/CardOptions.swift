/// The printed size of cards; `card`, `deck` and `sheet` have these options.
enum PrintMembers: MemberList {
  static let members = PrintSettings.members.map(\.member)
  // Printed before the rest is parsed: see `PrintSizeTable`.
  static let flags = [ToolFlag("list-sizes", help: "Print the sizes of --card and draw nothing.")]
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
  var isHand: Bool { own.has(HandRequest.hand) }

  func validate() throws {
    if printsCards, isHand { throw ValidationError("--print draws nothing, so --hand can't be used") }
    if !isHand, let other = own.settings.first { throw ValidationError("--\(other.name) requires --hand") }
  }
}

/// How cards look, and how they are printed. A hand has the same look, but is not printed.
struct CardLookOptions: ParsableArguments, GivenMembers {
  @OptionGroup(title: "LOOK") var design: PartOptions<CardDesignSettings>
  @OptionGroup var artwork: PartOptions<CardArtworkSettings>
  @OptionGroup var text: PartOptions<TextSettings>
  @OptionGroup(title: "PRINT") var print: MemberOptions<PrintMembers>

  /// The members of the look alone.
  var settings: [MemberSetting] { design.settings + artwork.settings + text.settings }
}
