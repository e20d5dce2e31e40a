package import Canvas

/// Where the signs of a face stand: the corner label and the pips, by the reference's rules, as numbers.
package struct FaceLayout: Sendable, Hashable {
  /// What must be known of a font and of a card's two signs, at font size 1: all lengths grow with the size.
  package struct Metrics: Sendable, Hashable {
    /// From the top of a line down to its baseline.
    package var ascent: Double
    /// From one baseline to the next.
    package var lineHeight: Double
    /// How far the rank's characters move the pen, together.
    package var rankWidth: Double
    /// How far the suit moves the pen.
    package var suitWidth: Double

    package init(ascent: Double, lineHeight: Double, rankWidth: Double, suitWidth: Double) {
      self.ascent = ascent
      self.lineHeight = lineHeight
      self.rankWidth = rankWidth
      self.suitWidth = suitWidth
    }

    func suitSize(_ fontSize: Double) -> Size { Size(width: suitWidth * fontSize, height: lineHeight * fontSize) }

    /// The label: rank above suit, both centred, as wide as the wider.
    func labelSize(_ fontSize: Double) -> Size {
      Size(width: max(rankWidth, suitWidth) * fontSize, height: 2 * lineHeight * fontSize)
    }
  }

  /// One sign: its font size, and the left end of its baseline.
  package struct Sign: Sendable, Hashable {
    package var origin: Point
    package var fontSize: Double
  }

  /// The rank in the upper left corner. This and the suit below it, turned by π about the card's centre, are the lower
  /// right corner's.
  package let cornerRank: Sign
  package let cornerSuit: Sign
  /// The suits between the corners: as many as the rank says, none on a court card.
  package let pips: [Sign]
  /// What the pips, or a court's signs, may take; null if the labels leave nothing.
  package let pipArea: Rect

  /// - Parameter textSizeFactor: What the corners' font size is multiplied by. One that is not a positive finite number
  ///   counts as 0: no label, and all room for the pips.
  package init(rank: Rank, layout: CardLayout, textSizeFactor: Double, metrics: Metrics) {
    let factor = textSizeFactor > 0 && textSizeFactor.isFinite ? textSizeFactor : 0
    let cornerSize = layout.cornerFontSize * factor
    let label = layout.cornerLabelFrame(labelSize: metrics.labelSize(cornerSize))
    let baseline = label.minY + metrics.ascent * cornerSize
    cornerRank = Sign(
      origin: Point(x: label.midX - metrics.rankWidth * cornerSize / 2, y: baseline), fontSize: cornerSize)
    cornerSuit = Sign(
      origin: Point(x: label.midX - metrics.suitWidth * cornerSize / 2, y: baseline + metrics.lineHeight * cornerSize),
      fontSize: cornerSize)

    let pipArea = layout.pipArea(labelSize: label.size)
    self.pipArea = pipArea
    let pipSize = PipLayout.fontSize(fitting: pipArea, measuring: metrics.suitSize)
    pips = PipLayout(rank: rank.order < 11 ? rank.order : 0)
      .frames(in: pipArea, pipSize: metrics.suitSize(pipSize))
      .map { Sign(origin: Point(x: $0.minX, y: $0.minY + metrics.ascent * pipSize), fontSize: pipSize) }
  }
}
