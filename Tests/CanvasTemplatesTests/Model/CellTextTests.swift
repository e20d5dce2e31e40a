import Canvas
import CanvasTemplates
import Testing

/// Texts with references to data: `{Name} costs {Price:,.2f}`.
@Suite struct CellTextTests {
  private static let data: TemplateData = [
    "Name": "Potion", "Price": "1234.5", "Day": "2026-03-09", "Empty": "", "Full name": "Ada L.",
    "user": ["name": "Bob"], "list": [1, 2],
  ]

  private func image(_ text: String) throws -> Image {
    try Template(yaml: #"{"size": "300x30", "front": {"text": "\#(text)", "font": 16}}"#).front(of: Self.data).image()
  }

  @Test(arguments: [
    ("{Name} costs {Price}", "Potion costs 1234.5"), ("{Price:,.2f}", "1,234.50"), ("{Price:.0f}", "1235"),
    ("{Day:%d.%m.%Y}", "09.03.2026"), ("{user.name}", "Bob"), ("{Full  name}", "Ada L."), ("a{Empty}b", "ab"),
    ("a{Missing?}b", "ab"), ("{Empty:,.2f}", ""), ("{{Name}}", "{{Name}}"), ("{#} of {##}", "1 of 1"),
  ])
  func aReferenceIsItsValue(source: String, shown: String) throws {
    #expect(try image(source) == image(shown))
  }

  @Test(arguments: [
    ("{Name", "'{' without a '}'"), ("Name}", "'}' without a '{'"), ("{}", "must be the name of a column"),
    ("{Price:zz}", "must be"), ("{Nam}", "did you mean '{Name}'?"), ("{Other}", "There is {Day}"),
    ("{Name:,.2f}", "must be a number"), ("{Name:%Y}", "must be a date or a time"), ("{list}", "a list is for 'each'"),
    ("{user}", "members have names"),
  ])
  func anErrorSaysWhatIsAllowed(source: String, reason: String) throws {
    let error = #expect(throws: TemplateError.self) { try image(source) }
    #expect(try #require(error).description.contains(reason), "\(error.map(\.description) ?? "")")
  }
}
