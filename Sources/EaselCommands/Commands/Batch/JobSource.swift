internal import CanvasBatch

/// The jobs of a file, line by line.
struct JobSource {
  private var lines: LineSplitter
  private let shard: Shard?
  private let drawing: JobDrawing
  private let progress: BatchProgress
  private var number = 0
  /// The error if the rest can't be read.
  private(set) var failure: FileError?

  init(_ lines: LineSplitter, shard: Shard?, drawing: JobDrawing, progress: BatchProgress) {
    (self.lines, self.shard, self.drawing, self.progress) = (lines, shard, drawing, progress)
  }

  /// Returns the next line's job, even for an invalid line, or nil at the end or if the rest can't be read.
  mutating func next() -> PictureJob<JobPlace>? {
    do throws(FileError) {
      while true {
        let isWanted = shard?.has(line: number + 1) ?? true
        guard let line = try lines.next(isWanted: isWanted) else { return nil }
        number += 1
        progress.hasRead(lines.byteCount)
        guard isWanted else { continue }
        switch line {
        case .whole(let bytes):
          // Blank lines are skipped.
          if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
          return job(JobLine(bytes, number: number))
        case .tooLong: return job(.tooLong(number: number))
        }
      }
    } catch {
      failure = error
      return nil
    }
  }

  private func job(_ line: JobLine) -> PictureJob<JobPlace> {
    let place = JobPlace(line: number, id: line.id)
    var job = PictureJob(id: place, output: line.output) { [drawing] () throws in try drawing.draw(line, place) }
    job.check = { [drawing] in try drawing.check(line) }
    return job
  }
}

/// One of several equal parts of the lines. The third of 16 parts has the lines 3, 19, 35 and so on.
struct Shard: Sendable {
  let number: Int
  let count: Int

  /// Parses a part such as `3/16`. Returns nil if it isn't a part of a whole.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1_000_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the part has a line. Lines count from 1.
  func has(line: Int) -> Bool { (line - number) % count == 0 }
}
