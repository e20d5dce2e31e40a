import Canvas
import CanvasTemplates
import Testing

/// Conditions of elements: `if`.
@Suite struct TemplateConditionTests {
  private func isShown(_ condition: String) throws -> Bool {
    let template = try Template(
      yaml: #"{"size": "10x10", "front": {"if": "\#(condition)", "rectangle": "red"}}"#)
    let data: TemplateData = [
      "Power": "3", "Zero": 0, "Kind": "beast", "No": "No", "False": "false", "Empty": "", "Price": "1200",
    ]
    return try template.front(of: data).image()[5, 5] == .red
  }

  @Test(arguments: [
    "{Power}", "{Kind}", "{Power} > 2", "{Power} == 3", "{Price} > 1000", "{Kind} == 'beast'", "!{Empty}",
    "{Power} > 0 && {Kind} != 'plant'", "{Zero} || {Power}", "!{Missing?}",
  ])
  func whatHoldsIsShown(condition: String) throws { #expect(try isShown(condition)) }

  @Test(arguments: [
    "{Zero}", "{No}", "{False}", "{Empty}", "{Missing?}", "{Power} > 3", "{Kind} == 'plant'", "{Price} < 1000",
    "!{Power}", "{Empty} && {Power}",
  ])
  func whatDoesNotHoldIsNot(condition: String) throws { #expect(try !isShown(condition)) }

  @Test(arguments: [
    ("{Power} >", "must be a condition"), ("{Power", "'{' without a '}'"), ("{Missing} > 1", "no value {Missing}"),
  ])
  func anErrorSaysWhatIsWrong(condition: String, reason: String) throws {
    let error = #expect(throws: TemplateError.self) { try isShown(condition) }
    #expect(try #require(error).description.contains(reason), "\(error.map(\.description) ?? "")")
  }
}
