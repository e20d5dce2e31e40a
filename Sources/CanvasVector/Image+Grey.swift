extension Image {
  /// An opaque grey image of a channel.
  package func grey(_ channel: MaskChannel) -> Image {
    var copy = self
    let levels = levels(of: channel)
    copy.pixels.withMutablePixels { pixels in
      for (i, level) in levels.enumerated() { unsafe pixels[i] = 0xFF00_0000 | UInt32(level) * 0x01_0101 }
    }
    return copy
  }
}
