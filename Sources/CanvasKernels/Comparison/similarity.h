// Structural similarity of a small part of two pictures.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The side of the square windows, and the maximum number of columns in a part.
enum { CK_SIMILARITY_SIDE = 7, CK_SIMILARITY_COLUMNS = 80 };
