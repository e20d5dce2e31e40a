internal import Canvas

/// The sash that covers the line on which a court's halves meet.
enum Sash {
  static func across(_ dress: Dress) -> Artwork {
    let length = CourtFrame.size.width / 2
    let drop = length * CourtFrame.slope
    // Along the line from (-length, -drop) to (length, drop).
    let unit = (length * length + drop * drop).squareRoot()
    let (sine, cosine) = (drop / unit, length / unit)
    return Artwork {
      outlined("M-120 -8.8 H120 V8.8 H-120Z", dress.shadow)
      filled("M-120 -8.8 H120 V-6.2 H-120Z M-120 6.2 H120 V8.8 H-120Z", .gold)
      lines("M-120 -6.2 H120 M-120 6.2 H120 M-120 -8.8 H120 M-120 8.8 H120", width: 0.9)
      for place in -8...8 {
        let x = 11 * Double(place)
        place % 2 == 0 ? lozenge(x, 0, 4.4, 4, .cream) : dot(x, 0, 1.8, .gold)
      }
    }.applying(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}
