internal import CanvasSystem

#if Full || Shaping
  internal import CHarfBuzz
#endif

/// The versions of the C libraries that this process has loaded.
package enum LibraryVersions {
  /// One line for each library, such as `libpng 1.6.39`. Libraries that the package was built without are left out.
  package static var list: String {
    var lines = unsafe [
      line("libpng", unsafe ck_libpng_version()), line("zlib", unsafe ck_zlib_version()),
      // There are two JPEG libraries, so the version includes the name.
      unsafe ck_libjpeg_version().map { unsafe String(cString: $0) }, webP,
      FreeTypeFace.libraryVersion.map { "FreeType \($0)" },
    ]
    #if Full || Shaping
      unsafe lines.append(line("HarfBuzz", unsafe hb_version_string()))
    #endif
    unsafe lines += [line("ICU", unsafe ck_icu_version()), line("glibc", unsafe ck_libc_version())]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// libwebp's version is a number: 0x10204 is 1.2.4.
  private static var webP: String? {
    let version = ck_webp_version()
    return version == 0 ? nil : "libwebp \(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }

  private static func line(_ name: String, _ version: UnsafePointer<CChar>?) -> String? {
    unsafe version.map { unsafe "\(name) \(String(cString: $0))" }
  }
}
