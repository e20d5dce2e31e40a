/// The text before and after a line in its paragraph. It is not drawn, but it affects directions: a number after a
/// Hebrew word is to its left, even on the next line.
package struct TextSurroundings: Sendable, Hashable {
  let before: String
  let after: String

  /// Nil if the whole paragraph runs from left to right, as most do.
  ///
  /// - Parameter after: Empty if an ellipsis replaces the following text: the line then ends the paragraph.
  package init?(before: Substring, line: Substring, after: Substring = "") {
    #if Full || Shaping
      let mayTurn = [before, line, after].contains { part in
        var string = String(part)
        let copy = string
        return string.withUTF8 { unsafe BidiLevels.mayTurn(0..<$0.count, of: UTF8Text(string: copy, bytes: $0)) }
      }
      guard mayTurn else { return nil }
      self.before = String(before)
      self.after = String(after)
    #else
      return nil
    #endif
  }
}
