import Testing

/// What people type by mistake: a command's name, a picture's ending.
@Suite struct MistypedCommandTests {
  @Test(arguments: [
    (["crad", "QH"], "crad: no such command; did you mean card?"),
    (["paint"], "paint: no such command; see easel --help"),
    (["xyz"], "xyz: no such command; see easel --help"),
    (["pi"], "pi: no such command; did you mean pie?"),
    (["board", "chess"], "chess: no such command; see easel board --help"),
    (["chart", "colums", "sales.csv"], "colums: no such command; did you mean columns?"),
    (["board", "Solitair"], "Solitair: no such command; did you mean solitaire?"),
  ]) func theNearestCommandIsNamed(arguments: [String], message: String) {
    let run = RecordedRun(arguments)
    #expect(run.status == .usage)
    #expect(run.error == message + "\n")
  }

  @Test(arguments: ["x.jpg", "x.SVG", "folder/x.pdf"]) func aNameOfAnotherFormatIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("card", "QH", "-o", folder[name])
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    #expect(run.status == .usage)
    #expect(run.error == "\(folder[name]): easel writes PNG files, not .\(ending); use a name that ends in .png\n")
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["--panel", "--diff"]) func aDifferenceOfAnotherFormatIsRefused(option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(redPNG(), as: "red.png")
    let run = RecordedRun("compare", folder["red.png"], folder["red.png"], option, folder["x.jpg"])
    #expect(run.status == .usage)
    #expect(run.error == "\(folder["x.jpg"]): easel writes PNG files, not .jpg; use a name that ends in .png\n")
    #expect(folder.names == ["red.png"])
  }

  @Test(arguments: ["x", "x.PNG", "x.out"]) func otherNamesAreTaken(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(RecordedRun("card", "QH", "-o", folder[name]).status == .done)
    #expect(folder.names == [name])
  }
}
