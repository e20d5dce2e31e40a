/// The trade-off between time and file size of a PNG. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// The fastest, for example for a picture that is sent once. Rows are not filtered, so gradients and photographs
  /// take more bytes.
  case fast
  /// Suitable for most pictures.
  case balanced
  /// The smallest of several attempts, for files that are kept or sent often. It takes two to five times as long and
  /// saves some percent.
  case small
}
