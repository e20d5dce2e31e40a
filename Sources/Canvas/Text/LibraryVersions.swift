internal import CFreeType
internal import CanvasSystem

#if Full || Shaping
  internal import CHarfBuzz
#endif

/// The versions of the C libraries that this process has loaded.
package enum LibraryVersions {
  /// A line for each: `libpng 1.6.39`. Those that the package was built without are left out.
  package static var list: String {
    var lines = unsafe [
      line("libpng", unsafe ck_libpng_version()), line("zlib", unsafe ck_zlib_version()),
      // There are two, so it comes with its name.
      unsafe ck_libjpeg_version().map { unsafe String(cString: $0) }, freeType,
    ]
    #if Full || Shaping
      unsafe lines.append(line("HarfBuzz", unsafe hb_version_string()))
    #endif
    unsafe lines += [line("ICU", unsafe ck_icu_version()), line("glibc", unsafe ck_libc_version())]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private static func line(_ name: String, _ version: UnsafePointer<CChar>?) -> String? {
    unsafe version.map { unsafe "\(name) \(String(cString: $0))" }
  }

  private static var freeType: String? {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return nil }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }
}
