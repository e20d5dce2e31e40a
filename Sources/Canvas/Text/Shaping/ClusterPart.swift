/// How much of a grapheme cluster is drawn as one: all of it, but for the odd ones.
///
/// A skin tone that stands on no emoji is a picture of its own. Of the marks that follow each other 64 are drawn: no
/// language needs half as many, and to stack thousands takes minutes.
struct ClusterPart {
  static let mostMarks = 64
  // In bytes. Nobody joins so many pictures in one; to look at all of a longer cluster for each of its parts, or to shape
  // it, costs the square of its length.
  private static let longest = 512

  let end: Int
  /// The marks behind `end` that are left out.
  let surplus: Range<Int>
  /// Whether the cluster goes on and must not be shaped as one with the part.
  let isForced: Bool

  /// - Parameter cluster: A cluster, or what is left of one.
  init(_ cluster: Range<Int>, of text: UTF8Text) {
    let longestEnd = cluster.lowerBound + Self.longest
    // Two bytes are the shortest mark.
    let mayHaveSurplus = cluster.count > 2 * Self.mostMarks
    var position = cluster.lowerBound
    var base: Unicode.Scalar?
    var markCount = 0
    var surplus = 0..<0
    while position < min(cluster.upperBound, longestEnd), surplus.isEmpty {
      let (scalar, length) = text.scalar(at: position)
      if scalar.isSkinTone, position > cluster.lowerBound, base?.takesSkinTone != true { break }
      if mayHaveSurplus {
        markCount = scalar.isMark ? markCount + 1 : 0
        if markCount > Self.mostMarks {
          surplus = position..<Self.endOfMarks(from: position, in: cluster, of: text)
          continue
        }
      }
      // A variation selector or a joiner changes nothing about what they stand on.
      if scalar.value != 0xFE0F, scalar.value != 0x200D { base = scalar }
      position += length
    }
    end = position
    self.surplus = surplus
    isForced = position >= longestEnd && position < cluster.upperBound
  }

  private static func endOfMarks(from start: Int, in cluster: Range<Int>, of text: UTF8Text) -> Int {
    var position = start
    while position < cluster.upperBound {
      let (scalar, length) = text.scalar(at: position)
      guard scalar.isMark else { break }
      position += length
    }
    return position
  }
}

extension Unicode.Scalar {
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether a skin tone after it belongs to it: digits are emoji to Unicode, in keycaps.
  fileprivate var takesSkinTone: Bool { value > 0xFF && properties.isEmoji }

  fileprivate var isMark: Bool {
    properties.isGraphemeExtend || value == 0x200D || properties.generalCategory == .spacingMark
  }
}
