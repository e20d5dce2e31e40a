import Canvas
import EaselCommands
import Foundation
import TestSupport
import Testing

/// Odd files and names in what is compared.
@Suite struct ComparisonFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func compare(_ options: String...) -> RecordedRun {
    RecordedRun(["compare", folder["a"], folder["b"]] + options)
  }

  /// Writes a file whose name may be any bytes.
  private func write(_ bytes: [UInt8], _ name: [UInt8]) throws {
    try AtomicFile.write(bytes, to: FilePath(bytes: Array((folder.path + "/").utf8) + name).text)
  }

  @Test func namesThatUnicodeCallsEqualAreTwoFiles() throws {
    // Seen as one name, the second pair was never compared.
    for (name, actual) in [("e\u{301}.png", try redPNG()), ("\u{E9}.png", try dottedPNG())] {
      try write(actual, Array("a/\(name)".utf8))
      try write(redPNG(), Array("b/\(name)".utf8))
    }
    let run = compare()
    #expect(run.status == .pixelsDiffer)
    #expect(run.output.utf8.starts(with: "\u{E9}.png: 1 of 600 pixels differ".utf8))
    #expect(
      run.error.utf8.elementsEqual(
        "warning: e\u{301}.png: e\\u{0301}.png and \\u{00E9}.png are names of different files\n".utf8))
  }

  @Test func namesNeedNotBeText() throws {
    for side in ["a/", "b/"] {
      try write(redPNG(), Array(side.utf8) + [0x6F, 0xFF] + Array(".png".utf8))
      try write([1], Array(side.utf8) + [0xFE, 0xFF])
    }
    #expect(compare().status == .done)
    try write(dottedPNG(), Array("a/o".utf8) + [0xFF] + Array(".png".utf8))
    let run = compare("--report", folder["r.html"], "--junit", folder["j.xml"], "--panel", folder["p"])
    #expect(run.status == .pixelsDiffer)
    #expect(run.output.hasPrefix("o\\xFF.png: 1 of 600 pixels differ"))
    let report = String(decoding: try folder.bytes("r.html"), as: UTF8.self)
    #expect(report.contains(#"<span class="name">o\xFF.png</span>"#) && report.contains(#"$&#39;o\xff.png&#39;"#))
    #expect(compare("--json").output.contains(#""name":"o\\xFF.png""#))
    // Named in the command line as it is.
    #expect(
      RecordedRun([
        "compare", folder["a"], folder["b"], FilePath(bytes: [0x6F, 0xFF, 0x2E, 0x70, 0x6E, 0x67]).text, "--update",
      ]).status == .done)
    #expect(compare().status == .done)
  }

  @Test func whatIsNoRegularFileIsLeftOutAndSaid() throws {
    for side in ["a", "b"] {
      try folder.write(redPNG(), as: "\(side)/1.png")
      #expect(mkfifo(folder["\(side)/pipe.png"], 0o600) == 0)
    }
    try FileManager.default.createSymbolicLink(atPath: folder["a/zero.png"], withDestinationPath: "/dev/zero")
    let run = compare()
    #expect(run.status == .done)
    #expect(
      run.error
        == ["a/pipe.png", "a/zero.png", "b/pipe.png"].map {
          "warning: \(folder[$0]): not a regular file; skipped\n"
        }.joined())
  }

  @Test func aPNGWithoutItsEndIsReadWithAWarning() throws {
    try folder.write(Array(redPNG().dropLast(12)), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    let run = compare()
    #expect(run.status == .done)
    #expect(
      run.error == "warning: 1.png: the PNG has no IEND chunk, and may have been cut off (actual)\n")
    #expect(compare("--json").output.contains(#""notes":["the PNG has no IEND chunk"#))
    let strict = compare("--strict")
    #expect(strict.status == .badContent)
    #expect(
      strict.error == "\(folder["a"])/1.png: the PNG ends at byte \(try redPNG().count - 12) without its IEND chunk\n")
  }

  @Test func sixteenBitsAreSaidOfEachPair() throws {
    func deep(_ low: Int) -> [UInt8] {
      HandMadePNG(width: 2, height: 2, bitDepth: 16, colorType: 0) { _, _ in [0x8080 + low] }.bytes
    }
    try folder.write(deep(0), as: "a/1.png")
    try folder.write(deep(1), as: "b/1.png")
    try folder.write(deep(0), as: "a/2.png")
    try folder.write(deep(0), as: "b/2.png")
    let run = compare()
    #expect(run.status == .done)
    #expect(run.error == "warning: 1.png: 16 bits a channel, read as 8 (actual and expected)\n")
    #expect(compare("--strict").status == .badContent)
  }

  @Test(.enabled(if: Image.readsJPEG)) func aJPEGIsAPictureToo() throws {
    try folder.write(SampleJPEG.baseline, as: "a/1.jpg")
    try folder.write(SampleJPEG.progressive, as: "b/1.jpg")
    try folder.write(Image(contents: SampleJPEG.baseline).png(), as: "1.png")
    #expect(RecordedRun("compare", folder["a/1.jpg"], folder["1.png"]).status == .done)
    let run = compare("--tolerance", "2", "--panel", folder["p"], "--report", folder["r.html"])
    #expect(run.status == .done && run.error.isEmpty)
  }

  @Test func theDifferenceAloneIsWritten() throws {
    try folder.write(dottedPNG(), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    #expect(compare("--diff", folder["d"]).status == .pixelsDiffer)
    let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
    let pale = try Image(png: folder.bytes("d/1.png")).pixels
    #expect(pale.width == 20 && pale[7, 9] == red && pale[0, 0].alpha == 255 && pale[0, 0] != red)
    #expect(compare("--diff", folder["m"], "--diff-mask").status == .pixelsDiffer)
    let mask = try Image(png: folder.bytes("m/1.png")).pixels
    #expect(mask[7, 9] == red && mask[0, 0] == .clear)
    #expect(compare("--diff-mask").status == .usage)
  }
}
