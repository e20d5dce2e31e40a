/// The limits of a batch: threads, jobs in flight, and what a single job may use.
public struct BatchOptions: Sendable {
  /// The number of threads that draw, clamped to 1…1024. The batch has threads of its own and never blocks the
  /// threads of Swift concurrency.
  public var threadCount: Int {
    didSet { threadCount = Self.allowed(threadCount) }
  }

  /// The maximum number of jobs in flight: taken from the source, but with results not yet read. At least
  /// `threadCount + 1`, whatever is set. Memory does not grow with the number of jobs, except for 8 bytes for each of
  /// the last 900 000 outputs.
  public var jobsInFlight: Int {
    get { max(threadCount + 1, wantedInFlight) }
    set { wantedInFlight = newValue }
  }
  private var wantedInFlight: Int

  /// Whether results come in the order of the jobs. If false, they come as the jobs end.
  public var isOrdered = true

  /// Whether to skip a job if its file exists and is not empty. Because files are written completely or not at all,
  /// this continues a batch that was stopped for any reason.
  public var skipsExisting = false

  /// The folder that must contain all files once links and `..` are followed. Relative paths start there. If nil,
  /// files may be anywhere, and relative paths start at the working directory.
  public var root: String?

  /// The maximum number of pixels in a picture that a job draws or reads; at most 100 million.
  public var maximumPixelCount = 100_000_000

  /// The maximum duration of a job, or nil for no limit. A thread can't be stopped: a job that takes longer fails at
  /// the limit, but its thread keeps drawing. Its picture is not written.
  ///
  /// Another thread replaces it, unless `jobsInFlight` threads are already drawing past their limit. If no thread is
  /// free for `maximumDuration`, new jobs fail until one is.
  public var maximumDuration: Duration?

  /// Whether to wait until a file is on the disk before its result is returned.
  public var sync = false

  /// - Parameters:
  ///   - threadCount: The number of threads, or nil for the number of processors available to the process.
  ///   - jobsInFlight: The maximum number of jobs in flight, or nil for four per thread.
  public init(threadCount: Int? = nil, jobsInFlight: Int? = nil) {
    let threads = Self.allowed(threadCount ?? processorCount)
    self.threadCount = threads
    wantedInFlight = jobsInFlight ?? 4 * threads
  }

  private static func allowed(_ threadCount: Int) -> Int { min(max(threadCount, 1), 1024) }
}

extension Duration {
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  package var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}
