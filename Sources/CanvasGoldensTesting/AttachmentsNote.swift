/// The note about attachments in a failure. Swift Testing drops attachments if there is no folder for them.
package enum AttachmentsNote {
  /// The note if the process's arguments don't set a folder for attachments. Otherwise empty.
  package static func text(_ arguments: [String]) -> String {
    let hasFolder = arguments.contains { $0.hasSuffix("-attachments-path") || $0.contains("-attachments-path=") }
    return hasFolder ? "" : "; use swift test --attachments-path FOLDER to keep the attachments"
  }
}
