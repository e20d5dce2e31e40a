/// Passes jobs from an asynchronous source to threads, and results back to a consumer.
package final class JobFlow<ID: Sendable>: Sendable {
  package enum Step: Sendable {
    case result(PictureResult<ID>)
    case end((any Error)?)
  }

  fileprivate struct State {
    var jobs: [PictureJob<ID>] = []
    var results: [PictureResult<ID>] = []
    /// Jobs taken from the source whose results were not yet read.
    var inFlight = 0
    /// The source, if it waits for room.
    var source: CheckedContinuation<Bool, Never>?
    /// The consumer, if it waits for a result.
    var consumer: CheckedContinuation<Step, Never>?
    var failure: (any Error)?
    var hasEnded = false
    var isDone = false
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let state = Monitor(State())

  /// - Parameter limit: The maximum number of jobs in flight.
  package init(limit: Int) { self.limit = limit }

  // MARK: The source's side

  /// Waits for room, then adds the job. Returns false if no more jobs are wanted.
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
      // Cancelled in the meantime.
      guard !state.isCancelled else { return false }
      state.inFlight += 1
      state.jobs.append(job)
      return true
    }
  }

  /// Marks the end of the jobs.
  package func end(_ failure: (any Error)? = nil) {
    state.change { state in
      state.hasEnded = true
      state.failure = failure
    }
  }

  // MARK: The threads' side

  /// Waits for the next job. Returns nil at the end.
  package func takeJob() -> PictureJob<ID>? {
    state.wait { state -> PictureJob<ID>?? in
      if state.isCancelled { return .some(nil) }
      if !state.jobs.isEmpty { return .some(state.jobs.removeFirst()) }
      return state.hasEnded ? .some(nil) : nil
    }
  }

  package func deliver(_ result: PictureResult<ID>) { answer { $0.results.append(result) } }

  /// Marks all results as delivered.
  package func workIsDone() { answer { $0.isDone = true } }

  // MARK: The consumer's side

  /// Waits for the next result.
  package func next() async -> Step {
    await withCheckedContinuation { continuation in answer { $0.consumer = continuation } }
  }

  /// Answers the consumer after a change, if it waits and there is an answer.
  private func answer(after change: (inout State) -> Void) {
    state.change { state in
      change(&state)
      return state.answer()
    }?()
  }

  /// Cancels the work and ends the consumer's wait.
  package func cancel() {
    state.change { state -> (@Sendable () -> Void)? in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      state.jobs = []
      state.results = []
      // Taken before the consumer is answered, which would resume the source with room for another job.
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

  /// Sets the action that stops the work on cancellation. Runs it at once if the flow is already cancelled.
  package func onCancel(_ action: @escaping @Sendable () -> Void) {
    let isLate = state.change { state in
      if !state.isCancelled { state.onCancel = action }
      return state.isCancelled
    }
    if isLate { action() }
  }
}

extension JobFlow.State {
  /// Prepares the answer to a waiting consumer. Returns a closure to call without the lock, or nil if there is
  /// nothing to answer.
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
