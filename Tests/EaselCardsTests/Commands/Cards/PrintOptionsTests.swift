import Canvas
import CanvasPrint
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// `--card` and its companions, `--faces` and its.
@Suite struct PrintOptionsTests {
  private func density(_ bytes: [UInt8]) -> [UInt8]? {
    guard let name = bytes.firstRange(of: Array("pHYs".utf8)) else { return nil }
    return Array(bytes[name.upperBound..<name.upperBound + 9])
  }

  @Test(
    arguments: [
      (["--card", "poker"], 750, 1050, [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1]),
      (["--card", "EURO", "--bleed", "1/8in"], 825, 1125, [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1]),
      // 150 pixels an inch are 5 905.51 a metre.
      (
        ["--card", "bridge", "--dpi", "150", "--bleed", "36px", "--proof"], 410, 597,
        [0, 0, 0x17, 0x12, 0, 0, 0x17, 0x12, 1]
      ),
      // 6 mm are 35.4 pixels.
      (
        ["--card", "bridge", "--dpi", "150", "--bleed", "36px", "--marks"], 482, 669,
        [0, 0, 0x17, 0x12, 0, 0, 0x17, 0x12, 1]
      ),
      (["--width", "100"], 100, 140, nil),
    ] as [([String], Int, Int, [UInt8]?)]) func aPrintHasItsPixelsAndItsResolution(
      options: [String], width: Int, height: Int, noted: [UInt8]?
    ) throws
  {
    let folder = try TemporaryFolder()
    #expect(RecordedRun(["card", "QH", "-o", folder["a.png"]] + options).status == .done)
    let image = try Image(png: folder.bytes("a.png"))
    #expect(image.pixelWidth == width && image.pixelHeight == height)
    #expect(density(try folder.bytes("a.png")) == noted)
    let isSquare = options.contains("--bleed")
    #expect(image.color(atPixelX: 0, y: 0) == (isSquare ? .white : .clear))
  }

  @Test func aDeckIsPrintedAsACardIs() throws {
    let folder = try TemporaryFolder()
    let options = ["--card", "micro", "--dpi", "100", "--bleed", "3mm"]
    #expect(RecordedRun(["deck", "-o", folder["deck"]] + options).status == .done)
    #expect(RecordedRun(["card", "back", "-o", folder["back.png"]] + options).status == .done)
    #expect(try folder.bytes("back.png") == folder.bytes("deck/back.png"))
  }

  @Test(
    arguments: [
      (["--dpi", "300"], "--dpi requires --card, such as poker"),
      (["--bleed", "3mm"], "--bleed requires --card, such as poker"),
      (["--marks"], "--marks requires --card, such as poker"),
      (["--proof"], "--proof requires --card, such as poker"),
      (
        ["--card", "poker", "--scale", "2"],
        "use either --card or --scale, not both; --dpi sets the pixels of a print"
      ),
      (
        ["--card", "poker", "--width", "2"],
        "use either --card or --width, not both; --dpi sets the pixels of a print"
      ),
      (
        ["--card", "poker", "--size", "2x3"],
        "use either --card or --size, not both; --dpi sets the pixels of a print"
      ),
      (
        ["--card", "skat"],
        "The value 'skat' is invalid for '--card <name>': use one of poker, bridge, tarot, mini, micro, jumbo, euro, us-game"
      ),
      (
        ["--card", "poker", "--dpi", "0"],
        "The value '0' is invalid for '--dpi <number>': must be a number from 1 to 4800"
      ),
      (
        ["--card", "poker", "--dpi", "1000000000"],
        "The value '1000000000' is invalid for '--dpi <number>': must be a number from 1 to 4800"
      ),
      (
        ["--card", "jumbo", "--dpi", "4800"],
        "16800x26400 pixels: a side must be 1 to 32767 pixels, the whole at most 100 megapixels"
      ),
      (
        ["--card", "poker", "--bleed", "4in"],
        "a bleed of 4in is wider than the card poker of 2.5in by 3.5in; use 0 to the card's shorter side"
      ),
      (
        ["--card", "poker", "--bleed", "3"],
        "The value '3' is invalid for '--bleed <length>': must be a number with the unit in, mm, pt or px, such as 1/8in, 3mm or 36px"
      ),
      (
        ["--card", "poker", "--bleed", "-1mm"],
        "The value '-1mm' is invalid for '--bleed <length>': must be a number of at least 0 with a unit, such as 1/8in, 3mm or 36px"
      ),
      (["--faces-cover"], "--faces-cover requires --faces"),
      (
        ["--faces", "x", "--faces-cover", "--faces-inset"],
        "use either --faces-cover or --faces-inset, not both"
      ),
    ] as [([String], String)]) func whatMeansNothingIsALineAnd64(options: [String], line: String)
  {
    let run = RecordedRun(["card", "QH"] + options)
    #expect(run.status == .usage)
    #expect(run.errorLines.first.map(String.init) == line)
  }

  @Test(arguments: [["card", "--list-sizes"], ["deck", "--list-sizes"], ["sheet", "--atlas", "css", "--list-sizes"]])
  func theSizesAreATable(arguments: [String]) {
    let run = RecordedRun(arguments)
    #expect(run.status == .done && run.error.isEmpty)
    #expect(
      run.output == """
        card     cut              pixels at 300 dpi  with 1/8in bleed  safe
        poker    2.5in x 3.5in    750x1050           825x1125          675x975
        bridge   2.25in x 3.5in   675x1050           750x1125          600x975
        tarot    2.75in x 4.75in  825x1425           900x1500          750x1350
        mini     1.75in x 2.5in   525x750            600x825           450x675
        micro    1.25in x 1.75in  375x525            450x600           300x450
        jumbo    3.5in x 5.5in    1050x1650          1125x1725         975x1575
        euro     63mm x 88mm      744x1038           825x1125          669x963
        us-game  2.2in x 3.43in   660x1029           750x1125          585x954

        """)
  }

  @Test(arguments: ["card", "deck", "sheet"]) func theSizesAreJSONToo(command: String) throws {
    let run = RecordedRun(command, "--list-sizes", "--json")
    #expect(run.status == .done && run.error.isEmpty)
    let start = #"{"version":1,"sizes":[{"name":"poker","width":"2.5in","height":"3.5in","pixels":[750,1050],"#
    #expect(run.output.hasPrefix(start + #""bleedPixels":[825,1125],"safePixels":[675,975]},{"name":"bridge","#))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
    #expect((json["sizes"] as? [Any])?.count == CardSize.all.count)
    // Arguments after -- are not options.
    #expect(RecordedRun(command, "--list-sizes", "--", "--json").output.hasPrefix("card "))
  }
}
