/// What a failure says of its attachments: Swift Testing drops them without a folder to write them to.
package enum AttachmentsNote {
  /// A note where the arguments of the process name no folder for attachments; empty if they do.
  package static func text(_ arguments: [String]) -> String {
    let hasFolder = arguments.contains { $0.hasSuffix("-attachments-path") || $0.contains("-attachments-path=") }
    return hasFolder ? "" : "; swift test --attachments-path FOLDER keeps the attachments"
  }
}
