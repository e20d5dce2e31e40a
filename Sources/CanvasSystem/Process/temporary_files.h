// The temporary files being written now, so that a signal handler can remove them.
#pragma once

// Creates a file that must not be there yet, for writing, and notes its path. Gives the descriptor and sets the file's
// number, or gives -1 with errno.
int ck_temporary_open(const char *path, int *number);
// Gives the file its final name and forgets it. Gives 0, or -1 with errno; then it is still noted.
int ck_temporary_rename(int number, const char *target);
// Removes the file and forgets it.
void ck_temporary_remove(int number);
// Removes every noted file. Safe in a signal handler, and meant for a process that then ends: from now on no file is
// created or renamed, threads that want to wait for ever. Waits for those that are at it, at most 2 seconds; after that
// it removes nothing.
void ck_unlink_temporaries(void);
