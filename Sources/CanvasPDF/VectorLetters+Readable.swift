import CanvasVector

extension VectorLetters {
  /// The letters in the order of the text, which some readers take for it, and which of them have their text apart from
  /// their glyphs. Readers see a new word or line where a letter or a mark is moved and where two glyphs have no width, and
  /// they take the characters of a ligature from right to left for one from left to right.
  var readable: (letters: VectorLetters, isJoined: [Bool]) {
    var result = self
    for (index, letter) in letters.enumerated() where letter.text.unicodeScalars.contains(where: \.isNoText) {
      result.letters[index].text.unicodeScalars.removeAll(where: \.isNoText)
    }
    if isRightToLeft { result.letters.reverse() }
    var isJoined = [Bool](repeating: false, count: letters.count)
    var start = 0
    while start < letters.count {
      // A letter with its marks.
      var end = start + 1
      while end < letters.count, result.letters[end].advance == 0 { end += 1 }
      let letter = result.letters[start]
      let marks = result.letters[start + 1..<end]
      if letter.advance != 0, isMoved(letter) || marks.count > 1 || marks.contains(where: { isMoved($0, from: letter) })
      {
        result.letters[start].text = result.letters[start..<end].map(\.text).joined()
        for index in start..<end {
          isJoined[index] = true
          if index > start { result.letters[index].text = "" }
        }
      }
      start = end
    }
    return (result, isJoined)
  }

  /// Whether letters are filled with something else than a colour.
  var hasPattern: Bool {
    switch fill {
    case .color?, nil: false
    case .gradient?, .pattern?: true
    }
  }

  private func isMoved(_ letter: Letter) -> Bool {
    letter.origin.y != baseline || isRightToLeft && letter.text.unicodeScalars.count > 1
  }

  /// Whether a mark stands elsewhere than after its letter.
  private func isMoved(_ mark: Letter, from letter: Letter) -> Bool {
    isRightToLeft || mark.origin.y != baseline || abs(mark.origin.x - letter.origin.x - letter.advance) > emSize / 10
  }
}

extension Unicode.Scalar {
  /// Whether PDF/A and PDF/UA forbid that a glyph has it as its text.
  fileprivate var isNoText: Bool { value == 0 || value == 0xFEFF || value == 0xFFFE }
}
