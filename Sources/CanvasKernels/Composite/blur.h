// Box blurs.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The maximum number of columns that are blurred at a time.
enum { CK_BLUR_COLUMNS = 64 };
