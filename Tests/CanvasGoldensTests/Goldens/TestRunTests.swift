import CanvasGoldens
import Testing

@Suite struct TestRunTests {
  @Test(arguments: [
    [], ["--testing-library", "swift-testing"],
    ["-c", "release", "--skip-build", "--testing-library", "swift-testing"],
  ])
  func withoutAChoiceARunHasAllTests(options: [String]) {
    #expect(TestRun.hasAllTests(["/p.xctest"] + options))
  }

  @Test(arguments: [
    ["--filter", "A", "--testing-library", "swift-testing"], ["--skip", "A", "--testing-library", "swift-testing"],
    ["--filter=A", "--testing-library", "swift-testing"], ["CardTests.FaceTests/testFace,CardTests.BackTests/testBack"],
  ])
  func aFilterOrANameOfATestIsAChoice(options: [String]) {
    #expect(!TestRun.hasAllTests(["/p.xctest"] + options))
  }
}
