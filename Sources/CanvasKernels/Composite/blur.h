// Box blurs.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The most columns that are blurred at a time.
enum { CK_BLUR_COLUMNS = 64 };
