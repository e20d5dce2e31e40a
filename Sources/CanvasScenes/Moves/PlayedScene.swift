/// A document that moves change: a game, a machine, a picture in the making.
///
/// A move that is not allowed is an error and changes nothing.
public protocol PlayedScene: SceneDocument {
  /// What a player can do.
  associatedtype Move: Sendable, Hashable
  /// Why a move is not allowed.
  associatedtype MoveFailure: Error & Sendable & CustomStringConvertible

  /// The move that a line of a list of moves means.
  static func move(named text: String) throws(MoveTextError) -> Move

  /// Makes a move.
  mutating func make(_ move: Move) throws(MoveFailure)
}

extension PlayedScene {
  /// The scene as it is, and after each move of a list.
  ///
  ///     let moves = try MoveList(bytes)
  ///     for (step, game) in try Solitaire(seed: 7).states(after: moves).enumerated() { … }
  ///
  /// The first move that means nothing or is not allowed ends it with an error that names its line.
  public func states(after moves: MoveList) throws(MoveListError) -> [Self] {
    var states = [self]
    var scene = self
    for line in moves.lines {
      try scene.make(line)
      states.append(scene)
    }
    return states
  }

  /// The scene after all moves of a list.
  public func state(after moves: MoveList) throws(MoveListError) -> Self {
    var scene = self
    for line in moves.lines { try scene.make(line) }
    return scene
  }

  private mutating func make(_ line: MoveList.Line) throws(MoveListError) {
    let move: Move
    do { move = try Self.move(named: line.text) } catch { throw MoveListError(line: line.number, "\(error)") }
    do { try make(move) } catch { throw MoveListError(line: line.number, "'\(line.text)': \(error)") }
  }
}
