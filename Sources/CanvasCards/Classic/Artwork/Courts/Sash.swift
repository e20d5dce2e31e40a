internal import Canvas

/// The sash that covers the line where a court's halves meet.
enum Sash {
  /// The full width; the queens' sash is `narrow`, because their bodices show.
  static let wide = 17.6
  static let narrow = 11.0

  static func across(_ dress: Dress, width: Double) -> Artwork {
    let edge = width / 2
    let border = edge - 2.6
    let length = CourtFrame.size.width / 2
    let drop = length * CourtFrame.slope
    // Along the line from (-length, -drop) to (length, drop).
    let unit = (length * length + drop * drop).squareRoot()
    let (sine, cosine) = (drop / unit, length / unit)
    return Artwork {
      outlined("M-120 \(-edge) H120 V\(edge) H-120Z", dress.shadow)
      filled("M-120 \(-edge) H120 V\(-border) H-120Z M-120 \(border) H120 V\(edge) H-120Z", .gold)
      lines("M-120 \(-border) H120 M-120 \(border) H120 M-120 \(-edge) H120 M-120 \(edge) H120", width: 0.9)
      for place in -8...8 {
        let x = 11 * Double(place)
        place % 2 == 0 ? lozenge(x, 0, border * 0.71, border * 0.645, .cream) : dot(x, 0, border * 0.29, .gold)
      }
    }.applying(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}
