import EaselTestSupport
import TestSupport
import Testing

/// Every command says with `--json` which form its line has.
@Suite struct JSONVersionTests {
  @Test(arguments: [
    (["card", "QH", "-o", "a.png"], 2), (["deck", "--draw", "2", "--width", "20", "-o", "deck"], 2),
    (["sheet", "AS", "-o", "a.png"], 2), (["sheet", "AS", "--atlas", "css", "-o", "a.png"], 2),
    (["pie", "t.csv", "-o", "a.png"], 2), (["chart", "bars", "t.csv", "-o", "a.png"], 2),
    (["board", "solitaire", "-o", "a.png"], 2), (["compare", "t.png", "t.png"], 2), (["goldens", "unused", "."], 1),
    (["goldens", "report"], 1), (["goldens", "accept"], 1),
    (["card", "--list-sizes"], 1), (["pie", "t.csv", "--describe"], 1), (["chart", "bars", "t.csv", "--describe"], 1),
    (["board", "solitaire", "--hint"], 1), (["board", "solitaire", "--list-moves"], 1),
  ])
  func theLineBeginsWithItsVersion(arguments: [String], version: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("name,value\ntea,3\ncola,5\n", as: "t.csv")
    try folder.write(redPNG(), as: "t.png")
    try folder.write(redPNG(), as: "goldens/a.png")
    try folder.write("// swift-tools-version: 6.2\n", as: "Package.swift")
    try folder.write("goldens\ta.png\n", as: ".build/goldens-used/1-2-3.txt")
    let run = try SpawnedTool(arguments + ["--json"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\"version\":\(version),"))
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
