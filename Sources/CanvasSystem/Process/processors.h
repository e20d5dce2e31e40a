#pragma once

// The number of processors that this process may use, as limited by taskset or a container; at least 1.
int ck_available_processors(void);
