// The C side of Canvas that calls libraries and the system: what Swift cannot say, or must not see.
#ifndef CANVAS_SYSTEM_H
#define CANVAS_SYSTEM_H

#include "Deflate/deflate_calls.h"
#include "JPEG/jpeg_calls.h"
#include "PNG/png_calls.h"
#include "Process/library_versions.h"
#include "Process/processors.h"
#include "Process/temporary_files.h"
#include "Unicode/unicode_calls.h"

#endif
