/// A scene that moves change, such as a game, a machine or a picture. Most scenes are also documents; see
/// `SceneDocument`.
///
/// An illegal move throws an error and leaves the scene unchanged.
public protocol PlayedScene: Sendable, Hashable {
  /// A player's move.
  associatedtype Move: Sendable, Hashable
  /// The error of an illegal move.
  associatedtype MoveFailure: Error & Sendable & CustomStringConvertible

  /// Parses a move from a line of a list of moves.
  static func move(named text: String) throws(MoveTextError) -> Move

  /// Makes a move.
  mutating func make(_ move: Move) throws(MoveFailure)
}

extension PlayedScene {
  /// Returns the scene before the first move and after each move of a list.
  ///
  ///     let moves = try MoveList(bytes)
  ///     for (step, game) in try Solitaire(seed: 7).states(after: moves).enumerated() { … }
  ///
  /// The first invalid or illegal move ends it with an error that has its line.
  public func states(after moves: MoveList) throws(MoveListError) -> [Self] {
    var states = [self]
    var play = ScenePlay(self, moves)
    while let state = try play.next() { states.append(state) }
    return states
  }

  /// Returns the scene after all moves of a list.
  public func state(after moves: MoveList) throws(MoveListError) -> Self {
    var scene = self
    for line in moves.lines { try scene.make(line) }
    return scene
  }

  fileprivate mutating func make(_ line: MoveList.Line) throws(MoveListError) {
    let move: Move
    do { move = try Self.move(named: line.text) } catch { throw MoveListError(line: line.number, message: "\(error)") }
    do { try make(move) } catch { throw MoveListError(line: line.number, message: "'\(line.text)': \(error)") }
  }
}

/// A scene that is played move by move. Callers keep only the states that they need.
package struct ScenePlay<Scene: PlayedScene> {
  /// The scene after the moves so far.
  package private(set) var scene: Scene
  private var rest: ArraySlice<MoveList.Line>

  /// Begins before the first move of a list.
  package init(_ scene: Scene, _ moves: MoveList) {
    self.scene = scene
    rest = moves.lines[...]
  }

  /// Makes the next move and returns the scene, or nil after the last move.
  package mutating func next() throws(MoveListError) -> Scene? {
    guard let line = rest.popFirst() else { return nil }
    try scene.make(line)
    return scene
  }
}
