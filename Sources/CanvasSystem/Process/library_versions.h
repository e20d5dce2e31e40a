#pragma once

// The versions of libraries as they are loaded, libjpeg's with its name as it was built with, as texts that stay. NULL
// for one that this package was built without.
const char *canvas_libpng_version(void);
const char *canvas_zlib_version(void);
const char *canvas_libjpeg_version(void);
const char *canvas_icu_version(void);
// NULL for another library than glibc.
const char *canvas_libc_version(void);
