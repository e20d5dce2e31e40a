internal import Canvas

extension AsyncSequence where Self: Sendable {
  /// The results of jobs, drawn on all processors.
  ///
  ///     let jobs = customers.async.map { customer in
  ///       PictureJob(id: customer.id, output: "out/\(customer.id).png") { try chart(of: customer).image(scale: 2) }
  ///     }
  ///     for try await result in jobs.pictures() { … }
  ///
  /// No more than ``BatchOptions/jobsInFlight`` jobs are taken before their results are: a slow consumer slows the source
  /// down, and memory does not grow with the number of jobs. A result comes as soon as its turn is, even while the
  /// source waits. Where the task of the consumer is cancelled, or the consumer stops asking, no more jobs are taken and
  /// nothing more is written. What the source throws comes after the results of the jobs before it; what a job throws
  /// is its result.
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

  /// Begins to draw.
  public func makeAsyncIterator() -> Iterator { Iterator(Owner(jobs, options)) }

  /// Draws ahead while its results are taken.
  public struct Iterator: AsyncIteratorProtocol {
    private let owner: Owner

    init(_ owner: Owner) { self.owner = owner }

    public mutating func next() async throws(Jobs.Failure) -> PictureResult<ID>? {
      try await next(isolation: nil)
    }

    /// The next result; nil after the last one, and where the task was cancelled.
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

  /// Ends the work when nobody can ask for results any more.
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
