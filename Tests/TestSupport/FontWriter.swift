public import Canvas

/// Writes small TrueType fonts, to test features that no installed font has: colour layers, axes, pictures, invalid
/// numbers.
///
/// Coordinates are font units with y up, as in the file. Glyph 0 is the box for missing glyphs; give it like any
/// other.
public struct FontWriter {
  public enum Glyph {
    case empty
    /// Closed contours of points on the curve.
    case outline([[Point]])
    /// Other glyphs, each with an offset.
    case composite([(glyph: Int, dx: Int, dy: Int)])

    /// A rectangle.
    public static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Glyph {
      .outline([
        [
          Point(x: x, y: y), Point(x: x, y: y + height), Point(x: x + width, y: y + height), Point(x: x + width, y: y),
        ]
      ])
    }
  }

  /// An axis, and how far each glyph's points move to the right at its maximum.
  public struct Axis {
    public var tag: String
    public var minimum: Double
    public var defaultValue: Double
    public var maximum: Double
    /// The deltas of each point of a glyph, and then of its origin and its advance, at the axis' maximum.
    public var deltas: [Int: [Int]]
    /// The names and values of instances.
    public var instances: [(name: String, value: Double)]

    public init(
      tag: String, minimum: Double, defaultValue: Double, maximum: Double, deltas: [Int: [Int]],
      instances: [(name: String, value: Double)] = []
    ) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
      self.deltas = deltas
      self.instances = instances
    }
  }

  /// A picture of a glyph, in the font's only size.
  public struct Picture {
    public var png: [UInt8]
    public var width: Int
    public var height: Int
    public var bearingX: Int
    public var bearingY: Int

    public init(png: [UInt8], width: Int, height: Int, bearingX: Int, bearingY: Int) {
      self.png = png
      self.width = width
      self.height = height
      self.bearingX = bearingX
      self.bearingY = bearingY
    }
  }

  public var family = "Test"
  public var style = "Regular"
  public var unitsPerEm = 1000
  public var ascender = 800
  public var descender = -200
  public var weight = 400
  public var glyphs: [Glyph] = [.box(50, 0, 400, 700)]
  public var advances: [Int] = []
  public var characters: [Unicode.Scalar: Int] = [:]
  public var palette: [Color] = []
  /// The layers of each base glyph: outlines and their colour numbers, 0xFFFF for the text's colour.
  public var layers: [Int: [(glyph: Int, color: Int)]] = [:]
  public var axis: Axis?
  public var pictures: [Int: Picture] = [:]
  /// The number of pixels per em of the pictures.
  public var pictureSize = 100
  public var maximumComponentDepth = 8
  /// Whether the font has outlines. If not, it has only pictures.
  public var hasOutlines = true
  /// Outlines of the Compact Font Format (CFF) instead of those of `glyphs`: one program for all glyphs, and its
  /// subroutines, as encoded in Adobe's Technical Note 5177.
  public var program: (glyph: [UInt8], subroutines: [[UInt8]])?
  /// Further tables, as they are in the file.
  public var otherTables: [(tag: String, bytes: [UInt8])] = []

  public init() {}

  /// The whole file.
  public func bytes() -> [UInt8] {
    let bytes = Self.file(tables(), at: 0)
    return program == nil ? bytes : Array("OTTO".utf8) + bytes[4...]
  }

  /// A collection of fonts in one file.
  public static func collection(_ fonts: [FontWriter]) -> [UInt8] {
    var result = BigEndian()
    result.tag("ttcf")
    result.u32(0x0001_0000)
    result.u32(fonts.count)
    var offset = 12 + 4 * fonts.count
    var parts: [[UInt8]] = []
    for font in fonts {
      result.u32(offset)
      let part = file(font.tables(), at: offset)
      parts.append(part)
      offset += part.count
    }
    for part in parts { result.bytes += part }
    return result.bytes
  }

  private static func file(_ tables: [(tag: String, bytes: [UInt8])], at start: Int) -> [UInt8] {
    var directory = BigEndian()
    directory.u32(0x0001_0000)
    directory.u16(tables.count)
    for _ in 0..<3 { directory.u16(0) }
    var body: [UInt8] = []
    for table in tables.sorted(by: { $0.tag < $1.tag }) {
      directory.tag(table.tag)
      directory.u32(0)
      directory.u32(start + 12 + 16 * tables.count + body.count)
      directory.u32(table.bytes.count)
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return directory.bytes + body
  }

  private func advance(_ glyph: Int) -> Int { glyph < advances.count ? advances[glyph] : unitsPerEm / 2 }

  private func tables() -> [(tag: String, bytes: [UInt8])] {
    var names = [(1, family), (2, style), (4, family + " " + style), (5, "Version 1.0")]
    if let axis {
      names.append((256, "Axis"))
      for (i, instance) in axis.instances.enumerated() { names.append((257 + i, instance.name)) }
    }
    var tables = [
      ("head", head), ("hhea", hhea), ("maxp", maxp), ("hmtx", hmtx), ("cmap", cmap), ("OS/2", os2),
      ("name", Self.name(names)), ("post", post),
    ]
    if let program {
      tables += [("CFF ", compactFont(program.glyph, program.subroutines))]
    } else if hasOutlines {
      let (glyf, loca) = outlines
      tables += [("glyf", glyf), ("loca", loca)]
    }
    if !palette.isEmpty { tables += [("COLR", colr), ("CPAL", cpal)] }
    if let axis { tables += [("fvar", fvar(axis)), ("gvar", gvar(axis))] }
    if !pictures.isEmpty {
      let (data, locations) = bitmaps
      tables += [("CBDT", data), ("CBLC", locations)]
    }
    return tables.filter { table in !otherTables.contains { $0.tag == table.0 } } + otherTables
  }

  // MARK: Tables that all fonts have

  private var head: [UInt8] {
    var table = BigEndian()
    table.u32(0x0001_0000)
    table.u32(0x0001_0000)
    table.u32(0)
    table.u32(0x5F0F_3CF5)
    table.u16(0)
    table.u16(unitsPerEm)
    for _ in 0..<4 { table.u32(0) }
    for value in [-1000, -1000, 3000, 3000, 0, 8, 2, 1, 0] { table.u16(value) }
    return table.bytes
  }

  private var hhea: [UInt8] {
    var table = BigEndian()
    table.u32(0x0001_0000)
    for value in [ascender, descender, 0, 2 * unitsPerEm, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count] {
      table.u16(value)
    }
    return table.bytes
  }

  private var maxp: [UInt8] {
    var table = BigEndian()
    if program != nil {
      table.u32(0x0000_5000)
      table.u16(glyphs.count)
      return table.bytes
    }
    table.u32(0x0001_0000)
    for value in [glyphs.count, 4096, 64, 4096, 64, 2, 0, 0, 0, 0, 0, 0, 64, maximumComponentDepth] { table.u16(value) }
    return table.bytes
  }

  private var hmtx: [UInt8] {
    var table = BigEndian()
    for i in glyphs.indices {
      table.u16(advance(i))
      table.u16(leftSide(i))
    }
    return table.bytes
  }

  // A glyph's origin is determined by its left side bearing; ours are at 0.
  private func leftSide(_ glyph: Int) -> Int {
    guard case .outline(let contours) = glyphs[glyph] else { return 0 }
    return contours.joined().map { Int($0.x) }.min() ?? 0
  }

  /// One group per character, in UCS-4.
  private var cmap: [UInt8] {
    var table = BigEndian()
    for value in [0, 1, 3, 10] { table.u16(value) }
    table.u32(12)
    table.u16(12)
    table.u16(0)
    table.u32(16 + 12 * characters.count)
    table.u32(0)
    table.u32(characters.count)
    for (scalar, glyph) in characters.sorted(by: { $0.key.value < $1.key.value }) {
      table.u32(Int(scalar.value))
      table.u32(Int(scalar.value))
      table.u32(glyph)
    }
    return table.bytes
  }

  private var os2: [UInt8] {
    var table = BigEndian()
    for value in [4, 500, weight, 5, 0] { table.u16(value) }
    for _ in 0..<11 { table.u16(0) }
    for _ in 0..<5 { table.u16(0) }
    for _ in 0..<4 { table.u32(0) }
    table.tag("TEST")
    for value in [0x40, 0x20, 0xFFFF, ascender, descender, 0, ascender, -descender] { table.u16(value) }
    table.u32(0)
    table.u32(0)
    for value in [500, 700, 0, 32, 0] { table.u16(value) }
    return table.bytes
  }

  private var post: [UInt8] {
    var table = BigEndian()
    table.u32(0x0003_0000)
    for _ in 0..<7 { table.u32(0) }
    return table.bytes
  }

  private static func name(_ names: [(id: Int, text: String)]) -> [UInt8] {
    var table = BigEndian()
    var storage: [UInt8] = []
    table.u16(0)
    table.u16(names.count)
    table.u16(6 + 12 * names.count)
    for name in names {
      let text = name.text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      for value in [3, 1, 0x409, name.id, text.count, storage.count] { table.u16(value) }
      storage += text
    }
    return table.bytes + storage
  }

  private var outlines: (glyf: [UInt8], loca: [UInt8]) {
    var glyf = BigEndian()
    var loca = BigEndian()
    for glyph in glyphs {
      loca.u32(glyf.bytes.count)
      switch glyph {
      case .empty: break
      case .outline(let contours):
        let points = contours.joined().map { (x: Int($0.x), y: Int($0.y)) }
        glyf.u16(contours.count)
        glyf.u16(points.map(\.x).min() ?? 0)
        glyf.u16(points.map(\.y).min() ?? 0)
        glyf.u16(points.map(\.x).max() ?? 0)
        glyf.u16(points.map(\.y).max() ?? 0)
        var end = -1
        for contour in contours {
          end += contour.count
          glyf.u16(end)
        }
        glyf.u16(0)
        // On the curve, with both coordinates in two bytes.
        for _ in points { glyf.u8(1) }
        var last = 0
        for point in points {
          glyf.u16(point.x - last)
          last = point.x
        }
        last = 0
        for point in points {
          glyf.u16(point.y - last)
          last = point.y
        }
      case .composite(let parts):
        for value in [-1, 0, 0, 1000, 1000] { glyf.u16(value) }
        for (i, part) in parts.enumerated() {
          // The arguments are words and offsets; more components follow.
          glyf.u16(0x0003 | (i + 1 < parts.count ? 0x0020 : 0))
          for value in [part.glyph, part.dx, part.dy] { glyf.u16(value) }
        }
      }
      while glyf.bytes.count % 4 != 0 { glyf.u8(0) }
    }
    loca.u32(glyf.bytes.count)
    // FreeType treats an empty table as missing.
    if glyf.bytes.isEmpty { glyf.u32(0) }
    return (glyf.bytes, loca.bytes)
  }

  /// Header, name, dictionary, strings, subroutines, the glyphs' programs and their names (Technical Note 5176).
  private func compactFont(_ glyph: [UInt8], _ subroutines: [[UInt8]]) -> [UInt8] {
    func index(_ items: [[UInt8]]) -> [UInt8] {
      var table = BigEndian()
      table.u16(items.count)
      guard !items.isEmpty else { return table.bytes }
      table.u8(4)
      var offset = 1
      for item in items + [[]] {
        table.u32(offset)
        offset += item.count
      }
      return table.bytes + items.joined()
    }
    func dictionary(programs: Int, names: Int) -> [UInt8] {
      var table = BigEndian()
      for (offset, operation) in [(names, 15), (programs, 17)] {
        table.u8(29)
        table.u32(offset)
        table.u8(operation)
      }
      // A private dictionary of size 0.
      table.u8(139)
      table.u8(29)
      table.u32(names)
      table.u8(18)
      return index([table.bytes])
    }
    let start = [1, 0, 4, 4] + index([Array(family.utf8)])
    let middle = index([]) + index(subroutines)
    let programs = index(Array(repeating: glyph, count: glyphs.count))
    let offset = start.count + dictionary(programs: 0, names: 0).count + middle.count
    var names = BigEndian()
    names.u8(2)
    names.u16(1)
    names.u16(glyphs.count - 2)
    return start + dictionary(programs: offset, names: offset + programs.count) + middle + programs + names.bytes
  }

  // MARK: Colours

  private var colr: [UInt8] {
    var bases = BigEndian()
    var records = BigEndian()
    var count = 0
    for (base, parts) in layers.sorted(by: { $0.key < $1.key }) {
      for value in [base, count, parts.count] { bases.u16(value) }
      for part in parts {
        records.u16(part.glyph)
        records.u16(part.color)
      }
      count += parts.count
    }
    var table = BigEndian()
    table.u16(0)
    table.u16(layers.count)
    table.u32(14)
    table.u32(14 + bases.bytes.count)
    table.u16(count)
    return table.bytes + bases.bytes + records.bytes
  }

  private var cpal: [UInt8] {
    var table = BigEndian()
    for value in [0, palette.count, 1, palette.count] { table.u16(value) }
    table.u32(14)
    table.u16(0)
    for color in palette {
      for channel in [color.blue, color.green, color.red, color.alpha] { table.u8(Int(channel * 255 + 0.5)) }
    }
    return table.bytes
  }

  // MARK: Axes

  private func fvar(_ axis: Axis) -> [UInt8] {
    var table = BigEndian()
    for value in [1, 0, 16, 2, 1, 20, axis.instances.count, 8] { table.u16(value) }
    table.tag(axis.tag)
    for value in [axis.minimum, axis.defaultValue, axis.maximum] { table.u32(Int(value * 65_536)) }
    table.u16(0)
    table.u16(256)
    for (i, instance) in axis.instances.enumerated() {
      table.u16(257 + i)
      table.u16(0)
      table.u32(Int(instance.value * 65_536))
    }
    return table.bytes
  }

  private func gvar(_ axis: Axis) -> [UInt8] {
    var offsets = BigEndian()
    var data = BigEndian()
    for i in glyphs.indices {
      offsets.u32(data.bytes.count)
      guard let deltas = axis.deltas[i] else { continue }
      // The first delta of the phantom points is for the origin, the second for the advance; top and bottom don't
      // change.
      let values = deltas + [0, 0]
      var packed = BigEndian()
      // All points; then runs of up to 64 words.
      packed.u8(0)
      for coordinate in [values, values.map { _ in 0 }] {
        var rest = coordinate[...]
        while !rest.isEmpty {
          let run = rest.prefix(64)
          packed.u8(0x40 | (run.count - 1))
          for value in run { packed.u16(value) }
          rest = rest.dropFirst(64)
        }
      }
      data.u16(1)
      data.u16(10)
      data.u16(packed.bytes.count)
      // A peak of its own at the axis' maximum, and points of its own.
      data.u16(0xA000)
      data.u16(0x4000)
      data.bytes += packed.bytes
      while data.bytes.count % 4 != 0 { data.u8(0) }
    }
    offsets.u32(data.bytes.count)
    var table = BigEndian()
    for value in [1, 0, 1, 0] { table.u16(value) }
    table.u32(20 + offsets.bytes.count)
    table.u16(glyphs.count)
    table.u16(1)
    table.u32(20 + offsets.bytes.count)
    return table.bytes + offsets.bytes + data.bytes
  }

  // MARK: Pictures

  /// CBDT and CBLC: one size, a subtable with an offset for each glyph, PNG with small metrics.
  private var bitmaps: (data: [UInt8], locations: [UInt8]) {
    let ids = pictures.keys.sorted()
    let (first, last) = (ids.first ?? 0, ids.last ?? 0)
    var data = BigEndian()
    data.u32(0x0003_0000)
    var offsets = BigEndian()
    for id in first...last {
      offsets.u32(data.bytes.count - 4)
      guard let picture = pictures[id] else { continue }
      for value in [picture.height, picture.width, picture.bearingX, picture.bearingY, picture.width] {
        data.u8(value)
      }
      data.u32(picture.png.count)
      data.bytes += picture.png
    }
    offsets.u32(data.bytes.count - 4)
    var table = BigEndian()
    table.u32(0x0003_0000)
    table.u32(1)
    table.u32(56)
    table.u32(8 + 8 + offsets.bytes.count)
    table.u32(1)
    table.u32(0)
    for _ in 0..<2 {
      for value in [90, -20, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0] { table.u8(value) }
    }
    table.u16(first)
    table.u16(last)
    for value in [pictureSize, pictureSize, 32, 1] { table.u8(value) }
    table.u16(first)
    table.u16(last)
    table.u32(8)
    table.u16(1)
    table.u16(17)
    table.u32(4)
    return (data.bytes, table.bytes + offsets.bytes)
  }
}
