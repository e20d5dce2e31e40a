/// A set of the most recent hashes, about a million, in at most 16 MiB.
///
/// It has two halves. When the newer one is full, it replaces the older one, and an empty one is started. A hash is
/// therefore known for at least `capacity` later hashes and at most twice as many.
package struct RecentHashes {
  /// The minimum number of hashes that are known.
  package let capacity: Int

  private var newer = Half(slotCount: 8)
  private var older = Half(slotCount: 8)

  /// - Parameter slotCount: A power of 2, at least 8.
  package init(slotCount: Int = 1 << 20) {
    capacity = Half.capacity(slotCount)
    largestSlotCount = slotCount
  }

  private let largestSlotCount: Int

  /// Whether a hash is known.
  package func contains(_ hash: UInt64) -> Bool {
    // 0 marks an empty slot.
    let hash = max(hash, 1)
    return newer.contains(hash) || older.contains(hash)
  }

  /// Adds a hash. Returns false if it is already known.
  package mutating func insert(_ hash: UInt64) -> Bool {
    guard !contains(hash) else { return false }
    let hash = max(hash, 1)
    if newer.isFull {
      if newer.slots.count < largestSlotCount {
        newer.grow()
      } else {
        older = newer
        newer = Half(slotCount: 8)
      }
    }
    newer.insert(hash)
    return true
  }

  /// A hash table with open addressing and linear probing.
  private struct Half {
    var slots: [UInt64]
    var count = 0

    init(slotCount: Int) { slots = Array(repeating: 0, count: slotCount) }

    static func capacity(_ slotCount: Int) -> Int { slotCount / 8 * 7 }

    var isFull: Bool { count >= Self.capacity(slots.count) }

    func contains(_ hash: UInt64) -> Bool { slots[slot(of: hash)] != 0 }

    mutating func insert(_ hash: UInt64) {
      slots[slot(of: hash)] = hash
      count += 1
    }

    mutating func grow() {
      var larger = Half(slotCount: slots.count * 2)
      for hash in slots where hash != 0 { larger.insert(hash) }
      self = larger
    }

    /// The slot that has the hash, or the one to insert it in.
    private func slot(of hash: UInt64) -> Int {
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
      return slot
    }
  }
}
