internal import Canvas

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
