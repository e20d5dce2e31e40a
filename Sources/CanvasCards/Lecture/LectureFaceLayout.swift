/// The positions of a face's corner label and pips in the lecture design, by the rules of the iOS course's card.
package struct LectureFaceLayout: Sendable, Hashable {
  /// The metrics of a font and of a card's two signs at font size 1. All lengths scale with the font size.
  package struct Metrics: Sendable, Hashable {
    /// The distance from the top of a line to its baseline.
    package var ascent: Double
    /// The distance from one baseline to the next.
    package var lineHeight: Double
    /// The advance width of the rank's characters.
    package var rankWidth: Double
    /// The advance width of the suit.
    package var suitWidth: Double

    package init(ascent: Double, lineHeight: Double, rankWidth: Double, suitWidth: Double) {
      (self.ascent, self.lineHeight, self.rankWidth, self.suitWidth) = (ascent, lineHeight, rankWidth, suitWidth)
    }

    func suitSize(_ fontSize: Double) -> Size { Size(width: suitWidth * fontSize, height: lineHeight * fontSize) }

    /// Returns the size of the label: the rank above the suit, both centred, as wide as the wider one.
    func labelSize(_ fontSize: Double) -> Size {
      Size(width: max(rankWidth, suitWidth) * fontSize, height: 2 * lineHeight * fontSize)
    }
  }

  /// The font size of a sign and the left end of its baseline.
  package struct Sign: Sendable, Hashable {
    package var origin: Point
    package var fontSize: Double
  }

  /// The rank in the upper left corner. The lower right corner has this and `cornerSuit`, turned by π about the
  /// card's centre.
  package let cornerRank: Sign
  package let cornerSuit: Sign
  /// The suits between the corners: as many as the rank's number, and none on a court card.
  package let pips: [Sign]
  /// The rectangle for the pips or a court's signs. Null if the labels leave no room.
  package let pipArea: Rect

  /// - Parameter textSizeFactor: The factor for the corners' font size. One that is not positive and finite counts as
  ///   0: there is no label, and the pips get all the room.
  package init(rank: Rank, layout: LectureLayout, textSizeFactor: Double, metrics: Metrics) {
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
