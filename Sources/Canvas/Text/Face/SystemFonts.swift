/// The families that are used by default, and where Debian's packages install them. Nothing else names them or a font's
/// path.
///
/// There are two. Texts are in DejaVu Sans, which is on nearly every machine and has the suits of cards, arrows and most
/// alphabets. Charts and templates are in Inter, which has figures of equal width and nine weights; where it isn't
/// installed, they are in DejaVu Sans, and say so.
public enum SystemFonts {
  /// The family of texts, if no other is chosen.
  package static let family = "DejaVu Sans"
  package static let monospacedFamily = "DejaVu Sans Mono"
  package static let serifFamily = "DejaVu Serif"
  /// The family of charts and templates, if no other is chosen.
  package static let chartFamily = "Inter"

  /// The folders of fonts for all users.
  public static let directories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Folders for the requests of a task, before those of the system.
  @TaskLocal package static var added: [String] = []

  /// The folders in which families are found by their names: that of a request, which `--font-folder` names, and then those
  /// of the system.
  public static var searched: [String] { added + directories }

  /// DejaVu Sans, of the package `fonts-dejavu-core`: the font of texts, if no other is chosen.
  public static let regular = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  /// DejaVu Sans Bold, of the package `fonts-dejavu-core`.
  public static let bold = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
  /// The folder of Inter, of the package `fonts-inter`: the font of charts.
  public static let inter = "/usr/share/fonts/opentype/inter"

  static let korean = "/usr/share/fonts/truetype/nanum/NanumGothic.ttf"
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  static let eastAsian = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
  /// For Japanese, if the East Asian font isn't installed.
  static let japanese = [
    "/usr/share/fonts/opentype/ipaexfont-gothic/ipaexg.ttf", "/usr/share/fonts/opentype/ipafont-gothic/ipag.ttf",
    "/usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf", korean,
  ]
  /// For Chinese characters, if the East Asian font isn't installed.
  static let chinese = [
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
    "/usr/share/fonts/opentype/ipaexfont-gothic/ipaexg.ttf", korean,
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
  ]

  /// A font of the packages `fonts-noto-core` and `fonts-noto-extra`, such as `NotoSansThai`.
  static func noto(_ name: String) -> String { "/usr/share/fonts/truetype/noto/\(name)-Regular.ttf" }
}
