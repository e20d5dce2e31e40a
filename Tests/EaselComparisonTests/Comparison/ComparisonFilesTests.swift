import Canvas
import EaselCommands
import EaselTestSupport
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

  /// Compared row by row, and damage is told of as if they were decoded.
  @Test func largePicturesAreReadByRows() throws {
    let image = try Image(size: Size(width: 1030, height: 512)) { context in
      context.fill(Path(ovalIn: Rect(x: 9, y: 9, width: 900, height: 400)), with: .color(.red))
    }
    let golden = try image.png()
    try folder.write(golden, as: "b/1.png")
    try folder.write(image.png(compression: .fast), as: "a/1.png")
    #expect(compare("--report", folder["r.html"], "--quiet").status == .done)
    var dotted = image.pixels
    dotted[700, 500] = .clear
    dotted[3, 411] = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    try folder.write(PNGEncoder().encode(dotted), as: "a/1.png")
    let (run, shown) = (compare(), compare("--diff", folder["diff"]))
    #expect(run.status == .pixelsDiffer && run.output == shown.output)
    #expect(run.output.hasPrefix("FAIL 1.png: 1 of 527360 pixels differ (below 0.01%) in 1x1 at 3,411; "))
    #expect(folder.names("diff") == ["1.png"])
    var damaged = golden
    damaged[golden.count - 40] ^= 1
    for bytes in [PackedPNG.withChecksums(damaged), damaged, Array(golden.dropLast(30))] {
      try folder.write(bytes, as: "a/1.png")
      let (run, shown) = (compare(), compare("--report", folder["r.html"]))
      #expect(run.status == .badContent && run.error == shown.error && run.output == shown.output)
    }
  }

  @Test func namesThatUnicodeCallsEqualAreTwoFiles() throws {
    // Seen as one name, the second pair was never compared.
    for (name, actual) in [("e\u{301}.png", try redPNG()), ("\u{E9}.png", try dottedPNG())] {
      try write(actual, Array("a/\(name)".utf8))
      try write(redPNG(), Array("b/\(name)".utf8))
    }
    let run = compare()
    #expect(run.status == .pixelsDiffer)
    #expect(run.output.utf8.starts(with: "FAIL \u{E9}.png: 1 of 600 pixels differ".utf8))
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
    #expect(run.output.hasPrefix("FAIL o\\xFF.png: 1 of 600 pixels differ"))
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

  @Test func equalBytesAreTrustedByChoice() throws {
    try folder.write("not a picture", as: "a/1.png")
    try folder.write("not a picture", as: "b/1.png")
    try folder.write(redPNG(), as: "a/2.png")
    try folder.write(redPNG(), as: "b/2.png")
    #expect(compare().status == .badContent)
    let run = compare("--trust-equal-bytes")
    #expect(run.status == .done && run.error.isEmpty)
    #expect(compare("--trust-equal-bytes", "--json").output.contains(#""message":"the same bytes, not decoded""#))
    // Files that differ are decoded.
    try folder.write(dottedPNG(), as: "a/2.png")
    #expect(compare("--trust-equal-bytes").status == .pixelsDiffer)
    #expect(compare("--trust-equal-bytes", "--strict").status == .usage)
    // A panel of equal pictures has both.
    let panel = RecordedRun(
      "compare", folder["b/2.png"], folder["b/2.png"], "--trust-equal-bytes", "--panel", folder["panel.png"])
    #expect(panel.status == .done)
    #expect(throws: Never.self) { try Image(png: folder.bytes("panel.png")) }
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

  // MARK: What is not compared

  @Test func foldersBehindLinksAreCompared() throws {
    try folder.write(redPNG(), as: "real/1.png")
    try folder.write(redPNG(), as: "a/0.png")
    try folder.write(redPNG(), as: "b/0.png")
    try folder.write(dottedPNG(), as: "b/in/1.png")
    try FileManager.default.createSymbolicLink(atPath: folder["a/in"], withDestinationPath: folder["real"])
    let run = compare()
    #expect(run.status == .pixelsDiffer && run.output.hasPrefix("FAIL in/1.png: 1 of 600 pixels differ"))
    try FileManager.default.createSymbolicLink(atPath: folder["a/loop"], withDestinationPath: ".")
    #expect(compare().error == "warning: \(folder["a"])/loop: a link to a folder that contains it; skipped\n")
    let strict = compare("--strict")
    #expect(strict.status == .badContent && strict.output.hasPrefix("FAIL in/1.png"))
    #expect(strict.error.hasSuffix("; skipped; this is an error with --strict\n"))
  }

  @Test func picturesOfOtherFormatsAreSaid() throws {
    for side in ["a", "b"] { try folder.write(redPNG(), as: "\(side)/1.png") }
    for i in 10..<22 { try folder.write("", as: "a/\(i).svg") }
    try folder.write("", as: "b/in/x.gif")
    let run = compare()
    #expect(run.status == .done)
    let formats =
      Image.readsJPEG
      ? Image.readsWebP ? "PNG, JPEG or WebP" : "PNG or JPEG" : Image.readsWebP ? "PNG or WebP" : "PNG"
    #expect(
      run.error == "warning: \(folder["a"]): only \(formats) is compared, not 10.svg, 11.svg, 12.svg, 13.svg, 14.svg, "
        + "15.svg, 16.svg, 17.svg, 18.svg, 19.svg and 2 more\n"
        + "warning: \(folder["b"]): only \(formats) is compared, not in/x.gif\n")
    #expect(compare("--json").output.contains(#""notes":["\#(folder["a"]): only "#))
    #expect(compare("--strict").status == .badContent)
    // What is not chosen doesn't matter.
    let chosen = compare("1.png", "--strict")
    #expect(chosen.status == .done && chosen.error.isEmpty)
    #expect(compare("!*.svg", "!in/*", "--strict").status == .done)
  }

  @Test func namesInOtherLettersAreSaid() throws {
    for name in ["a/1.png", "b/1.png", "a/Home.PNG", "b/home.png"] { try folder.write(redPNG(), as: name) }
    let run = compare()
    #expect(run.status == .picturesUnlike)
    #expect(
      run.error
        == "warning: Home.PNG: the expected name is home.png; the names differ only in upper and lower case\n")
  }

  @Test func animationsAreSaid() throws {
    func animated(_ frames: UInt32) throws -> [UInt8] {
      try withChunk("acTL", HandMadePNG.number(frames) + [0, 0, 0, 0])
    }
    try folder.write(animated(2), as: "a/1.png")
    try folder.write(redPNG(), as: "b/1.png")
    try folder.write(animated(1), as: "a/2.png")
    try folder.write(redPNG(), as: "b/2.png")
    try folder.write(animated(3), as: "a/3.png")
    try folder.write(animated(3), as: "b/3.png")
    let run = compare()
    #expect(run.status == .done)
    #expect(run.error == "warning: 1.png: an animation, of which only the default picture is read (actual)\n")
    #expect(compare("1.png", "--strict").status == .badContent)
    #expect(compare("2.png", "--strict").status == .done)
  }

  @Test func unlikeColourSpacesAreSaid() throws {
    let usual = [
      try redPNG(), try withChunk("sRGB", [0]), try withChunk("gAMA", HandMadePNG.number(45_455)),
      try withChunk("cICP", [1, 13, 0, 1]),
    ]
    let others = [
      try withChunk("gAMA", HandMadePNG.number(100_000)), try withChunk("iCCP", [0x61, 0, 0, 1]),
      try withChunk("iCCP", [0x62, 0, 0, 1]), try withChunk("cHRM", Array(repeating: 1, count: 32)),
      try withChunk("cICP", [12, 13, 0, 1]),
    ]
    for (i, first) in usual.enumerated() {
      try folder.write(first, as: "a/1.png")
      try folder.write(usual[(i + 1) % usual.count], as: "b/1.png")
      #expect(compare().error.isEmpty)
    }
    for (i, first) in others.enumerated() {
      try folder.write(first, as: "a/1.png")
      try folder.write(others[(i + 1) % others.count], as: "b/1.png")
      let run = compare()
      #expect(run.status == .done)
      #expect(run.error.hasPrefix("warning: 1.png: the colour spaces of the files differ ("))
      #expect(run.errorLines.count == 1)
      try folder.write(usual[0], as: "b/1.png")
      #expect(compare().errorLines.count == 1)
      #expect(compare("--strict").status == .badContent)
    }
    try folder.write(others[1], as: "a/1.png")
    #expect(
      compare().error == "warning: 1.png: the colour spaces of the files differ (an ICC profile, expected sRGB); "
        + "pixels are compared as stored\n")
    try folder.write(others[2], as: "b/1.png")
    #expect(compare().error.contains(" differ (unlike values of an ICC profile); "))
  }

  @Test func aPointerOfGitLFSIsCalledOne() throws {
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12\n", as: "b/1.png")
    try folder.write(redPNG(), as: "a/1.png")
    let run = compare()
    #expect(run.status == .badContent)
    #expect(
      run.error == "\(folder["b"])/1.png: this is a Git LFS pointer, not the picture itself; run git lfs pull\n")
  }

  /// A red picture with a chunk before its pixels.
  private func withChunk(_ name: String, _ data: [UInt8]) throws -> [UInt8] {
    // The tool's own files name sRGB, which has priority over other chunks.
    let red = HandMadePNG(width: 20, height: 30, bitDepth: 8, colorType: 2) { _, _ in [255, 0, 0] }.bytes
    // The signature and IHDR.
    return red[..<33] + HandMadePNG.chunk(name, data) + red[33...]
  }
}
