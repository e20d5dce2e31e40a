#pragma once

// The versions of libraries as they are loaded, libjpeg's with its name as it was built with, as texts that stay. NULL
// for one that this package was built without.
const char *ck_libpng_version(void);
const char *ck_zlib_version(void);
const char *ck_libjpeg_version(void);
const char *ck_icu_version(void);
// NULL for another library than glibc.
const char *ck_libc_version(void);
