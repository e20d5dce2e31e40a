#pragma once

// The versions of the loaded libraries, as static strings; for libjpeg, the name and version it was built with. NULL
// for a library that this package was built without.
const char *ck_libpng_version(void);
const char *ck_zlib_version(void);
const char *ck_libjpeg_version(void);
const char *ck_icu_version(void);
// NULL if the C library is not glibc.
const char *ck_libc_version(void);
