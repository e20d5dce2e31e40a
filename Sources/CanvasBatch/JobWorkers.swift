internal import CanvasCLibrary

/// Threads that take jobs, draw them, and deliver their results.
///
/// A free thread takes the next job itself, so nothing is passed between threads. `next` and `deliver` are each
/// called by one thread at a time, `render` by several.
package final class JobWorkers<ID: Sendable, Output: Sendable>: Sendable {
  private let options: BatchOptions
  private let next: @Sendable () -> PictureJob<ID>?
  private let render: @Sendable (PictureResult<ID>) -> Output
  private let deliver: @Sendable (Output) -> Void
  private let places: Locked<OutputPlaces>
  /// The thread that holds it takes the next job.
  private let turn = Locked(())
  private let state = Monitor(State())
  private let isDone = Monitor(false)

  private struct State {
    /// The number of the next job.
    var next = 0
    /// The number of results delivered.
    var delivered = 0
    var completed = 0
    /// Outputs to deliver, by job number or, if unordered, by the order of completion.
    var ready: [Int: Output] = [:]
    var isDelivering = false
    var running: [Int: Running] = [:]
    /// Threads that take jobs, without those still drawing a job past its time limit.
    var workers = 0
    /// Threads still drawing a job past its time limit.
    var late = 0
    var hasEnded = false
    var isStopped = false

    var isDone: Bool {
      (hasEnded || isStopped) && running.isEmpty && !isDelivering && (ready.isEmpty || isStopped)
    }

    /// Adds the output of a job to those to deliver. Returns false if the job was given up.
    mutating func complete(_ number: Int, _ output: Output, isOrdered: Bool) -> Bool {
      guard running.removeValue(forKey: number) != nil else { return false }
      ready[isOrdered ? number : completed] = output
      completed += 1
      return true
    }
  }

  /// A job being drawn.
  private struct Running {
    let start: ContinuousClock.Instant
    let id: ID
    let output: String?
    let stop: JobStop
    /// A file being written is no longer stopped.
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
  ///   - next: Returns the next job, or nil at the end. It may block.
  ///   - render: Makes the output of a result.
  ///   - deliver: Receives each output. While it blocks, only the jobs in flight are drawn.
  package init(
    _ options: BatchOptions, next: @escaping @Sendable () -> PictureJob<ID>?,
    render: @escaping @Sendable (PictureResult<ID>) -> Output, deliver: @escaping @Sendable (Output) -> Void
  ) {
    (self.options, self.next, self.render, self.deliver) = (options, next, render, deliver)
    places = Locked(OutputPlaces(root: options.root))
  }

  /// Returns when all results are delivered. Threads past a job's time limit may still be drawing.
  package func run() {
    state.change { $0.workers = options.threadCount }
    // If a thread can't be started, the others do its share.
    let threadCount = (0..<options.threadCount).count { _ in DetachedThread.start { self.work() } }
    state.change { $0.workers -= options.threadCount - max(threadCount, 1) }
    if let limit = options.maximumDuration { _ = DetachedThread.start { self.watch(limit) } }
    if threadCount == 0 { work() }
    // Wait for `isDone`, not `state`: every change of `state` would wake this thread.
    _ = isDone.wait { $0 ? true : nil }
  }

  /// Ends `run()` if no work is left.
  private func checkEnd() {
    if state.change({ $0.isDone }) { isDone.change { $0 = true } }
  }

  /// Stops the threads from taking further jobs and from starting to write files.
  package func stop() {
    state.change { state in
      state.isStopped = true
      for job in state.running.values { job.stop.set() }
    }
    checkEnd()
  }

  /// The body of a thread: draws `first` if given, then the jobs that it takes.
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

  /// Returns whether a thread that finished a job takes another. If its job was given up, a new thread may have
  /// replaced it.
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
      // One thread per picture, because the other processors draw other jobs.
      let picture = try Threads.withMaximum(1) {
        try PixelLimit.$count.withValue(options.maximumPixelCount) {
          try JobStop.$current.withValue(taken.stop) { try job.draw() }
        }
      }
      var drawn = result(.drawn(picture.bytes))
      if let path {
        guard mayWrite(taken.number) else { throw PictureJobError.cancelled }
        try AtomicFile.write(picture.bytes, to: path, sync: options.sync)
        drawn.outcome = .written
      }
      drawn.pixelSize = PictureResult.PixelSize(png: picture.bytes)
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

  /// Returns whether the job's result is still wanted. If so, the time limit no longer applies to the job.
  private func mayWrite(_ number: Int) -> Bool {
    state.change { state in
      guard !state.isStopped, state.running[number] != nil else { return false }
      state.running[number]?.isWriting = true
      return true
    }
  }

  /// Delivers the result of a job and any results that waited for it. Returns false if the job was given up.
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
    // This thread may be waiting for a job that is no longer wanted.
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

  /// Gives up jobs that exceed the time limit, until the end.
  private func watch(_ limit: Duration) {
    while true {
      let now = ContinuousClock.now
      let late = state.change { state in
        state.running.filter { !$1.isWriting && $1.start.duration(to: now) >= limit }
      }
      for (number, job) in late.sorted(by: { $0.key < $1.key }) { giveUp(number, job, after: limit) }
      if !late.isEmpty { checkEnd() }
      if state.change({ $0.workers == 0 && !$0.isDone }) { failRest(after: limit) }
      // The oldest job determines the next check; jobs that start later end later.
      let oldest = state.change { state in state.running.values.filter { !$0.isWriting }.map(\.start).min() }
      let rest = oldest.map { limit - $0.duration(to: .now) } ?? limit
      if isDone.wait(milliseconds: max(rest.milliseconds, 1), { $0 ? true : nil }) != nil { return }
    }
  }

  /// Fails a job. Its thread keeps drawing, so a new thread replaces it, unless too many are already past the limit.
  private func giveUp(_ number: Int, _ job: Running, after limit: Duration) {
    job.stop.set()
    var result = PictureResult(id: job.id, output: job.output, outcome: .failed(PictureJobError.tooLong(limit)))
    result.duration = job.start.duration(to: .now)
    let output = render(result)
    let isReplaced = state.change { state -> Bool? in
      // Written or finished in the meantime.
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
    // Start the thread first, because delivery can block on a slow reader.
    if isReplaced, !DetachedThread.start({ self.work() }) { state.change { $0.workers -= 1 } }
    handOut()
  }

  /// Waits up to the time limit for a free thread, then fails new jobs until one is free.
  private func failRest(after limit: Duration) {
    let isFree = state.wait(milliseconds: limit.milliseconds) { state in
      state.workers > 0 || state.isStopped || state.hasEnded ? true : nil
    }
    guard isFree == nil else { return }
    while state.change({ $0.workers == 0 }), let taken = take() {
      // A thread may have become free while the source blocked.
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

/// Whether the current thread's job is still wanted. Long work checks it between its steps.
package final class JobStop: Sendable {
  private let isSet = Locked(false)

  @TaskLocal package static var current: JobStop?

  /// Whether the job exceeded its time limit or its batch was cancelled. False outside jobs.
  package static var isCurrentSet: Bool { current?.isSet.withLock { $0 } ?? false }

  func set() { isSet.withLock { $0 = true } }
}
