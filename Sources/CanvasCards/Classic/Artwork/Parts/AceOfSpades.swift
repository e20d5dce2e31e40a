/// The ornate sign of the ace of spades, about the card's centre: a spade with a rosette, leaves and beads in it.
enum AceOfSpades {
  static let height = 168.0

  static func artwork(_ color: Color) -> Artwork {
    Artwork {
      PipStyle(color: color).pip(.spades, height: height).at(125, 172)
      // A line inside the blade, parallel to its edge.
      lines(SuitPip.bladeEdge.applying(Transform(scaleX: height * 0.88, y: height * 0.88)), .white, width: 1.7)
        .at(125, 170.5)
      rosette().at(125, 170, scale: 0.84)
      lozenge(125, 120.5, 4.5, 7.5, .white)
      dot(125, 131.5, 1.3, .white)
      dot(125, 109.5, 1.3, .white)
      side().mirrored.at(125, 175)
      side().at(125, 175)
      lozenge(125, 239.6, 3.6, 5.6, .white)
      lines("M111 250 C118 247.5 132 247.5 139 250", .white, width: 1.3)
    }.at(-125, -175)
  }

  /// Returns two rings of petals, a ring of beads and a small spade.
  private static func rosette() -> Artwork {
    Artwork {
      ring(0, 0, 41, .white, width: 1.5)
      ring(0, 0, 37.5, .white, width: 0.9)
      for place in 0..<32 {
        let bead = Point(radius: 34.5, degrees: 11.25 * Double(place))
        dot(bead.x, bead.y, 1, .white)
      }
      ring(0, 0, 31.5, .white, width: 0.9)
      for place in 0..<16 {
        Artwork([.stroke(petal(from: 14, to: 31, halfWidth: 3.4), .white, StrokeStyle(width: 1))])
          .at(0, 0, turn: 22.5 * Double(place))
      }
      for place in 0..<8 {
        filled(petal(from: 13, to: 25, halfWidth: 3.6), .white).at(0, 0, turn: 45 * Double(place) + 22.5)
      }
      ring(0, 0, 13, .white, width: 1.3)
      PipStyle(color: .white).pip(.spades, height: 17)
    }
  }

  private static func petal(from inner: Double, to outer: Double, halfWidth w: Double) -> Path {
    let (low, high) = (inner + (outer - inner) * 0.3, inner + (outer - inner) * 0.62)
    return svg("M0 \(-inner) C\(w) \(-low) \(w) \(-high) 0 \(-outer) C\(-w) \(-high) \(-w) \(-low) 0 \(-inner)Z")
  }

  /// Returns the left side's leaves, which follow the blade, and the scroll below them.
  private static func side() -> Artwork {
    let leaf = filled("M-8 0 C-4 -4.6 4 -4.6 8 0 C4 4.6 -4 4.6 -8 0Z", .white)
    return Artwork {
      for (angle, scale) in [(17.0, 0.75), (36, 0.85), (56, 0.95), (78, 1)] {
        let place = Point(radius: 42, degrees: -angle)
        leaf.at(place.x, place.y - 5, turn: -angle, scale: scale)
      }
      lines("M-48 2 C-60 10 -62 30 -46 38 C-38 41 -30 37 -30 31 C-30 26 -36 24 -39 28", .white, width: 1.7)
    }
  }
}
