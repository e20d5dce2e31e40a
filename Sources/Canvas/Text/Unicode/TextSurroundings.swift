/// What stands before and after a line in its paragraph. Nothing of it is drawn, but it decides about directions: a
/// number after a Hebrew word stands left of it, on the next line too.
package struct TextSurroundings: Sendable, Hashable {
  let before: String
  let after: String

  /// Nil if all of the paragraph goes right, as most do.
  ///
  /// - Parameter after: Empty where an ellipsis stands for what follows: then the line is the paragraph's end.
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
