import Canvas
import CanvasGoldensTesting
import Testing

struct RequiresFontTests {
  @Test func aTestRunsWithTheVersionThatItsGoldensShow() async throws {
    let version = try Font(path: SystemFonts.regular, size: 1).version
    let trait: ConditionTrait = .requiresFont(at: SystemFonts.regular, version: version)
    #expect(try await trait.evaluate())
  }

  @Test func aTestIsSkippedWithAnotherVersionAndSaysWhichItIs() async throws {
    let version = try Font(path: SystemFonts.regular, size: 1).version
    let trait: ConditionTrait = .requiresFont(at: SystemFonts.regular, version: "Version 0")
    #expect(try await !trait.evaluate())
    #expect(trait.comments.map(\.rawValue) == ["\(SystemFonts.regular): '\(version)'; the goldens show 'Version 0'"])
  }

  @Test func aMissingFontIsAFailureAndNotASkip() async {
    let trait: ConditionTrait = .requiresFont(at: "/no/such/font.ttf", version: "Version 2.37")
    await #expect(throws: FontError.self) { try await trait.evaluate() }
  }
}
