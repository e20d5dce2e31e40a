extension StrictPDF {
  /// The text of all contents in their order, as readers find it that know the texts of glyphs alone. There is a line for
  /// each array of glyphs.
  package var textLines: [String] {
    var lines: [String] = []
    var maps: [Int: [String: String]] = [:]
    for number in streams.keys.sorted() {
      let content = String(decoding: streams[number] ?? [], as: UTF8.self)
      guard content.contains(" Tf\n") else { continue }
      var font = 0
      for line in content.split(separator: "\n") {
        if line.hasSuffix(" Tf"), let name = line.split(separator: "/").last?.split(separator: " ").first {
          font = Int(name.dropFirst()) ?? 0
          maps[font] = maps[font] ?? texts(ofFont: font)
        }
        guard line.hasSuffix("TJ") || line.hasSuffix("Tj") else { continue }
        let digits = line.split(separator: "<").compactMap { part in
          part.firstIndex(of: ">").map { String(part[..<$0]) }
        }
        let codeSize = maps[font]?.keys.first?.count ?? 4
        lines.append(
          digits.joined().chunks(of: codeSize).map { maps[font]?[$0] ?? "\u{FFFD}" }.joined())
      }
    }
    return lines
  }

  /// The lines without ends between them.
  package var text: String { textLines.joined() }

  /// The texts of a font's codes, which are in hexadecimal digits.
  package func texts(ofFont number: Int) -> [String: String] {
    guard let map = objects[number]?.firstMatch(of: /\/ToUnicode (\d+) 0 R/).flatMap({ Int($0.1) }) else { return [:] }
    let lines = String(decoding: streams[map] ?? [], as: UTF8.self).split(separator: "\n")
    var texts: [String: String] = [:]
    for line in lines {
      guard let pair = line.wholeMatch(of: /<([0-9A-F]+)><([0-9A-F]*)>/) else { continue }
      let units = String(pair.2).chunks(of: 4).compactMap { UInt16($0, radix: 16) }
      texts[String(pair.1)] = String(decoding: units, as: UTF16.self)
    }
    return texts
  }
}

extension String {
  fileprivate func chunks(of count: Int) -> [String] {
    var (rest, result) = (self[...], [String]())
    while !rest.isEmpty {
      result.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return result
  }
}
