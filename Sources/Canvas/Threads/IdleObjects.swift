/// Objects that their users have left for those after them: their memory is already there, which the system would take time
/// to bring. What comes of one must not depend on who used it before.
struct IdleObjects<Object: AnyObject>: Sendable {
  /// More than this many at a time are let go.
  let capacity: Int
  private let idle = Locked<[Idle]>([])

  // Nobody else knows it while it is here.
  private struct Idle: @unchecked Sendable {
    let object: Object
  }

  init(capacity: Int) { self.capacity = capacity }

  /// The one that was left last; nil where there is none.
  func take() -> Object? { idle.withLock { $0.popLast() }?.object }

  /// The giver must not use it any more.
  func giveBack(_ object: Object) {
    let returned = Idle(object: object)
    idle.withLock { if $0.count < capacity { $0.append(returned) } }
  }
}
