import Canvas
import CanvasGoldens
import Testing

@Suite struct PNGColorSpaceContentsTests {
  private let profile: [UInt8] = Array(0..<40)

  private func jpeg(_ segments: [[UInt8]]) -> [UInt8] {
    let parts: [[UInt8]] = [[0xD8]] + segments + [[0xDA, 0, 2]]
    return parts.flatMap { [0xFF] + $0 }
  }

  /// A part of a profile: an APP2 segment without the 0xFF before it.
  private func part(_ number: UInt8, of count: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array("ICC_PROFILE\0".utf8) + [number, count] + bytes
    return [0xE2, 0, UInt8(content.count + 2)] + content
  }

  @Test func aJPEGHasTheProfileOfItsSegments() {
    #expect(PNGColorSpace(contents: jpeg([[0xE0, 0, 4, 1, 1]])) == .sRGB)
    #expect(PNGColorSpace(contents: jpeg([part(1, of: 1, profile)])) == .other("iCCP", profile))
    // The parts in another order, and a fill byte between them.
    let parts = [part(2, of: 2, Array(profile[9...])), [0xFF] + part(1, of: 2, Array(profile[..<9]))]
    #expect(PNGColorSpace(contents: jpeg(parts)) == .other("iCCP", profile))
    // A segment that runs past the end is not read.
    #expect(PNGColorSpace(contents: [0xFF, 0xD8, 0xFF, 0xE2, 0xFF, 0xFF, 1]) == .sRGB)
  }

  @Test func aWebPHasTheProfileOfItsChunk() {
    let chunk = Array("ICCP".utf8) + [40, 0, 0, 0] + profile
    let file = Array("RIFF".utf8) + [UInt8(chunk.count + 4), 0, 0, 0] + Array("WEBP".utf8)
    #expect(PNGColorSpace(contents: file + chunk) == .other("iCCP", profile))
    #expect(PNGColorSpace(contents: file) == .sRGB)
    #expect(PNGColorSpace(contents: Array("GIF89a".utf8)) == nil)
  }
}
