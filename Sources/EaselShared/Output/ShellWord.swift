extension String {
  /// The text, quoted as one word of a shell command line. Bytes that are not UTF-8 are included.
  package var shellWord: String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+:@%,=".unicodeScalars
    if !isEmpty, unicodeScalars.allSatisfy({ plain.contains($0) }) { return self }
    guard unicodeScalars.contains(where: { FilePath.byte(of: $0) != nil || $0.properties.generalCategory == .control })
    else { return "'" + replacing("'", with: "'\\''") + "'" }
    // $'…', which bash, zsh and ksh support.
    let word = FilePath(self).bytes.map { byte in
      let scalar = Unicode.Scalar(byte)
      if (0x20..<0x7F).contains(byte), scalar != "'", scalar != "\\" { return String(scalar) }
      return "\\x" + byte.digits(2, radix: 16)
    }
    return "$'" + word.joined() + "'"
  }
}
