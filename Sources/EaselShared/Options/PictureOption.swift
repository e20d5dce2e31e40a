extension Option where Value == String? {
  /// The option `-o` of a command that draws one picture.
  ///
  /// - Parameters:
  ///   - usual: The name of the file if there is no option, for the help.
  ///   - isOneOfSeveral: Whether the command may write more files, which standard output can't hold.
  package init(pictureNamed usual: String, isOneOfSeveral: Bool = false) {
    let condition = isOneOfSeveral ? " if it is the only file" : ""
    self.init(
      .file(
        """
        PNG, JPEG, WebP, SVG or PDF file to write, by its ending, or - for standard output\(condition). Missing folders \
        are created. (default: \(usual))
        """, PictureFormat.allCases.map(\.rawValue)), name: [.customShort("o"), .long])
  }
}
