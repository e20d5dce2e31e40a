#include "library_versions.h"

#include <png.h>
#include <stdio.h>
#include <zlib.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif
#ifdef CANVAS_JPEG
#include <jpeglib.h>
#define TEXT_OF(argument) #argument
#define TEXT(macro) TEXT_OF(macro)
#endif
#ifdef SHAPING
#include <unicode/uversion.h>
#endif

const char *ck_libpng_version(void) { return png_get_libpng_ver(NULL); }

const char *ck_zlib_version(void) { return zlibVersion(); }

const char *ck_libjpeg_version(void) {
#ifdef CANVAS_JPEG
  // libjpeg has no function for its version, and libjpeg-turbo's message names the libjpeg that it replaces. This is
  // therefore the header's version.
#ifdef LIBJPEG_TURBO_VERSION
  return "libjpeg-turbo " TEXT(LIBJPEG_TURBO_VERSION);
#else
  return "libjpeg " TEXT(JPEG_LIB_VERSION);
#endif
#else
  return NULL;
#endif
}

const char *ck_icu_version(void) {
#ifdef SHAPING
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
  return text;
#else
  return NULL;
#endif
}

const char *ck_libc_version(void) {
#ifdef __GLIBC__
  return gnu_get_libc_version();
#else
  return NULL;
#endif
}
