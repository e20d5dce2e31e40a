import CanvasGoldens
import Testing

@Suite struct GoldenNameTests {
  @Test(arguments: [
    ("round()", "/work/Tests/BadgeTests.swift", "BadgeTests/round"),
    ("photo(of:at:)", "BadgeTests.swift", "BadgeTests/photo"),
    ("testRound()", "/a b/Badge+Round.swift", "Badge+Round/testRound"),
    ("body", "/Tests/Größe.swift", "Größe/body"),
  ])
  func itIsTheFileAndTheFunction(function: String, file: String, name: String) {
    #expect(GoldenName.ofTest(function, in: file) == name)
  }
}
