/// One axis of an image that goes on beyond its edges.
struct TiledAxis {
  let size: Int
  let tiling: Paint.Tiling

  /// A coordinate in pixels moved to one that means the same and lies within the image or next to it: at most 4 pixels
  /// before its start, or 4 behind twice its size. A coordinate that is not a number may be anywhere there.
  @inline(__always)
  func reduced(_ coordinate: Double) -> Double {
    let end = Double(size)
    if coordinate >= 0 && coordinate < end { return coordinate }
    var value = coordinate
    switch tiling {
    case .none, .pad: break
    case .repeat: value -= (value / end).rounded(.down) * end
    case .mirror: value -= (value / (2 * end)).rounded(.down) * (2 * end)
    }
    // The first operand is what a comparison with NaN leaves.
    return min(2 * end + 4, max(-4, value))
  }

  /// The pixel that stands at an index near the image; nil where there is none.
  @inline(__always)
  func pixel(_ index: Int) -> Int? {
    switch tiling {
    case .none: return index >= 0 && index < size ? index : nil
    case .pad: return min(max(index, 0), size - 1)
    case .repeat:
      let rest = index % size
      return rest < 0 ? rest + size : rest
    case .mirror:
      let rest = index % (2 * size)
      let phase = rest < 0 ? rest + 2 * size : rest
      return phase < size ? phase : 2 * size - 1 - phase
    }
  }
}
