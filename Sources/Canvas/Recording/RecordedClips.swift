/// The clips that are set while the calls of a layer are drawn again, innermost last.
///
/// Clips that the next call shares with the last one stay set. A clip's index is higher than those of the clips around
/// it, so the higher of two different ones is not shared.
package struct RecordedClips {
  private let clips: [RecordedClip]
  // Indices of `clips`, which the recorder gave: each is of a clip that was recorded before.
  private var current: [Int32] = []

  package init(_ clips: [RecordedClip]) { self.clips = clips }

  /// Sets the clips of a call.
  ///
  /// - Parameter index: The index of the innermost clip, or -1 for none.
  /// - Returns: How many clips to remove from the end, and the clips to set then, innermost last.
  package mutating func move(to index: Int32) -> (removedCount: Int, added: [RecordedClip]) {
    var (removedCount, added): (Int, [Int32]) = (0, [])
    var next = index
    while next != current.last ?? -1 {
      if let last = current.last, last > next {
        current.removeLast()
        removedCount += 1
      } else {
        added.append(next)
        next = clips[Int(next)].parent
      }
    }
    current += added.reversed()
    return (removedCount, added.reversed().map { clips[Int($0)] })
  }
}
