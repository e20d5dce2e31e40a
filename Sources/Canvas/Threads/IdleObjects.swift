/// Unused objects, kept for reuse. They already have their memory, which the system would take time to provide. The
/// results of an object must not depend on its earlier uses.
struct IdleObjects<Object: AnyObject>: Sendable {
  /// The maximum number of objects that are kept.
  let capacity: Int
  private let idle = Locked<[Idle]>([])

  // While an object is here, nothing else refers to it.
  private struct Idle: @unchecked Sendable {
    let object: Object
  }

  /// The object that was returned last, or nil if there is none.
  func take() -> Object? { idle.withLock { $0.popLast() }?.object }

  /// Returns an object. The caller must not use it afterwards.
  func giveBack(_ object: Object) {
    let returned = Idle(object: object)
    idle.withLock { if $0.count < capacity { $0.append(returned) } }
  }
}
