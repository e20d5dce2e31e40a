import CanvasGoldens
import Testing

struct GoldenRecordingTests {
  private func recording(_ environment: [String: String]) throws -> GoldenRecording {
    try GoldenRecording { environment[$0] }
  }

  @Test func missingGoldensAreRecordedByDefault() throws {
    #expect(try recording([:]) == .missing)
    #expect(try recording(["GOLDENS_RECORD": "", "CI": ""]) == .missing)
  }

  @Test(arguments: GoldenRecording.allCases)
  func theEnvironmentNamesTheMode(mode: GoldenRecording) throws {
    #expect(try recording(["GOLDENS_RECORD": mode.rawValue]) == mode)
  }

  @Test(arguments: ["all", "missing", "failed", "nonsense", nil] as [String?])
  func nothingIsRecordedWhereCIIsSet(asked: String?) throws {
    var environment = ["CI": "true"]
    environment["GOLDENS_RECORD"] = asked
    #expect(try recording(environment) == .never)
  }

  @Test(arguments: ["", "0", "false", "FALSE", "False"])
  func aFalseCIIsNone(value: String) throws {
    #expect(try recording(["CI": value]) == .missing)
    #expect(try recording(["CI": value, "GOLDENS_RECORD": "all"]) == .all)
    #expect(try GoldenRecording(asked: .failed) { $0 == "CI" ? value : nil } == .failed)
  }

  @Test(arguments: ["1", "true", "TRUE", "github", "00", " "])
  func anyOtherValueIsACI(value: String) throws {
    #expect(try recording(["CI": value, "GOLDENS_RECORD": "all"]) == .never)
  }

  @Test(arguments: GoldenRecording.allCases)
  func aTestThatAsksForAModeGetsItExceptWhereCIIsSet(mode: GoldenRecording) throws {
    func asked(_ environment: [String: String]) throws -> GoldenRecording {
      try GoldenRecording(asked: mode) { environment[$0] }
    }
    #expect(try asked([:]) == mode)
    #expect(try asked(["GOLDENS_RECORD": "all"]) == mode)
    #expect(try asked(["CI": "true", "GOLDENS_RECORD": "all"]) == .never)
  }

  @Test func aModeThatDoesNotExistIsAnError() {
    let failure = #expect(throws: GoldenFailure.self) { try recording(["GOLDENS_RECORD": "Never"]) }
    #expect(
      failure?.description
        == "GOLDENS_RECORD: 'Never' is not a recording mode; use one of all, missing, failed, never")
  }
}
