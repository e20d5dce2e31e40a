// The temporary files that are being written, so that a signal handler can remove them.
#pragma once

// Creates a new file for writing and registers its path. The file must not exist yet. Returns the descriptor and sets
// the file's number, or returns -1 with errno.
int ck_temporary_open(const char *path, int *number);
// Gives the file its final name and unregisters it. Returns 0, or -1 with errno; the file is then still registered.
int ck_temporary_rename(int number, const char *target);
// Removes the file and unregisters it.
void ck_temporary_remove(int number);
// Removes every registered file. It is safe in a signal handler, and intended for a process that ends afterwards:
// from now on no file is created or renamed, and threads that try to do so wait for ever. It waits at most 2 seconds
// for those that are doing so; after that it removes nothing.
void ck_unlink_temporaries(void);
// Removes every registered file also when the process is about to crash: at SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP
// and SIGFPE. After that, the signal takes its course as if this had not been called.
void ck_unlink_temporaries_at_faults(void);
