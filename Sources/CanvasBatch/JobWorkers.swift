internal import Canvas
internal import CanvasCLibrary

/// Threads that take jobs, draw them, and hand out what came of them.
///
/// A thread that is free takes the next job itself: nothing is passed from thread to thread. `next` and `deliver` are
/// called by one thread at a time each, `render` by several.
package final class JobWorkers<ID: Sendable, Output: Sendable>: Sendable {
  private let options: BatchOptions
  private let next: @Sendable () -> PictureJob<ID>?
  private let render: @Sendable (PictureResult<ID>) -> Output
  private let deliver: @Sendable (Output) -> Void
  private let places: Locked<OutputPlaces>
  /// Who holds it takes the next job.
  private let turn = Locked(())
  private let state = Monitor(State())
  private let isDone = Monitor(false)

  private struct State {
    /// The number of the next job.
    var next = 0
    /// How many results were handed out.
    var delivered = 0
    var completed = 0
    /// What waits to be handed out: by the number of the job, or in the order of completion.
    var ready: [Int: Output] = [:]
    var isDelivering = false
    var running: [Int: Running] = [:]
    /// Threads that take jobs: without those that draw on at one that took too long.
    var workers = 0
    /// Threads that draw on.
    var late = 0
    var hasEnded = false
    var isStopped = false

    var isDone: Bool {
      (hasEnded || isStopped) && running.isEmpty && !isDelivering && (ready.isEmpty || isStopped)
    }

    /// Puts what is handed out of a job to the rest, unless the job was given up.
    mutating func complete(_ number: Int, _ output: Output, isOrdered: Bool) -> Bool {
      guard running.removeValue(forKey: number) != nil else { return false }
      ready[isOrdered ? number : completed] = output
      completed += 1
      return true
    }
  }

  /// A job in work.
  private struct Running {
    let start: ContinuousClock.Instant
    let id: ID
    let output: String?
    let stop: JobStop
    /// What is being written is not stopped any more.
    var isWriting = false
  }

  /// A job that was taken.
  private struct Taken: Sendable {
    let number: Int
    let job: PictureJob<ID>
    let path: Result<String, PictureJobError>?
    let start: ContinuousClock.Instant
    let stop: JobStop
  }

  /// - Parameters:
  ///   - next: The next job; nil at the end. May wait.
  ///   - render: What is handed out of a result.
  ///   - deliver: Gets what is handed out. While it waits, no more than the jobs in flight are drawn.
  package init(
    _ options: BatchOptions, next: @escaping @Sendable () -> PictureJob<ID>?,
    render: @escaping @Sendable (PictureResult<ID>) -> Output, deliver: @escaping @Sendable (Output) -> Void
  ) {
    self.options = options
    self.next = next
    self.render = render
    self.deliver = deliver
    places = Locked(OutputPlaces(root: options.root))
  }

  /// Returns when all results were handed out. Threads whose job was too long may still draw then.
  package func run() {
    state.change { $0.workers = options.threadCount }
    var threadCount = 0
    for _ in 0..<options.threadCount {
      // Without a thread more the others do its share.
      if DetachedThread.start({ self.work() }) { threadCount += 1 }
    }
    state.change { $0.workers -= options.threadCount - max(threadCount, 1) }
    if let limit = options.maximumDuration { _ = DetachedThread.start { self.watch(limit) } }
    if threadCount == 0 { work() }
    // Not the state, whose every change would wake this thread.
    _ = isDone.wait { $0 ? true : nil }
  }

  /// Ends the waiting where nothing is left to wait for.
  private func checkEnd() {
    if state.change({ $0.isDone }) { isDone.change { $0 = true } }
  }

  /// Lets no thread take another job, and lets nothing be written that is not written already.
  package func stop() {
    state.change { state in
      state.isStopped = true
      for job in state.running.values { job.stop.set() }
    }
    checkEnd()
  }

  /// What a thread does: draws a job that was taken already, if there is one, then those that it takes.
  private func work(_ first: Taken? = nil) {
    var next = first ?? take()
    while let taken = next {
      var result = draw(taken)
      result.duration = taken.start.duration(to: .now)
      let isLate = !finish(taken.number, result)
      if isLate || taken.number == first?.number, !isNeeded(isLate: isLate) { break }
      next = take()
    }
    checkEnd()
  }

  /// Whether a thread that has ended its job takes others: where its job was given up a new thread may be in its place.
  private func isNeeded(isLate: Bool) -> Bool {
    state.change { state in
      if isLate {
        state.late -= 1
        state.workers += 1
      }
      guard state.workers > options.threadCount else { return true }
      state.workers -= 1
      return false
    }
  }

  private func take() -> Taken? {
    turn.withLock { _ in
      let mayTake = state.wait { state in
        state.isStopped || state.hasEnded
          ? false : state.next - state.delivered < options.jobsInFlight ? true : nil
      }
      guard mayTake else { return nil }
      guard let job = next() else {
        state.change { $0.hasEnded = true }
        return nil
      }
      let path = job.output.map { output in places.withLock { $0.claim(output) } }
      let (start, stop) = (ContinuousClock.now, JobStop())
      return state.change { state in
        state.next += 1
        state.running[state.next - 1] = Running(start: start, id: job.id, output: job.output, stop: stop)
        return Taken(number: state.next - 1, job: job, path: path, start: start, stop: stop)
      }
    }
  }

  private func draw(_ taken: Taken) -> PictureResult<ID> {
    let job = taken.job
    func result(_ outcome: PictureResult<ID>.Outcome) -> PictureResult<ID> {
      PictureResult(id: job.id, output: job.output, outcome: outcome)
    }
    do {
      let path = try taken.path?.get()
      if options.skipsExisting, let path, Self.isThere(path) {
        try job.check()
        return result(.skipped)
      }
      // The other processors have jobs of their own.
      let picture = try PictureThreads.$limit.withValue(1) {
        try PixelLimit.$count.withValue(options.maximumPixelCount) {
          try JobStop.$current.withValue(taken.stop) { try job.draw() }
        }
      }
      var drawn = result(.png(picture.png))
      if let path {
        guard mayWrite(taken.number) else { throw PictureJobError.cancelled }
        try AtomicFile.write(picture.png, to: path, sync: options.sync)
        drawn.outcome = .written
      }
      drawn.pixelSize = PictureResult.PixelSize(png: picture.png)
      drawn.message = picture.message
      return drawn
    } catch {
      return result(.failed(error))
    }
  }

  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileSystemName, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  /// Whether the job's result is still waited for; from now on it is, whatever time that takes.
  private func mayWrite(_ number: Int) -> Bool {
    state.change { state in
      guard !state.isStopped, state.running[number] != nil else { return false }
      state.running[number]?.isWriting = true
      return true
    }
  }

  /// Hands out the result of a job, and any that waited for it; false where the job was given up.
  private func finish(_ number: Int, _ result: PictureResult<ID>) -> Bool {
    let output = render(result)
    let isWanted = state.change { $0.complete(number, output, isOrdered: options.isOrdered) }
    if isWanted { handOut() }
    return isWanted
  }

  private func handOut() {
    while let output = nextOutput() {
      deliver(output)
      state.change { state in
        state.isDelivering = false
        state.delivered += 1
      }
    }
    // This thread may wait for a job now that nobody needs.
    if state.change({ $0.isStopped }) { checkEnd() }
  }

  private func nextOutput() -> Output? {
    state.change { state in
      guard !state.isDelivering, !state.isStopped, let output = state.ready.removeValue(forKey: state.delivered) else {
        return nil
      }
      state.isDelivering = true
      return output
    }
  }

  // MARK: Time

  /// Gives up jobs that take too long, until the end.
  private func watch(_ limit: Duration) {
    while true {
      let now = ContinuousClock.now
      let late = state.change { state in
        state.running.filter { !$1.isWriting && $1.start.duration(to: now) >= limit }
      }
      for (number, job) in late.sorted(by: { $0.key < $1.key }) { giveUp(number, job, after: limit) }
      if !late.isEmpty { checkEnd() }
      if state.change({ $0.workers == 0 && !$0.isDone }) { failRest(after: limit) }
      // The oldest of the jobs decides when to look again; one that begins later has more time than that.
      let oldest = state.change { state in state.running.values.filter { !$0.isWriting }.map(\.start).min() }
      let rest = oldest.map { limit - $0.duration(to: .now) } ?? limit
      if isDone.wait(milliseconds: max(rest.milliseconds, 1), { $0 ? true : nil }) != nil { return }
    }
  }

  /// Makes a job an error. Its thread draws on, so a new one takes its place, unless too many draw on already.
  private func giveUp(_ number: Int, _ job: Running, after limit: Duration) {
    job.stop.set()
    let error = PictureJobError.tooLong(limit)
    var result = PictureResult(id: job.id, output: job.output, outcome: .failed(error))
    result.duration = job.start.duration(to: .now)
    let output = render(result)
    let isReplaced = state.change { state -> Bool? in
      // Written, or ended, meanwhile.
      guard state.running[number]?.isWriting == false,
        state.complete(number, output, isOrdered: options.isOrdered)
      else { return nil }
      state.workers -= 1
      state.late += 1
      guard state.workers < options.threadCount, state.late <= options.jobsInFlight else { return false }
      state.workers += 1
      return true
    }
    guard let isReplaced else { return }
    // First, as handing out waits for a slow reader.
    if isReplaced, !DetachedThread.start({ self.work() }) { state.change { $0.workers -= 1 } }
    handOut()
  }

  /// Where all threads draw on: after as long as a job may take, those that come are errors until a thread is free.
  private func failRest(after limit: Duration) {
    let isFree = state.wait(milliseconds: limit.milliseconds) { state in
      state.workers > 0 || state.isStopped || state.hasEnded ? true : nil
    }
    guard isFree == nil else { return }
    while state.change({ $0.workers == 0 }), let taken = take() {
      // A thread may have come back while the source waited.
      let hasThread = state.change { state in
        guard state.workers > 0 else { return false }
        state.workers += 1
        return true
      }
      if hasThread {
        if DetachedThread.start({ self.work(taken) }) { return }
        state.change { $0.workers -= 1 }
      }
      let (id, output) = (taken.job.id, taken.job.output)
      _ = finish(taken.number, PictureResult(id: id, output: output, outcome: .failed(PictureJobError.noThread)))
    }
    checkEnd()
  }
}
