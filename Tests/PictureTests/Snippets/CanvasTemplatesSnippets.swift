import Articles
import Canvas
import CanvasGoldensTesting
import CanvasRequests
import CanvasTemplates
import Testing

@Suite(.requiresDejaVu, .enabled(if: Template.readsYAML)) struct CanvasTemplatesSnippets {
  private func page() throws -> Article {
    try #require(Article.all.first { $0.path.hasSuffix("/CanvasTemplates.md") })
  }

  @Test func aFilledTemplate() throws {
    let yaml = try page().texts(of: "yaml")[0]
    // snippet
    let template = try Template(contents: Array(yaml.utf8), name: "card.yaml")
    let card = try template.front(of: ["Name": "Potion", "Rules": "Draw two cards."])
    let png = try card.png(scale: template.pixelsPerPoint, pixelsPerInch: template.pixelsPerInch)
    // end of snippet
    let image = try Image(png: png)
    #expect(image.pixelWidth == 750 && image.pixelHeight == 1050)
  }

  @Test func theFirstDeckOfThePage() throws {
    let page = try page()
    let request = TemplateDeckRequest(
      template: .text(try page.texts(of: "yaml")[0]), table: .text(try page.texts(of: "csv")[0]))
    let cards = try request.pages(in: Resources()).fronts
    #expect(cards.pages.map(\.name) == ["01", "02", "03", "04", "05"])
    #expect(try Set(cards.pages.indices.map { try cards.png(at: $0) }).count == 5)
  }
}
