public import Canvas

/// Pictures that are drawn in place of pips and of the back's pattern.
///
///     var pictures = CardPictures(back: stripes)
///     pictures.faces[PlayingCard(.jack, of: .spades)] = jack
///     let style = CardStyle(ClassicDesign(), pictures: pictures)
public struct CardPictures: Sendable, Hashable {
  /// A picture per card; cards without one get their pips, or a court's large rank and suit.
  public var faces: [PlayingCard: Image]
  public var jokers: [Joker: Image]
  /// The back's picture; nil for the pattern.
  public var back: Image?

  public init(faces: [PlayingCard: Image] = [:], jokers: [Joker: Image] = [:], back: Image? = nil) {
    self.faces = faces
    self.jokers = jokers
    self.back = back
  }

  public var isEmpty: Bool { faces.isEmpty && jokers.isEmpty && back == nil }
}
