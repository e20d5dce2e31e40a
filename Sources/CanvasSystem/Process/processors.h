#pragma once

// How many processors this process may use, as taskset or a container leaves them; at least 1.
int ck_available_processors(void);
