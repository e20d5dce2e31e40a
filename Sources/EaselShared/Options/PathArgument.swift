package import ArgumentParser

/// Names of files and folders on the command line.
package enum PathArgument {
  /// Any text but none: an empty one is most often a shell's variable that was not set.
  package static func path(_ text: String) throws(ValidationError) -> String {
    if text.isEmpty { throw ValidationError("allowed is the name of a file or folder") }
    return text
  }
}
