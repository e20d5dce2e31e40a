import CFreeType

extension FreeTypeFace {
  /// More layers than any emoji has, and the maximum number of points of a glyph.
  private static let maximumLayerCount = 1_024
  private static let maximumLayerPointCount = 65_536

  /// A glyph of coloured outlines (COLR, version 0); nil if it has none, or exceeds the limits.
  ///
  /// - Parameter visits: The visits of composite glyphs so far: all layers together share the limit of one glyph.
  func layered(_ glyphID: UInt32, _ visits: Int) -> GlyphOutline? {
    guard !palette.isEmpty else { return nil }
    var layers: [GlyphLayer] = []
    var iterator = unsafe FT_LayerIterator()
    var (layerID, colorIndex): (FT_UInt, FT_UInt) = (0, 0)
    var (count, pointCount, visits) = (0, 0, visits)
    while unsafe FT_Get_Color_Glyph_Layer(face, glyphID, &layerID, &colorIndex, &iterator) != 0 {
      count += 1
      guard count <= Self.maximumLayerCount, composites?.isBounded(layerID, visits: &visits) != false else {
        return nil
      }
      guard let outline = outline(layerID), !outline.path.isEmpty else { continue }
      pointCount += outline.path.points.count
      guard pointCount <= Self.maximumLayerPointCount else { return nil }
      // Nil for 0xFFFF, which is outside every palette and means the text's own colour.
      let color = palette.indices.contains(Int(colorIndex)) ? palette[Int(colorIndex)] : nil
      layers.append(GlyphLayer(path: outline.path, bounds: outline.bounds, color: color))
    }
    guard count > 0 else { return nil }
    let base = outline(glyphID)
    return GlyphOutline(
      path: base?.path ?? Path(), advance: base?.advance ?? advance(glyphID), glyphID: glyphID, colors: .layers(layers))
  }

  /// The colours of the first palette.
  func colors() -> [Color] {
    var data = unsafe FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(face, &data) == 0, unsafe data.num_palettes > 0,
      unsafe FT_Palette_Select(face, 0, &colors) == 0,
      let colors = unsafe colors
    else { return [] }
    return unsafe UnsafeBufferPointer(start: colors, count: Int(data.num_palette_entries)).map {
      Color(red8: $0.red, green8: $0.green, blue8: $0.blue, alpha8: $0.alpha)
    }
  }

  /// The glyphs that the font has as COLR of version 1 or as SVG, which aren't drawn, in ascending ranges of each table.
  func glyphsWithoutColors() -> [ClosedRange<UInt32>] {
    // The tags 'COLR' and 'SVG ', and for each the place of its offset to a list, of the list's count, and its records.
    let (layers, pictures): (UInt32, UInt32) = (0x434F_4C52, 0x5356_4720)
    let version = bytes(of: layers, at: 0, count: 2)?.bigEndianNumber ?? 0
    return (version > 0 ? glyphs(listedIn: layers, offset: 14, countSize: 4, recordSize: 6, lastOffset: 0) : [])
      + glyphs(listedIn: pictures, offset: 2, countSize: 2, recordSize: 12, lastOffset: 2)
  }

  /// The ranges of a table's records, each of which begins with a glyph and has the last one of its range at an offset.
  private func glyphs(
    listedIn table: UInt32, offset: Int, countSize: Int, recordSize: Int, lastOffset: Int
  ) -> [ClosedRange<UInt32>] {
    guard let list = bytes(of: table, at: offset, count: 4)?.bigEndianNumber,
      let count = bytes(of: table, at: Int(list), count: countSize)?.bigEndianNumber, list > 0, count <= 65_536,
      let records = bytes(of: table, at: Int(list) + countSize, count: Int(count) * recordSize)
    else { return [] }
    return stride(from: 0, to: records.count, by: recordSize).compactMap { start in
      func glyph(_ place: Int) -> UInt32 { UInt32(records[place]) << 8 | UInt32(records[place + 1]) }
      let (first, last) = (glyph(start), glyph(start + lastOffset))
      return first <= last ? first...last : nil
    }
  }

  /// A bitmap glyph (CBDT, sbix); nil if it has none in colour.
  func pictured(_ glyphID: UInt32) -> GlyphOutline? {
    guard let bitmapSize, load(glyphID, FT_LOAD_COLOR | FT_LOAD_NO_HINTING),
      let slot = unsafe face.pointee.glyph?.pointee, unsafe slot.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe UInt32(slot.bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let pixels = unsafe PixelBuffer(slot.bitmap)
    else { return nil }
    let unitsPerEm = lineMetrics.unitsPerEm
    let (unitX, unitY) = (unitsPerEm / bitmapSize.x, unitsPerEm / bitmapSize.y)
    let frame = unsafe Rect(
      x: Double(slot.bitmap_left) * unitX, y: 0 - Double(slot.bitmap_top) * unitY,
      width: Double(pixels.width) * unitX, height: Double(pixels.height) * unitY)
    let bitmap = GlyphBitmap(
      image: Image(pixels: pixels), frame: frame, glyphID: glyphID, reductions: reductions)
    return GlyphOutline(path: Path(), advance: advance(glyphID), glyphID: glyphID, colors: .bitmap(bitmap))
  }
}

extension PixelBuffer {
  /// A copy of premultiplied BGRA pixels; nil if there are none, they exceed the limits, or there is not enough
  /// memory.
  fileprivate init?(_ bitmap: FT_Bitmap) {
    guard let start = unsafe bitmap.buffer, unsafe bitmap.pitch > 0, unsafe Int(bitmap.pitch) >= 4 * Int(bitmap.width),
      let pixels = unsafe try? PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
    else { return nil }
    self = pixels
    unsafe withMutablePixels { pixels in
      for y in unsafe 0..<Int(bitmap.rows) {
        let row = unsafe start + y * Int(bitmap.pitch)
        for x in unsafe 0..<Int(bitmap.width) {
          let pixel = unsafe row + 4 * x
          let alpha = unsafe UInt32(pixel[3])
          func channel(_ i: Int) -> UInt32 { unsafe min(UInt32(pixel[i]), alpha) }
          unsafe pixels[y * Int(bitmap.width) + x] = channel(2) | channel(1) << 8 | channel(0) << 16 | alpha << 24
        }
      }
    }
  }
}
