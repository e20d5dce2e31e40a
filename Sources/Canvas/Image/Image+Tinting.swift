extension Image {
  /// The image's shape in one colour: its alpha times the colour's, its own colours forgotten.
  ///
  /// - Throws: `ImageSizeError.outOfMemory` where memory lacks.
  public func tinted(with color: Color) throws(ImageSizeError) -> Image {
    let tint = color.premultiplied
    var result = try PixelBuffer(width: pixelWidth, height: pixelHeight)
    unsafe pixels.withPixels { old in
      unsafe result.withMutablePixels { new in
        for i in old.indices { unsafe new[i] = tint.scaled(by: PremultipliedPixel(bits: old[i]).alpha).bits }
      }
    }
    return Image(pixels: result, scale: scale)
  }
}
