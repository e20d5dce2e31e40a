public import Canvas

/// Pictures that replace pips, courts, jokers and the pattern of the back.
///
///     var pictures = CardPictures(back: stripes)
///     pictures.faces[PlayingCard(.jack, of: .spades)] = jack
///     let style = CardStyle(ClassicDesign(), pictures: pictures)
public struct CardPictures: Sendable, Hashable {
  /// The pictures of cards. A card without one has its pips, or a court's large rank and suit.
  public var faces: [PlayingCard: Image]
  /// The pictures of jokers. A joker without one has its figure.
  public var jokers: [Joker: Image]
  /// The picture of the back, or nil for the pattern.
  public var back: Image?
  /// Whether a picture fills the face or is drawn between the indices.
  public var faceMode: FaceMode

  /// The part of a face that a picture replaces.
  public enum FaceMode: String, CaseIterable, Sendable, Hashable {
    /// A picture covers the card if its ratio is the card's within 2 %. Other pictures are inset.
    case automatic
    /// The picture fills the card's outline, without indices. If its ratio differs, it is cropped on two sides.
    case cover
    /// The picture is in the middle of the card, scaled by the style's `faceCardScale`. The indices are drawn over
    /// it.
    case inset
  }

  /// Creates a set of pictures for some cards. The others are drawn by their design.
  public init(
    faces: [PlayingCard: Image] = [:], jokers: [Joker: Image] = [:], back: Image? = nil,
    faceMode: FaceMode = .automatic
  ) {
    self.faces = faces
    self.jokers = jokers
    self.back = back
    self.faceMode = faceMode
  }

  /// Whether there are no pictures.
  public var isEmpty: Bool { faces.isEmpty && jokers.isEmpty && back == nil }
}

extension CardPictures {
  /// The maximum difference between a picture's ratio and the card's for a whole face. It accepts scans and sizes in
  /// whole pixels, and rejects a court's picture of 13:20.
  private static let ratioTolerance = 0.02

  /// Returns whether a picture covers a card of a size in the current mode.
  func covers(_ picture: Image, cardOf size: Size) -> Bool {
    switch faceMode {
    case .automatic: Self.hasRatio(picture, of: size)
    case .cover: true
    case .inset: false
    }
  }

  static func hasRatio(_ picture: Image, of size: Size) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let ratio = Double(picture.pixelWidth) * size.height / (Double(picture.pixelHeight) * size.width)
    return abs(ratio - 1) <= ratioTolerance
  }
}
