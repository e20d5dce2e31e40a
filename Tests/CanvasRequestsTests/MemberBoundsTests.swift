import Canvas
import CanvasRequests
import CanvasScenes
import CanvasTables
import Testing

/// The bounds of members: reading, the schema and help have the same ones.
@Suite struct MemberBoundsTests {
  private func check<Request>(_ members: [RequestMember<Request>]) throws {
    for member in members.map(\.member) {
      guard let bounds = member.values.bounds else { continue }
      func isRead(_ number: Double) -> Bool { (try? member.setting(JSONTree.number(number).word)) != nil }
      guard case .object(let schema) = member.schema else { continue }
      let item =
        if case .list(let either)? = schema["anyOf"], case .object(let item)? = either.first { item } else { schema }
      let least = item["minimum"] ?? item["exclusiveMinimum"]
      #expect(least == .number(bounds.minimum), "\(member.name)")
      #expect(isRead(bounds.minimum) == (item["minimum"] != nil) && !isRead(bounds.minimum - 1), "\(member.name)")
      let most = item["maximum"] ?? item["exclusiveMaximum"]
      #expect((most != nil) == bounds.maximum.isFinite && bounds.maximum.isFinite == (bounds.range != nil))
      guard bounds.maximum.isFinite else { continue }
      #expect(most == .number(bounds.maximum), "\(member.name)")
      #expect(isRead(bounds.maximum) == (item["maximum"] != nil) && !isRead(bounds.maximum + 1), "\(member.name)")
      #expect(bounds.range.map { member.facts.contains($0) } == true, "\(member.name)")
    }
  }

  @Test func readingAndTheSchemaHaveTheSameBounds() throws {
    try check(PieRequest.members)
    try check(SheetRequest.members)
    try check(DeckRequest.members)
    try check(CardRequest.members)
    try check(ConcentrationRequest.members)
    try check(TemplateRequest.members)
    try check(PlotRequest<HistogramSettings>.members)
    try check(ComparisonSettings.members)
  }

  @Test func thePieHasTheStatesAndTheRadiiOfTheAppsGraph() {
    #expect(PieSettings.State.allCases.map(\.rawValue) == PieGraphOptions.State.allCases.map(\.rawValue))
    #expect(PieSettings.graphRadii == PieGraphOptions.radii)
  }

  @Test func helpHasTheRange() {
    #expect(PieSettings.hole.member.facts == ["0 to 0.95", "default: 0"])
    #expect(PieSettings.startAngle.member.facts == ["-360 to 360", "default: 0"])
    #expect(PictureSettings.scale.member.facts == ["default: 1"])
    #expect(ComparisonSettings.threshold.member.facts == ["0 to below 1"])
  }

  @Test(arguments: [-360.0, -30, 0, 0.1, 33.333_333_333_333, 359.999, 360])
  func anAngleIsWrittenInDegrees(degrees: Double) throws {
    var request = PieRequest(data: .text("a,1"))
    request.pie.startAngle = .degrees(degrees)
    let json = try #require(PictureRequest(request).json)
    #expect(try PictureRequest(json: json) == PictureRequest(request))
    if degrees != 0 { #expect(String(decoding: json, as: UTF8.self).contains("\(JSONTree.number(degrees).word)")) }
  }
}
