internal import Canvas

/// Jobs on their way from an asynchronous source to threads, and results on their way back.
package final class JobFlow<ID: Sendable>: Sendable {
  package enum Step: Sendable {
    case result(PictureResult<ID>)
    case end((any Error)?)
  }

  fileprivate struct State {
    var jobs: [PictureJob<ID>] = []
    var results: [PictureResult<ID>] = []
    /// Jobs that were taken from the source without a result that was taken.
    var inFlight = 0
    /// The source, where it waits for room.
    var source: CheckedContinuation<Bool, Never>?
    /// The consumer, where it waits for a result.
    var consumer: CheckedContinuation<Step, Never>?
    var failure: (any Error)?
    var hasEnded = false
    var isDone = false
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let state: Monitor<State>

  /// - Parameter limit: How many jobs may have been taken without a result that was taken.
  package init(limit: Int) {
    self.limit = limit
    state = Monitor(State())
  }

  // MARK: The source's side

  /// Waits for room, then adds the job; false where no more are wanted.
  package func add(_ job: PictureJob<ID>) async -> Bool {
    let hasRoom = await withCheckedContinuation { continuation in
      let answer = state.change { state -> Bool? in
        if state.isCancelled { return false }
        if state.inFlight < limit { return true }
        state.source = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
    guard hasRoom else { return false }
    return state.change { state in
      // Cancelled meanwhile.
      guard !state.isCancelled else { return false }
      state.inFlight += 1
      state.jobs.append(job)
      return true
    }
  }

  /// No more jobs come.
  package func end(_ failure: (any Error)? = nil) {
    state.change { state in
      state.hasEnded = true
      state.failure = failure
    }
  }

  // MARK: The threads' side

  /// The next job, when there is one; nil at the end.
  package func takeJob() -> PictureJob<ID>? {
    state.wait { state -> PictureJob<ID>?? in
      if state.isCancelled { return .some(nil) }
      if !state.jobs.isEmpty { return .some(state.jobs.removeFirst()) }
      return state.hasEnded ? .some(nil) : nil
    }
  }

  package func deliver(_ result: PictureResult<ID>) {
    state.change { state in
      state.results.append(result)
      return state.answer()
    }?()
  }

  /// All results were delivered.
  package func workIsDone() {
    state.change { state in
      state.isDone = true
      return state.answer()
    }?()
  }

  // MARK: The consumer's side

  /// The next result, when there is one.
  package func next() async -> Step {
    await withCheckedContinuation { continuation in
      state.change { state in
        state.consumer = continuation
        return state.answer()
      }?()
    }
  }

  /// Ends the work, and the consumer's waiting.
  package func cancel() {
    state.change { state -> (@Sendable () -> Void)? in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      state.jobs = []
      state.results = []
      // Before the answer to the consumer, which would tell the source that there is room.
      let (source, onCancel) = (state.source, state.onCancel)
      state.source = nil
      state.onCancel = nil
      let answer = state.answer()
      return {
        source?.resume(returning: false)
        answer?()
        onCancel?()
      }
    }?()
  }

  /// What ends the work where it is cancelled.
  package func onCancel(_ action: @escaping @Sendable () -> Void) {
    let isLate = state.change { state in
      if !state.isCancelled { state.onCancel = action }
      return state.isCancelled
    }
    if isLate { action() }
  }
}

extension JobFlow.State {
  /// Answers the consumer if it waits and there is something to answer: what is to be called without the lock.
  fileprivate mutating func answer() -> (@Sendable () -> Void)? {
    guard let consumer else { return nil }
    let step: JobFlow.Step
    if isCancelled {
      step = .end(nil)
    } else if !results.isEmpty {
      step = .result(results.removeFirst())
      inFlight -= 1
    } else if isDone {
      step = .end(failure)
      failure = nil
    } else {
      return nil
    }
    self.consumer = nil
    let source = source
    self.source = nil
    return {
      consumer.resume(returning: step)
      source?.resume(returning: true)
    }
  }
}
