import Canvas
import CanvasBatch
import TestSupport
import Testing

@Suite struct ManyPicturesSnippets {
  @Test func queue() async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path
    let badges = AsyncStream<(number: Int, color: Color)> { continuation in
      for (number, color) in [Color.red, .green, .blue].enumerated() { continuation.yield((number, color)) }
      continuation.finish()
    }
    var written: [String] = []
    var failures: [Int] = []
    // snippet
    let jobs = badges.map { badge in
      PictureJob(id: badge.number, output: "\(badge.number).png") {
        try Image(size: Size(width: 64, height: 64)) { context in
          context.fill(Path(ovalIn: context.bounds), with: .color(badge.color))
        }
      }
    }
    var options = BatchOptions()
    options.root = folder
    options.skipsExisting = true
    options.maximumDuration = .seconds(10)
    for await result in jobs.pictures(options) {
      switch result.outcome {
      case .written, .skipped: written.append("\(folder)/\(result.output ?? "")")
      case .failed: failures.append(result.id)
      case .drawn: break
      }
    }
    // end of snippet
    #expect(failures.isEmpty)
    #expect(written == ["\(folder)/0.png", "\(folder)/1.png", "\(folder)/2.png"])
    #expect(try Image(contentsOfPNG: written[2]).color(atPixelX: 32, y: 32) == .blue)
  }
}
