import Canvas
import Testing

@Suite struct ScriptFontsTests {
  @Test func everyScriptNamesAPackageAndFiles() {
    for script in ScriptFonts.all {
      #expect(script.debianPackage.hasPrefix("fonts-"), "\(script.name)")
      #expect(!script.files.isEmpty && script.files.allSatisfy { $0.path.hasPrefix("/usr/share/fonts/") })
    }
    #expect(Set(ScriptFonts.all.map(\.name)).count == ScriptFonts.all.count)
  }

  @Test func packagesAreKnownByCharacter() {
    func package(_ scalar: Unicode.Scalar) -> String? {
      Font.debianPackage(for: scalar).map { "\($0.script): \($0.package)" }
    }
    #expect(package("콜") == "Korean: fonts-nanum")
    #expect(package("か") == "Japanese: fonts-noto-cjk")
    #expect(package("漢") == "Chinese characters: fonts-noto-cjk")
    #expect(package("🎃") == "emoji: fonts-noto-color-emoji")
    #expect(package("ก") == "Thai: fonts-noto-core")
    #expect(package("ع") == "Arabic: fonts-noto-core")
    #expect(package("א") == "Hebrew: fonts-noto-core")
    #expect(package("क") == "Devanagari: fonts-noto-core")
    #expect(package("♥") == "symbols: fonts-noto-core")
    #expect(package("A") == "Latin, Greek and Cyrillic: fonts-dejavu-core")
    #expect(package("\u{10FFFF}") == nil)
  }
}
