/// The images of a file. Equal images are one object.
struct PDFImages {
  private var references: [Key: (reference: PDFReference, hasMask: Bool)] = [:]
  private var masks: [Key: PDFReference] = [:]
  /// Whether viewers may be asked to interpolate pixels, which PDF/A forbids.
  let mayInterpolate: Bool

  init(mayInterpolate: Bool) { self.mayInterpolate = mayInterpolate }

  private struct Key: Hashable {
    var image: Image
    var isSmooth: Bool
  }

  /// The object of an image, with its alpha as a mask, and whether it has one.
  ///
  /// - Parameter isSmooth: Whether viewers should interpolate its pixels.
  mutating func reference(
    of image: Image, isSmooth: Bool = true, in file: inout PDFFile
  ) -> (reference: PDFReference, hasMask: Bool) {
    let key = Key(image: image, isSmooth: isSmooth)
    if let found = references[key] { return found }
    var entries = Self.entries(of: image) + (isSmooth && mayInterpolate ? "/Interpolate true" : "")
    let hasMask = image.hasAlpha
    if hasMask { entries += "/SMask \(mask(of: image, .alpha, isSmooth: isSmooth, in: &file).text)" }
    let reference: PDFReference
    if let png = try? image.straightColors.png(), let parts = PNGParts(png) {
      reference = Self.add(parts, entries, width: image.pixelWidth, to: &file)
    } else {
      reference = file.add("null")
    }
    let added = (reference: reference, hasMask: hasMask)
    references[key] = added
    return added
  }

  /// The grey object of an image's alpha or luminance.
  mutating func mask(
    of image: Image, _ channel: MaskChannel, isSmooth: Bool = true, in file: inout PDFFile
  ) -> PDFReference {
    let key = Key(image: image, isSmooth: isSmooth)
    if channel == .alpha, let found = masks[key] { return found }
    let entries = Self.entries(of: image) + (isSmooth && mayInterpolate ? "/Interpolate true" : "")
    let reference: PDFReference
    // A mask must be grey; a PNG of few greys has a palette.
    if let png = try? image.grey(channel).png(compression: .small), let parts = PNGParts(png), parts.colorType == 0 {
      reference = Self.add(parts, entries, width: image.pixelWidth, to: &file)
    } else {
      reference = file.addStream(entries + "/ColorSpace/DeviceGray/BitsPerComponent 8", image.levels(of: channel))
    }
    if channel == .alpha { masks[key] = reference }
    return reference
  }

  private static func entries(of image: Image) -> String {
    "/Type/XObject/Subtype/Image/Width \(image.pixelWidth)/Height \(image.pixelHeight)"
  }

  // A PNG's compressed rows are what a PDF's filter reads, whatever their colour type.
  private static func add(_ parts: PNGParts, _ entries: String, width: Int, to file: inout PDFFile) -> PDFReference {
    let space: String
    switch parts.colorType {
    case 3:
      let colors = parts.palette.map { $0.digits(2, radix: 16, uppercase: true) }
      space = "[/Indexed/DeviceRGB \(parts.palette.count / 3 - 1)<\(colors.joined())>]"
    case 0: space = "/DeviceGray"
    default: space = "/DeviceRGB"
    }
    return file.addCompressedStream(
      entries + "/ColorSpace\(space)/BitsPerComponent \(parts.bitDepth)/Filter/FlateDecode"
        + "/DecodeParms<</Predictor 15/Colors \(parts.colorType == 2 ? 3 : 1)/BitsPerComponent \(parts.bitDepth)"
        + "/Columns \(width)>>", parts.rows)
  }
}

/// What a PDF takes from an opaque picture's PNG (PNG specification, chapter 11).
private struct PNGParts {
  var bitDepth = 0
  var colorType = 0
  var palette: [UInt8] = []
  var rows: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    var start = 8
    while start + 12 <= bytes.count {
      let count = bytes[start..<start + 4].bigEndianNumber
      let content = start + 8
      guard content + count + 4 <= bytes.count else { return nil }
      switch String(decoding: bytes[start + 4..<content], as: UTF8.self) {
      case "IHDR": (bitDepth, colorType) = (Int(bytes[content + 8]), Int(bytes[content + 9]))
      case "PLTE": palette = Array(bytes[content..<content + count])
      case "IDAT": rows.append(contentsOf: bytes[content..<content + count])
      default: break
      }
      start = content + count + 4
    }
    guard [0, 2, 3].contains(colorType), !rows.isEmpty else { return nil }
  }
}

extension Image {
  /// Whether a pixel is not opaque.
  fileprivate var hasAlpha: Bool {
    pixels.withPixels { pixels in unsafe pixels.contains { $0 >> 24 < 255 } }
  }

  /// The colours without alpha. A transparent pixel has the mean colour of those beside it: viewers interpolate colours and
  /// alpha apart, and black would show at the edges.
  fileprivate var straightColors: Image {
    guard hasAlpha else { return self }
    var copy = self
    // As shadows mostly are.
    let isBlack = pixels.withPixels { pixels in unsafe pixels.allSatisfy { $0 & 0xFF_FFFF == 0 } }
    if isBlack {
      copy.pixels.withMutablePixels { pixels in
        for i in pixels.indices { unsafe pixels[i] = 0xFF00_0000 }
      }
      return copy
    }
    copy.pixels.withMutablePixels { pixels in
      for y in 0..<pixelHeight {
        for x in 0..<pixelWidth where self.pixels[x, y].alpha == 0 {
          unsafe pixels[y * pixelWidth + x] = meanPixel(around: x, y)
        }
      }
    }
    copy.pixels.withMutablePixels { pixels in
      for i in pixels.indices {
        let alpha = unsafe pixels[i] >> 24
        guard alpha < 255 else { continue }
        var straight: UInt32 = 0xFF00_0000
        for shift: UInt32 in [0, 8, 16] where alpha > 0 {
          let channel = unsafe pixels[i] >> shift & 255
          straight |= min((channel * 255 + alpha / 2) / alpha, 255) << shift
        }
        unsafe pixels[i] = straight
      }
    }
    return copy
  }

  /// The sum of the premultiplied pixels around one, as bits that have the mean colour; 0 if all are transparent.
  private func meanPixel(around x: Int, _ y: Int) -> UInt32 {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    for row in max(y - 1, 0)...min(y + 1, pixelHeight - 1) {
      for column in max(x - 1, 0)...min(x + 1, pixelWidth - 1) {
        let pixel = pixels[column, row]
        sums.red += Int(pixel.red)
        sums.green += Int(pixel.green)
        sums.blue += Int(pixel.blue)
        sums.alpha += Int(pixel.alpha)
      }
    }
    // At most nine pixels: an alpha of 1…254 keeps the colour.
    let count = max(1, (sums.alpha + 253) / 254)
    return PremultipliedPixel(
      red: UInt8(sums.red / count), green: UInt8(sums.green / count), blue: UInt8(sums.blue / count),
      alpha: UInt8(sums.alpha / count)
    ).bits
  }
}
