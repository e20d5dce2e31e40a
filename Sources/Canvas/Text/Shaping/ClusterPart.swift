/// The part of a grapheme cluster that is drawn as one. Except in unusual clusters, this is all of it.
///
/// A skin tone that doesn't follow an emoji is drawn separately. Of consecutive marks 64 are drawn: no language needs
/// half as many, and stacking thousands takes minutes.
struct ClusterPart {
  static let maximumMarks = 64
  // The limit in bytes, longer than any real emoji sequence. Reading the whole of a longer cluster for each of its
  // parts, or shaping it, takes time quadratic in its length.
  private static let longest = 512

  let end: Int
  /// The marks after `end` that are left out.
  let surplus: Range<Int>
  /// Whether the cluster continues and must not be shaped together with the part.
  let isForced: Bool

  /// - Parameter cluster: A cluster, or the rest of one.
  init(_ cluster: Range<Int>, of text: UTF8Text) {
    let longestEnd = cluster.lowerBound + Self.longest
    // The shortest mark has two bytes.
    let mayHaveSurplus = cluster.count > 2 * Self.maximumMarks
    var position = cluster.lowerBound
    var base: Unicode.Scalar?
    var markCount = 0
    var surplus = 0..<0
    while position < min(cluster.upperBound, longestEnd), surplus.isEmpty {
      let (scalar, length) = text.scalar(at: position)
      if scalar.isSkinTone, position > cluster.lowerBound, base?.takesSkinTone != true { break }
      if mayHaveSurplus {
        markCount = scalar.isMark ? markCount + 1 : 0
        if markCount > Self.maximumMarks {
          surplus = position..<Self.endOfMarks(from: position, in: cluster, of: text)
          continue
        }
      }
      // A variation selector or a joiner doesn't change the base character.
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

  /// Whether a skin tone can follow. Unicode counts digits as emoji, because of keycaps.
  fileprivate var takesSkinTone: Bool { value > 0xFF && properties.isEmoji }

  fileprivate var isMark: Bool {
    properties.isGraphemeExtend || value == 0x200D || properties.generalCategory == .spacingMark
  }
}
