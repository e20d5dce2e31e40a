internal import Canvas

extension CardPictures {
  /// How far a picture's ratio may be from the card's to be taken for a whole face: so much that scans and sizes in
  /// whole pixels pass, and no court's picture of 13:20.
  private static let ratioTolerance = 0.02

  /// Whether a picture covers a card of that size, as the mode says.
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
