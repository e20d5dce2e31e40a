import CanvasGoldensTesting
import Testing

@Suite struct AttachmentsNoteTests {
  @Test func withoutAFolderTheOptionIsNamed() {
    #expect(AttachmentsNote.text(["p.xctest", "--filter", "A"]).contains("--attachments-path"))
  }

  @Test(arguments: [
    ["--attachments-path", "out"], ["--attachments-path=out"], ["--experimental-attachments-path", "out"],
  ])
  func withAFolderNothingIsSaid(options: [String]) {
    #expect(AttachmentsNote.text(["p.xctest"] + options).isEmpty)
  }
}
