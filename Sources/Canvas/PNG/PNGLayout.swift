internal import CanvasSystem

/// The format of a picture's pixels in its PNG: the smallest one that is lossless.
enum PNGLayout {
  /// Indexes of palette entries, in 1, 2, 4 or 8 bits.
  case indexed(PNGPalette)
  /// Opaque greys in 1, 2, 4 or 8 bits.
  case grey(bits: Int)
  case greyWithAlpha
  case rgb
  case rgba

  init(_ survey: PNGSurvey) {
    let (isOpaque, isGrey) = (survey.kind.isOpaque, survey.kind.isGrey)
    let direct: PNGLayout = isGrey ? (isOpaque ? .grey(bits: 8) : .greyWithAlpha) : isOpaque ? .rgb : .rgba
    guard let table = survey.table else {
      self = direct
      return
    }
    let palette = PNGPalette(table)
    if isGrey, isOpaque {
      let bits = Self.greyBits(of: table.colors)
      self = bits <= palette.bits ? .grey(bits: bits) : .indexed(palette)
      return
    }
    // In a small picture with many colours, the palette takes more bytes than it saves.
    let indexedCount = palette.byteCount + survey.pixelCount * palette.bits / 8
    self = indexedCount <= survey.pixelCount * direct.color.channelCount ? .indexed(palette) : direct
  }

  /// The colour type in the header, and the number of its channels.
  var color: (type: Int, channelCount: Int) {
    switch self {
    case .indexed: (CK_PNG_INDEXED, 1)
    case .grey: (CK_PNG_GREY, 1)
    case .greyWithAlpha: (CK_PNG_GREY_ALPHA, 2)
    case .rgb: (CK_PNG_RGB, 3)
    case .rgba: (CK_PNG_RGBA, 4)
    }
  }

  /// The number of bits per sample.
  var bitDepth: Int {
    switch self {
    case .indexed(let palette): palette.bits
    case .grey(let bits): bits
    case .greyWithAlpha, .rgb, .rgba: 8
    }
  }

  /// Whether the bytes are samples, so that differences to neighbours can be smaller.
  var canBeFiltered: Bool {
    if case .indexed = self { false } else { bitDepth == 8 }
  }

  /// The smallest number of bits that represents all of these greys exactly.
  private static func greyBits(of colors: [UInt32]) -> Int {
    for (bits, step) in [(1, 255), (2, 85), (4, 17)] as [(Int, UInt32)]
    where colors.allSatisfy({ ($0 & 0xFF) % step == 0 }) { return bits }
    return 8
  }
}

/// The palette of a picture, in the order of the file.
struct PNGPalette {
  /// Premultiplied colours. Translucent ones come first, because PNG lists alphas from the start up to the last one
  /// that is not 255. Otherwise they are in order of first appearance.
  let colors: [UInt32]
  /// The number of colours with an alpha below 255.
  let translucentCount: Int
  /// The position in `colors` of each index of the table.
  let places: [UInt8]
  let table: PNGColorTable

  init(_ table: PNGColorTable) {
    self.table = table
    let numbers = table.colors.indices
    let translucent = numbers.filter { table.colors[$0] >> 24 < 255 }
    let order = translucent + numbers.filter { table.colors[$0] >> 24 == 255 }
    colors = order.map { table.colors[$0] }
    translucentCount = translucent.count
    var places = [UInt8](repeating: 0, count: table.colors.count)
    for (place, number) in order.enumerated() { places[number] = UInt8(truncatingIfNeeded: place) }
    self.places = places
  }

  /// The number of bits per index.
  var bits: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The number of bytes in its chunks.
  var byteCount: Int { 12 + 3 * colors.count + (translucentCount > 0 ? 12 + translucentCount : 0) }
}
