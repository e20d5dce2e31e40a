import Canvas
import CanvasBatch
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct PictureBatchTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private static func image(_ side: Double, _ color: Color = .red) throws -> Image {
    try Image(size: Size(width: side, height: 2)) { context in
      context.setFillColor(color)
      context.fill(context.bounds)
    }
  }

  /// Jobs whose pictures are as wide as their numbers, after a pause that differs.
  private func jobs(_ numbers: ClosedRange<Int>, files: Bool = false) -> AsyncStream<PictureJob<Int>> {
    AsyncStream { continuation in
      for number in numbers {
        let output = files ? "\(folder)/\(number).png" : nil
        continuation.yield(
          PictureJob(id: number, output: output) {
            usleep(number.isMultiple(of: 3) ? 3000 : 0)
            return try Self.image(Double(number))
          })
      }
      continuation.finish()
    }
  }

  @Test func resultsComeInTheOrderOfTheJobs() async {
    var ids: [Int] = []
    for await result in jobs(1...60).pictures(BatchOptions(threadCount: 3)) {
      ids.append(result.id)
      #expect(result.pixelSize?.width == result.id)
      guard case .drawn(let bytes) = result.outcome else {
        Issue.record("\(result)")
        continue
      }
      #expect((try? Image(png: bytes))?.pixelWidth == result.id)
    }
    #expect(ids == Array(1...60))
  }

  @Test func withoutAnOrderEachResultComesOnce() async {
    var options = BatchOptions(threadCount: 3)
    options.isOrdered = false
    var ids: [Int] = []
    for await result in jobs(1...60).pictures(options) { ids.append(result.id) }
    #expect(ids.sorted() == Array(1...60))
  }

  @Test func filesAreWrittenAndSkippedTheNextTime() async throws {
    for await result in jobs(1...9, files: true).pictures() {
      guard case .written = result.outcome else {
        Issue.record("\(result)")
        continue
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 9)
    #expect(try Image(contentsOfPNG: "\(folder)/7.png").pixelWidth == 7)
    try FileManager.default.removeItem(atPath: "\(folder)/4.png")
    // What has no bytes is no picture.
    try Data().write(to: URL(fileURLWithPath: "\(folder)/5.png"))
    var options = BatchOptions()
    options.skipsExisting = true
    var drawn: [Int] = []
    for await result in jobs(1...9, files: true).pictures(options) {
      if case .written = result.outcome { drawn.append(result.id) }
    }
    #expect(drawn == [4, 5])
    #expect(try Image(contentsOfPNG: "\(folder)/5.png").pixelWidth == 5)
  }

  @Test func noMoreJobsAreTakenThanMayBeInFlight() async {
    let taken = Mutex(0)
    let source = AsyncStream<PictureJob<Int>> {
      let number = taken.withLock { taken in
        taken += 1
        return taken
      }
      return number > 100 ? nil : PictureJob(id: number) { try Self.image(1) }
    }
    var count = 0
    for await _ in source.pictures(BatchOptions(threadCount: 2, jobsInFlight: 5)) {
      count += 1
      // One more is asked for, and waits for room.
      #expect(taken.withLock { $0 } <= count + 6)
      if count == 10 { try? await Task.sleep(for: .milliseconds(50)) }
    }
    #expect(count == 100)
  }

  @Test func aResultComesWhileTheSourceWaits() async {
    let (source, continuation) = AsyncStream<PictureJob<String>>.makeStream()
    var results = source.pictures().makeAsyncIterator()
    for name in ["a", "b"] {
      continuation.yield(PictureJob(id: name) { try Self.image(1) })
      #expect(await results.next()?.id == name)
    }
    continuation.finish()
    #expect(await results.next() == nil)
    #expect(await results.next() == nil)
  }

  @Test func whereTheConsumerIsCancelledNothingMoreIsTaken() async throws {
    let taken = Mutex(0)
    let source = AsyncStream<PictureJob<Int>> {
      let number = taken.withLock { taken in
        taken += 1
        return taken
      }
      return PictureJob(id: number) { try Self.image(1) }
    }
    let (begun, continuation) = AsyncStream<Void>.makeStream()
    let consumer = Task {
      for await _ in source.pictures() { continuation.yield() }
    }
    for await _ in begun { break }
    consumer.cancel()
    await consumer.value
    let before = taken.withLock { $0 }
    #expect(before > 0)
    try await Task.sleep(for: .milliseconds(30))
    // What the source was asked for when it was cancelled may still come.
    #expect(taken.withLock { $0 } <= before + 1)
  }

  @Test func whereTheConsumerStopsAskingNothingMoreIsTaken() async throws {
    let taken = Mutex(0)
    func take(_ limit: Int) async {
      let source = AsyncStream<PictureJob<Int>> {
        taken.withLock { $0 += 1 }
        return PictureJob(id: 0) { try Self.image(1) }
      }
      var count = 0
      for await _ in source.pictures() {
        count += 1
        if count == limit { break }
      }
    }
    await take(3)
    try await Task.sleep(for: .milliseconds(30))
    let before = taken.withLock { $0 }
    try await Task.sleep(for: .milliseconds(30))
    #expect(taken.withLock { $0 } <= before + 1)
  }

  @Test func nothingIsWrittenAfterTheConsumerIsCancelled() async throws {
    let path = "\(folder)/a.png"
    let gate = Monitor(false)
    let (begun, continuation) = AsyncStream<Void>.makeStream()
    let consumer = Task {
      let source = AsyncStream<PictureJob<Int>> { jobs in
        jobs.yield(
          PictureJob(id: 1, output: path) {
            continuation.yield()
            _ = gate.wait { $0 ? true : nil }
            return try Self.image(1)
          })
        jobs.finish()
      }
      for await result in source.pictures() { Issue.record("\(result)") }
    }
    for await _ in begun { break }
    consumer.cancel()
    await consumer.value
    gate.change { $0 = true }
    try await Task.sleep(for: .milliseconds(150))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  private struct Broken: Error {}

  @Test func whatTheSourceThrowsComesAfterTheResultsBeforeIt() async {
    let source = AsyncThrowingStream<PictureJob<Int>, any Error> { continuation in
      for number in 1...5 { continuation.yield(PictureJob(id: number) { try Self.image(1) }) }
      continuation.finish(throwing: Broken())
    }
    var count = 0
    await #expect(throws: Broken.self) {
      for try await _ in source.pictures() { count += 1 }
    }
    #expect(count == 5)
  }

  @Test func whatAJobThrowsIsItsResult() async {
    let source = AsyncStream<PictureJob<Int>> { continuation in
      continuation.yield(PictureJob(id: 1) { () throws -> Image in throw Broken() })
      continuation.yield(PictureJob(id: 2) { try Self.image(1) })
      continuation.finish()
    }
    var failures: [Int] = []
    for await result in source.pictures() {
      if case .failed(let error) = result.outcome, error is Broken { failures.append(result.id) }
    }
    #expect(failures == [1])
  }

  @Test func aJobThatTakesTooLongIsAnErrorAndWritesNothing() async throws {
    var options = BatchOptions(threadCount: 2)
    options.maximumDuration = .seconds(2)
    let path = "\(folder)/slow.png"
    let gate = Monitor(false)
    let source = AsyncStream<PictureJob<Int>> { continuation in
      continuation.yield(
        PictureJob(id: 1, output: path) {
          _ = gate.wait { $0 ? true : nil }
          return try Self.image(1)
        })
      for number in 2...20 { continuation.yield(PictureJob(id: number) { try Self.image(1) }) }
      continuation.finish()
    }
    var errors: [Int: String] = [:]
    for await result in source.pictures(options) {
      if case .failed(let error) = result.outcome { errors[result.id] = "\(error)" }
    }
    #expect(errors == [1: "the job took longer than the limit of 2 s"])
    gate.change { $0 = true }
    try await Task.sleep(for: .milliseconds(500))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// Jobs of which the first ones wait until they are let go.
  private func jobs(_ numbers: ClosedRange<Int>, waiting: ClosedRange<Int>, for gate: Monitor<Bool>)
    -> [PictureJob<Int>]
  {
    numbers.map { number in
      PictureJob(id: number) {
        if waiting.contains(number) { _ = gate.wait { $0 ? true : nil } }
        return try Self.image(1)
      }
    }
  }

  @Test(arguments: [true, false]) func othersTakeThePlaceOfThreadsWhoseJobsTakeTooLong(isOrdered: Bool) async {
    let gate = Monitor(false)
    defer { gate.change { $0 = true } }
    var options = BatchOptions(threadCount: 2, jobsInFlight: 8)
    options.maximumDuration = .seconds(1)
    options.isOrdered = isOrdered
    let (source, continuation) = AsyncStream<PictureJob<Int>>.makeStream()
    for job in jobs(1...20, waiting: 3...7, for: gate) { continuation.yield(job) }
    continuation.finish()
    var failed: [Int] = []
    var count = 0
    for await result in source.pictures(options) {
      count += 1
      if case .failed(PictureJobError.tooLong) = result.outcome { failed.append(result.id) }
    }
    #expect(failed.sorted() == Array(3...7))
    #expect(count == 20)
  }

  @Test func whereNoThreadIsLeftJobsFailUntilOneComesBack() async throws {
    let gate = Monitor(false)
    defer { gate.change { $0 = true } }
    var options = BatchOptions(threadCount: 1, jobsInFlight: 2)
    options.maximumDuration = .seconds(1)
    let (source, continuation) = AsyncStream<PictureJob<Int>>.makeStream()
    // The first thread, and two in its place.
    for job in jobs(1...5, waiting: 1...3, for: gate) { continuation.yield(job) }
    var errors: [PictureJobError?] = []
    for await result in source.pictures(options) {
      if case .failed(let error) = result.outcome {
        errors.append(error as? PictureJobError)
      } else {
        errors.append(nil)
      }
      switch result.id {
      case 5:
        gate.change { $0 = true }
        try await Task.sleep(for: .seconds(1))
        continuation.yield(PictureJob(id: 6) { try Self.image(1) })
      case 6:
        continuation.yield(PictureJob(id: 7) { try Self.image(1) })
        continuation.finish()
      default: break
      }
    }
    let tooLong = PictureJobError.tooLong(.seconds(1))
    #expect(errors == [tooLong, tooLong, tooLong, .noThread, .noThread, nil, nil])
  }

  @Test func aJobHasOneThread() async {
    #expect(PNGEncoder().workers == Threads.maximum)
    let source = AsyncStream<PictureJob<Int>> { continuation in
      continuation.yield(
        PictureJob(id: 1) {
          #expect(PNGEncoder().workers == 1 && DrawingBands().workers == 1)
          return try Self.image(1)
        })
      continuation.finish()
    }
    for await result in source.pictures() { #expect(result.pixelSize != nil) }
  }

  @Test func optionsStayInTheirRanges() async {
    var options = BatchOptions(threadCount: .max)
    #expect(options.threadCount == 1024 && options.jobsInFlight == 4096)
    options.threadCount = -1
    #expect(options.threadCount == 1)
    options.jobsInFlight = 0
    #expect(options.jobsInFlight == 2)
    options.threadCount = 3
    #expect(options.jobsInFlight == 4)
    var count = 0
    for await _ in jobs(1...9).pictures(options) { count += 1 }
    #expect(count == 9)
    // What limits the threads of one picture does not limit how many are drawn at once.
    #expect(Threads.$limit.withValue(1) { BatchOptions().threadCount } == processorCount)
  }

  @Test func aPictureHasNoMorePixelsThanAreAllowed() async throws {
    var options = BatchOptions()
    options.maximumPixelCount = 1000
    let large = try Self.image(501).png()
    let source = AsyncStream<PictureJob<String>> { continuation in
      continuation.yield(PictureJob(id: "drawn, 1000") { try Self.image(500) })
      continuation.yield(PictureJob(id: "drawn, 1002") { try Self.image(501) })
      continuation.yield(
        PictureJob(id: "read, 1002") {
          _ = try Image(png: large)
          return try Self.image(1)
        })
      continuation.finish()
    }
    var errors: [String: String] = [:]
    for await result in source.pictures(options) {
      if case .failed(let error) = result.outcome { errors[result.id] = String(describing: type(of: error)) }
    }
    #expect(errors == ["drawn, 1002": "PictureError<Never>", "read, 1002": "PNGError"])
    #expect(try Image(png: large).pixelWidth == 501)
  }

  @Test func outputsStayInTheirFolderAndAreWrittenOnce() async throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/root/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/root/out", withDestinationPath: folder)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/root/same", withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/root/to", withDestinationPath: "../a.png")
    var options = BatchOptions()
    options.root = "\(folder)/root"
    let outputs = [
      "a.png", "./a.png", "../a.png", "new/../../a.png", "out/a.png", "/etc/a.png", "to", "real/b.png", "same/b.png",
      "same/../a.png", "\(folder)/root/c.png", "", "real", "x/", ".", "new/deep/d.png", "/dev/null",
      "fresh/.",
    ]
    let source = AsyncStream<PictureJob<String>> { continuation in
      for output in outputs { continuation.yield(PictureJob(id: output, output: output) { try Self.image(1) }) }
      continuation.finish()
    }
    var outcomes: [String: String] = [:]
    for await result in source.pictures(options) {
      switch result.outcome {
      case .written: outcomes[result.id] = "written"
      case .failed(PictureJobError.outside): outcomes[result.id] = "outside"
      case .failed(PictureJobError.secondOfOutput): outcomes[result.id] = "second"
      case .failed(PictureJobError.notAFile): outcomes[result.id] = "no file"
      case .failed(PictureJobError.folderOfOutput): outcomes[result.id] = "folder"
      default: Issue.record("\(result)")
      }
    }
    #expect(
      outcomes == [
        "a.png": "written", "./a.png": "second", "../a.png": "outside", "new/../../a.png": "no file",
        "out/a.png": "outside", "/etc/a.png": "outside", "to": "no file", "real/b.png": "written",
        "same/b.png": "second", "same/../a.png": "second", "\(folder)/root/c.png": "written", "": "no file",
        "real": "folder", "x/": "no file", ".": "outside", "new/deep/d.png": "written", "/dev/null": "outside",
        "fresh/.": "no file",
      ])
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.png"))
  }

  @Test(arguments: [1, 2])
  func aFileIsNotAlsoAFolder(threads: Int) async throws {
    var options = BatchOptions(threadCount: threads)
    options.root = folder
    let outputs = ["p/a.png", "p/./a.png/b.png", "q/c.png/d.png", "q/c.png", "q/c.png/e.png"]
    let source = AsyncStream<PictureJob<String>> { continuation in
      for output in outputs { continuation.yield(PictureJob(id: output, output: output) { try Self.image(1) }) }
      continuation.finish()
    }
    var failures: [String: PictureJobError] = [:]
    for await result in source.pictures(options) {
      if case .failed(let error) = result.outcome { failures[result.id] = error as? PictureJobError }
    }
    #expect(
      failures == [
        "p/./a.png/b.png": .insideOutput("p/./a.png/b.png"), "q/c.png": .folderOfOutput("q/c.png"),
      ])
  }
}
