/// What needs the trait `Boards`: boards, and the app's pie graph.
package enum Boards {
  /// Whether the package was built with the trait.
  static var areAvailable: Bool {
    #if Full || Boards
      true
    #else
      false
    #endif
  }

  /// What errors say in a build without the trait.
  package static let missing = "this build was made without the trait Boards"
}

extension RequestKind {
  /// The kinds of boards.
  static var boards: [RequestKind] {
    #if Full || Boards
      [
        state("board solitaire", SolitaireRequest(), \.data),
        state("board concentration", ConcentrationRequest(), \.data),
        state("board toggle", ToggleRequest(), \.data), state("board emoji-art", EmojiArtRequest(), \.data),
        state("board vending", VendingRequest(), \.data),
      ]
    #else
      []
    #endif
  }
}
