internal import Canvas

/// How many jobs are in work at once, and what each may take.
public struct BatchOptions: Sendable {
  /// How many threads draw, 1 to 1024; other values are limited to that. They are the batch's own: no thread of Swift's
  /// concurrency waits for a drawing.
  public var threadCount: Int {
    didSet { threadCount = Self.allowed(threadCount) }
  }

  /// How many jobs may have been taken from their source without a result that was taken; at least 1 more than threads,
  /// whatever is set. Nothing else grows with the number of jobs, but for 8 bytes of each of the last 900 000 outputs.
  public var jobsInFlight: Int {
    get { max(threadCount + 1, wantedInFlight) }
    set { wantedInFlight = newValue }
  }
  private var wantedInFlight: Int

  /// Whether results come in the order of the jobs; else as they end.
  public var isOrdered = true

  /// Whether a job is skipped whose file is there and not empty. As files are written whole or not at all, a batch that
  /// was stopped in any way goes on where it was.
  public var skipsExisting = false

  /// The folder in which all files must be, whatever links and `..` lead to; relative paths begin there. Nil: files may be
  /// anywhere, and relative paths begin at the process's folder.
  public var root: String?

  /// How many pixels a picture may have that a job draws or reads; at most 100 million.
  public var maximumPixelCount = 100_000_000

  /// How long a job may take; nil for any time. A thread can't be stopped: what takes longer is an error when the time is
  /// over, but its thread draws on to the end. The picture is not written then.
  ///
  /// Another thread takes its place, unless as many as `jobsInFlight` draw on already. Where no thread is left for so
  /// long, the jobs that come are errors until one has ended.
  public var maximumDuration: Duration?

  /// Whether the disk holds a file before its result comes.
  public var sync = false

  /// - Parameters:
  ///   - threadCount: Nil for as many as processors that the process may use.
  ///   - jobsInFlight: Nil for four times the threads.
  public init(threadCount: Int? = nil, jobsInFlight: Int? = nil) {
    let threads = Self.allowed(threadCount ?? processorCount)
    self.threadCount = threads
    wantedInFlight = jobsInFlight ?? 4 * threads
  }

  private static func allowed(_ threadCount: Int) -> Int { min(max(threadCount, 1), 1024) }
}
