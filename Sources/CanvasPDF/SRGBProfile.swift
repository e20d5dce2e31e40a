/// The ICC profile of sRGB (ICC.1:2010, version 4): its primaries adapted to D50, and its curve.
enum SRGBProfile {
  /// The profile as files have it.
  static let compressed = Flate.compressed(bytes)

  static let bytes: [UInt8] = {
    let curve =
      tag("para") + [0, 0, 0, 0, 0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let tags: [(name: String, content: [UInt8])] = [
      ("desc", text("sRGB")), ("cprt", text("No copyright, use freely")), ("wtpt", xyz(0.9642, 1, 0.8249)),
      ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
      ("bXYZ", xyz(0.14307, 0.06061, 0.71410)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = word(tags.count)
    var contents: [UInt8] = []
    var places: [[UInt8]: Int] = [:]
    for (name, content) in tags {
      let start = 128 + 4 + 12 * tags.count
      let place = places[content] ?? contents.count
      if places[content] == nil {
        places[content] = place
        contents += content + [UInt8](repeating: 0, count: -content.count & 3)
      }
      table += tag(name) + word(start + place) + word(content.count)
    }
    let size = 128 + table.count + contents.count
    // The size, no program, version 4.2, a display's profile from RGB to XYZ, no date, perceptual intent, D50.
    let header =
      word(size) + word(0) + [4, 0x20, 0, 0] + tag("mntr") + tag("RGB ") + tag("XYZ ")
      + [0x07, 0xDA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + tag("acsp") + [UInt8](repeating: 0, count: 28)
      + [0.9642, 1, 0.8249].flatMap(fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents
  }()

  private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) }

  private static func word(_ value: Int) -> [UInt8] { UInt32(truncatingIfNeeded: value).bigEndianBytes }

  // A number in units of 1/65,536.
  private static func fixed(_ value: Double) -> [UInt8] { word(Int(saturating: (value * 65_536).rounded())) }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    tag("XYZ ") + word(0) + fixed(x) + fixed(y) + fixed(z)
  }

  private static func text(_ text: String) -> [UInt8] {
    let letters = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return tag("mluc") + word(0) + word(1) + word(12) + tag("enUS") + word(letters.count) + word(28) + letters
  }
}
