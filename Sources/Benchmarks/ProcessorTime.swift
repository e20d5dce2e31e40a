import CanvasCLibrary

/// The processor time of this thread, which excludes other processes.
enum ProcessorTime {
  /// The time, in seconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
