import Canvas
import Testing

@Suite struct SecuritySnippets {
  @Test func limits() throws {
    let upload = try Image(size: Size(width: 5_000, height: 1)) { _ in }.png()
    #expect(throws: ImageFormatError.self) {
      // snippet
      let limits = ImageLimits(maximumSide: 4_096, maximumPixelCount: 8_000_000, maximumByteCount: 4 << 20)
      let picture = try Image(contents: upload, limits: limits)
      // end of snippet
      _ = picture
    }
  }
}
