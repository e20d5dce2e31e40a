extension Image {
  /// The image's alpha, multiplied by the colour's. The image's own colours are ignored.
  ///
  /// - Throws: `ImageSizeError.outOfMemory` if there is not enough memory.
  public func tinted(with color: Color) throws(ImageSizeError) -> Image {
    let tint = color.premultiplied
    let tinted = try unsafe pixels.written(width: pixelWidth, height: pixelHeight) { old, new in
      for i in old.indices { unsafe new[i] = tint.scaled(by: PremultipliedPixel(bits: old[i]).alpha).bits }
    }
    return Image(pixels: tinted, scale: scale)
  }
}
