package import ArgumentParser

/// Parses names of files and folders on the command line.
package enum PathArgument {
  /// Any text that isn't empty. An empty one is usually a shell variable that isn't set.
  package static func path(_ text: String) throws(ValidationError) -> String {
    if text.isEmpty { throw ValidationError("must be the name of a file or folder") }
    return text
  }
}
