// Box blurs.
#ifndef CANVAS_BOX_BLUR_H
#define CANVAS_BOX_BLUR_H

#include <stddef.h>
#include <stdint.h>

// The most columns that are blurred at a time.
enum { CK_BLUR_COLUMNS = 64 };

#endif
