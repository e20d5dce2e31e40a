/// How much time is spent on making a PNG file small. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As soon as possible, as for a picture that is sent once: rows are not filtered, so gradients and photographs take more
  /// bytes.
  case fast
  /// What most pictures want.
  case balanced
  /// The smallest of several ways, as for files that are kept and sent often: two to five times the time, some percent
  /// fewer bytes.
  case small
}
