extension AsyncSequence where Self: Sendable {
  /// Draws jobs on all processors and returns their results.
  ///
  ///     let jobs = customers.map { customer in
  ///       PictureJob(id: customer.id, output: "out/\(customer.id).png") { try chart(of: customer).image(scale: 2) }
  ///     }
  ///     for try await result in jobs.pictures() { … }
  ///
  /// At most ``BatchOptions/jobsInFlight`` jobs are taken before their results are read. A slow consumer therefore
  /// slows down the source, and memory does not grow with the number of jobs. Each result is delivered as soon as its
  /// turn comes, even while the source waits. If the consumer's task is cancelled or the consumer stops iterating, no
  /// more jobs are taken and no more files are written. An error of the source is thrown after the results of the
  /// jobs before it. An error of a job is part of its result.
  public func pictures<ID: Sendable>(
    _ options: BatchOptions = BatchOptions()
  ) -> PictureBatch<Self, ID> where Element == PictureJob<ID> {
    PictureBatch(jobs: self, options: options)
  }
}

/// The results of jobs; see `AsyncSequence.pictures(_:)`.
public struct PictureBatch<Jobs: AsyncSequence & Sendable, ID: Sendable>: AsyncSequence, Sendable
where Jobs.Element == PictureJob<ID> {
  public typealias Element = PictureResult<ID>
  public typealias Failure = Jobs.Failure

  let jobs: Jobs
  let options: BatchOptions

  /// Starts drawing.
  public func makeAsyncIterator() -> Iterator { Iterator(Owner(jobs, options)) }

  /// Draws ahead while its results are read.
  public struct Iterator: AsyncIteratorProtocol {
    private let owner: Owner

    init(_ owner: Owner) { self.owner = owner }

    public mutating func next() async throws(Jobs.Failure) -> PictureResult<ID>? {
      try await next(isolation: nil)
    }

    /// Returns the next result, or nil after the last one or if the task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Jobs.Failure) -> PictureResult<ID>? {
      let flow = owner.flow
      let step = await withTaskCancellationHandler {
        await flow.next()
      } onCancel: {
        flow.cancel()
      }
      switch step {
      case .result(let result): return result
      case .end(let failure):
        if let failure = failure as? Jobs.Failure { throw failure }
        return nil
      }
    }
  }

  /// Ends the work when the iterator is released.
  final class Owner: Sendable {
    let flow: JobFlow<ID>
    private let source: Task<Void, Never>

    init(_ jobs: Jobs, _ options: BatchOptions) {
      let flow = JobFlow<ID>(limit: options.jobsInFlight)
      self.flow = flow
      source = Task {
        do {
          for try await job in jobs {
            guard await flow.add(job) else { return }
          }
          flow.end()
        } catch {
          flow.end(error)
        }
      }
      let workers = JobWorkers<ID, PictureResult<ID>>(
        options, next: { flow.takeJob() }, render: { $0 }, deliver: { flow.deliver($0) })
      flow.onCancel { [source] in
        source.cancel()
        workers.stop()
      }
      let isStarted = DetachedThread.start {
        workers.run()
        flow.workIsDone()
      }
      if !isStarted { flow.cancel() }
    }

    deinit { flow.cancel() }
  }
}
