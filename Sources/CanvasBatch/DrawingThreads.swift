/// Threads that draw the pictures of tasks, such as a server's requests.
///
/// Drawing does not suspend: on a thread of Swift's cooperative pool it delays all other tasks. These threads are
/// outside the pool, so that other requests are answered while pictures are drawn.
///
///     let png = try await DrawingThreads.shared.run { try card.png(scale: 2) }
///
/// As many pictures are drawn at once as there are threads. Other tasks wait, suspended, and their turns come in the
/// order of their calls.
public final class DrawingThreads: Sendable {
  /// One thread for each processor available to the process, shared by the whole program.
  public static let shared = DrawingThreads()

  private let requests = DrawingRequests()
  private let isStarted: Bool

  /// Starts threads. They end once nothing refers to this object.
  ///
  /// - Parameters:
  ///   - count: The number of threads, clamped to 1…1024, or nil for the number of processors available to the
  ///     process.
  ///   - maximumDuration: The maximum duration of a drawing, without the time that its task waits, or nil for no
  ///     limit. See `BatchOptions.maximumDuration`: a drawing can't be stopped, and another thread replaces the one
  ///     that keeps drawing, up to four times for each thread.
  public init(count: Int? = nil, maximumDuration: Duration? = nil) {
    var options = BatchOptions(threadCount: count)
    options.isOrdered = false
    options.maximumDuration = maximumDuration
    let workers = JobWorkers<DrawingRequest, PictureResult<DrawingRequest>>(
      options, next: { [requests] in requests.takeJob() }, render: { $0 }, deliver: { $0.id.finish($0.outcome) })
    isStarted = DetachedThread.start { workers.run() }
  }

  deinit { requests.end() }

  /// The number of tasks that wait for a thread. A server can refuse requests while it is large.
  public var waitingCount: Int { requests.waitingCount }

  /// Runs a closure on one of the threads, and returns its value.
  ///
  /// The closure can draw, encode, and read files. A picture that it draws uses one thread, regardless of
  /// `Threads.maximum`. It doesn't see the task-local values of the caller. If the system has no thread to start, the
  /// closure runs on the caller's.
  ///
  /// - Throws: The error that the closure throws, unchanged. A `CancellationError` if the task is cancelled before its
  ///   turn comes; the closure doesn't run then. A task that is cancelled later gets its value.
  ///   `PictureJobError.tooLong` or `.noThread` if there is a time limit and it applies.
  public func run<Value: Sendable>(_ draw: @escaping @Sendable () throws -> Value) async throws -> Value {
    guard isStarted else {
      try Task.checkCancellation()
      return try Threads.withMaximum(1) { try draw() }
    }
    let number = requests.reserveNumber()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        requests.add(DrawingRequest(draw, continuation), number: number)
      }
    } onCancel: {
      requests.cancel(number)
    }
  }
}

/// A closure, and the task that waits for its value.
private struct DrawingRequest: Sendable {
  /// Runs the closure and keeps its value or its error.
  let draw: @Sendable () -> Void
  /// Resumes the task with what was kept, or with another error.
  private let resume: @Sendable ((any Error)?) -> Void

  init<Value: Sendable>(
    _ draw: @escaping @Sendable () throws -> Value, _ continuation: CheckedContinuation<Value, any Error>
  ) {
    let result = Locked<Result<Value, any Error>>(.failure(CancellationError()))
    self.draw = {
      let drawn = Result { try draw() }
      result.withLock { $0 = drawn }
    }
    resume = { error in
      continuation.resume(with: error.map { .failure($0) } ?? result.withLock { $0 })
    }
  }

  func finish(_ outcome: PictureResult<DrawingRequest>.Outcome) {
    // `draw` doesn't throw, so a failure is the batch's.
    if case .failed(let error) = outcome { resume(error) } else { resume(nil) }
  }

  func cancel() { resume(CancellationError()) }
}

/// The requests that wait for a thread, in order.
private final class DrawingRequests: Sendable {
  private struct State {
    var nextNumber = 0
    var waiting: [Int: DrawingRequest] = [:]
    /// The numbers of the requests in their order, also of those that were cancelled: first those of `front` from its
    /// end, then those of `back`.
    var front: [Int] = []
    var back: [Int] = []
    var hasEnded = false

    mutating func takeFirst() -> DrawingRequest? {
      while true {
        if front.isEmpty {
          front = back.reversed()
          back = []
        }
        guard let number = front.popLast() else { return nil }
        if let request = waiting.removeValue(forKey: number) { return request }
      }
    }
  }

  private let state = Monitor(State())

  // MARK: The tasks' side

  /// A number for a request, which doesn't determine its place.
  func reserveNumber() -> Int {
    state.change { state in
      state.nextNumber += 1
      return state.nextNumber
    }
  }

  /// Adds the request of the current task, or cancels it if the task is cancelled.
  func add(_ request: DrawingRequest, number: Int) {
    let isAdded = state.change { state in
      // Under the lock: a task that is cancelled later finds its request.
      guard !Task.isCancelled else { return false }
      state.waiting[number] = request
      state.back.append(number)
      return true
    }
    if !isAdded { request.cancel() }
  }

  /// Cancels a request if it waits.
  func cancel(_ number: Int) {
    state.change { $0.waiting.removeValue(forKey: number) }?.cancel()
  }

  var waitingCount: Int { state.change { $0.waiting.count } }

  // MARK: The threads' side

  /// Waits for the next request. Returns nil once nothing waits after the end.
  func takeJob() -> PictureJob<DrawingRequest>? {
    state.wait { state -> PictureJob<DrawingRequest>?? in
      guard let request = state.takeFirst() else { return state.hasEnded ? .some(nil) : nil }
      let job = PictureJob(id: request) {
        request.draw()
        return JobPicture(bytes: [])
      }
      return .some(job)
    }
  }

  func end() { state.change { $0.hasEnded = true } }
}
