import CanvasScenes
import Testing

@Suite struct MoveListTests {
  @Test func commentsAndEmptyLinesAreLeftOut() throws {
    let list = MoveList("# a game\n\ndraw   # the first card\r\n  draw\n#\n")
    #expect(list.count == 2)
    #expect(try Solitaire(seed: 7).state(after: list).revealed.count == 2)
  }

  @Test func statesAreThoseBeforeAndAfterEachMove() throws {
    let states = try Solitaire(seed: 7).states(after: MoveList("draw\ndraw"))
    #expect(states.map(\.revealed.count) == [0, 1, 2])
    #expect(try Solitaire(seed: 7).states(after: MoveList("")) == [Solitaire(seed: 7)])
  }

  @Test func anErrorNamesItsLine() {
    #expect(throws: MoveListError.self) { try Solitaire(seed: 7).state(after: MoveList("draw\n\nfly\n")) }
    func message(_ text: String) -> String? {
      do {
        _ = try Solitaire(seed: 7).states(after: MoveList(Array(text.utf8)))
        return nil
      } catch { return "\(error)" }
    }
    #expect(message("draw\n\nfly\n")?.hasPrefix("3: 'fly' is not valid; use draw, ") == true)
    #expect(message("draw\r\nw a1")?.hasPrefix("2: 'w a1': ") == true)
    #expect(message("\u{FEFF}draw") == nil)
  }

  @Test func bytesThatAreNoTextAreAnErrorOfTheirLine() {
    #expect(throws: MoveListError.self) { try MoveList([0x64, 0x0A, 0xFF, 0x0A]) }
    do { _ = try MoveList([0x64, 0x0A, 0xFF, 0x0A]) } catch { #expect(error.line == 2) }
  }
}
