import CanvasCLibrary

/// The time that this thread has had a processor, which leaves out what other processes take.
enum ProcessorTime {
  /// In seconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
