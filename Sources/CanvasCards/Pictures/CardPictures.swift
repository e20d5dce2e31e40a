public import Canvas

/// Pictures that are drawn in place of pips and of the back's pattern.
///
///     var pictures = CardPictures(back: stripes)
///     pictures.faces[PlayingCard(.jack, of: .spades)] = jack
///     let style = CardStyle(ClassicDesign(), pictures: pictures)
public struct CardPictures: Sendable, Hashable {
  /// A picture per card; cards without one get their pips, or a court's large rank and suit.
  public var faces: [PlayingCard: Image]
  /// A picture for each joker; a joker without one gets its figure.
  public var jokers: [Joker: Image]
  /// The back's picture; nil for the pattern.
  public var back: Image?
  /// Whether a face's picture is the whole face or stands between the indices.
  public var faceMode: FaceMode

  /// What a face's picture takes the place of.
  public enum FaceMode: String, CaseIterable, Sendable, Hashable {
    /// A picture whose ratio is the card's within 2 % covers it, others are inset.
    case automatic
    /// The picture fills the card's outline, without indices. One of another ratio is cut off at two sides.
    case cover
    /// The picture takes the middle of the card, in the size of the style's `faceCardScale`, and indices stand above
    /// it.
    case inset
  }

  /// Pictures for some cards; the others are drawn as their design has them.
  public init(
    faces: [PlayingCard: Image] = [:], jokers: [Joker: Image] = [:], back: Image? = nil,
    faceMode: FaceMode = .automatic
  ) {
    self.faces = faces
    self.jokers = jokers
    self.back = back
    self.faceMode = faceMode
  }

  /// Whether there is no picture at all.
  public var isEmpty: Bool { faces.isEmpty && jokers.isEmpty && back == nil }
}
