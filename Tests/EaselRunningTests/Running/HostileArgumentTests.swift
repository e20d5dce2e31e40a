import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// Arguments that nobody means: one line of error, soon, without control of the terminal.
@Suite struct HostileArgumentTests {
  private static let odd = "\u{1B}[31m\u{9B}2J\u{202E}gnp.x\u{2066}\u{7F}"
  private static let shown = "\\u{1B}[31m\\u{009B}2J\\u{202E}gnp.x\\u{2066}\\u{7F}"

  private static func isPlain(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 != "\n" && odd.unicodeScalars.contains($0) && !$0.isASCII }
      && !text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7F}" }
  }

  @Test(arguments: [
    ["card", odd], ["card", "QH", "--width", odd], ["card", "QH", "--\(odd)"], [odd], ["pie", odd],
    ["pie", "-", "--top", odd], ["pie", "-", "--x", odd], ["card", "QH", "--font", "/" + odd],
    ["board", "solitaire", "/\(odd)"], ["compare", odd, odd], ["batch", odd],
  ])
  func errorsAreShownWithoutControl(arguments: [String]) {
    let run = RecordedRun(arguments, input: "name,value\na,1\n")
    #expect(run.status != .done)
    #expect(run.error.contains(Self.shown) || run.output.contains(Self.shown), "\(arguments): \(run.error)")
    #expect(Self.isPlain(run.error) && Self.isPlain(run.output))
  }

  @Test func namesInNotesDescriptionsAndJSONAreToo() {
    let table = "name,\(Self.odd)\n\(Self.odd),1\nb,2\n"
    for arguments in [["pie", "-", "--describe"], ["chart", "bars", "-", "--describe"]] {
      let run = RecordedRun(arguments + ["--title", Self.odd], input: table)
      #expect(run.status == .done && run.output.contains(Self.shown))
      #expect(Self.isPlain(run.error) && Self.isPlain(run.output))
      let json = RecordedRun(arguments + ["--title", Self.odd, "--json"], input: table)
      #expect(json.output.contains("\\u001b[31m\\u009b2J\\u202egnp.x\\u2066\\u007f"))
      #expect(Self.isPlain(json.output))
    }
  }

  @Test func moreThanSomeThousandArgumentsAreRefusedAtOnce() {
    let run = RecordedRun(["sheet"] + Array(repeating: "QH", count: 100_000))
    #expect(run.status == .usage && run.error == "100001 arguments; use at most 4000\n")
  }

  @Test(arguments: ["9223372036854775807", "1", "all"]) func aPieTakesAnyNumberOfSlices(top: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun(["pie", "-", "--top", top, "-o", folder["a.png"]], input: "name,value\na,1\nb,2\n")
    #expect(run.status == .done)
  }
}
