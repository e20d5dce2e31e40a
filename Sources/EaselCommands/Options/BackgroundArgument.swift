internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// A background on the command line.
enum BackgroundArgument {
  static func background(_ word: String) throws(ValidationError) -> RequestBackground {
    do { return try RequestBackground(word: word) } catch { throw ValidationError(error.allowed) }
  }
}
