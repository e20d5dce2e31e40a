import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// Options that only files of some formats have.
struct FormatOptionTests {
  @Test(arguments: [
    ("--quality 80", "png"), ("--id-prefix a", "pdf"), ("--output-title x", "jpg"), ("--pdf-standard a-2u", "svg"),
    ("--output-language en", "svg"), ("--output-text text", "webp"), ("--output-resolution 144", "png"),
  ])
  func anOptionWithoutEffectHasAWarning(option: String, format: String) throws {
    let folder = try TemporaryFolder()
    let words = option.split(separator: " ").map(String.init)
    let command = ["card", "AS", "-o", folder["a.\(format)"]] + words
    let warning = "\(words[0]) has no effect in a file of the format \(format)"
    let run = RecordedRun(command)
    #expect(run.status == .done && run.error.contains(warning), "\(run.error)")
    let strict = RecordedRun(command + ["--strict"])
    #expect(strict.status == .badContent && strict.error.contains(warning), "\(strict.error)")
    // Each once, for all cards of a deck.
    let deck = RecordedRun(["deck", "-o", folder["deck-\(format)"], "--output-format", format] + words)
    #expect(deck.error.components(separatedBy: warning).count == 2, "\(deck.error)")
  }

  @Test(arguments: [
    ("--quality 80", "jpg"), ("--id-prefix a", "svg"), ("--output-title x", "pdf"), ("--output-language en", "pdf"),
  ])
  func anOptionWithAnEffectHasNone(option: String, format: String) throws {
    let folder = try TemporaryFolder()
    let words = option.split(separator: " ").map(String.init)
    let run = RecordedRun(["card", "AS", "-o", folder["a.\(format)"], "--strict"] + words)
    #expect(run.status == .done && run.error.isEmpty, "\(run.error)")
  }
}
