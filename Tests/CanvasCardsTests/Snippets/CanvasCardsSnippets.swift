import Canvas
import CanvasCards
import CanvasPrint
import Testing

@Suite struct CanvasCardsSnippets {
  @Test func aRandomCard() throws {
    // snippet
    var deck = PlayingCardDeck(seed: 7)
    let card = deck.draw()  // nil once all 52 are drawn
    let image = try card.map { try CardFace($0).image(scale: 2) }
    // end of snippet
    #expect(deck.cards.count == 51)
    #expect(image?.pixelWidth == 500)
  }

  @Test func aDesign() throws {
    // snippet
    var design = ClassicDesign()
    design.suitColors = .four
    design.indexSize = 1.5
    design.back = CardBackDesign(.stars)
    let style = CardStyle(design)
    let back = try CardFace(.back, style: style).image()
    // end of snippet
    #expect(back.pixelHeight == 350)
    #expect(back.color(atPixelX: 3, y: 175) == .white)
  }

  @Test func aProof() throws {
    // snippet
    let print = try CardPrint(.poker, bleed: Length(3, .millimetres))
    let proof = try CardFace(CardName("QH")).image(.print(print, showsMarks: true))
    // end of snippet
    #expect(proof.pixelWidth == 821 && proof.pixelHeight == 1121)
  }
}
