/// How much time is spent on making a PNG file small. The pixels are the same.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As soon as possible, as for a picture that is sent once.
  case fast
  /// What most pictures want.
  case balanced
  /// As small as zlib makes it, as for files that are kept and sent often; takes several times as long.
  case small
}
