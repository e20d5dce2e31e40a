// The temporary files being written now, so that a signal handler can remove them.
#ifndef CANVAS_TEMPORARY_FILES_H
#define CANVAS_TEMPORARY_FILES_H

// Notes a path before its file is created. Gives a slot, or -1 where none is free (the file is then not removed on a
// signal) or the path is too long for any file system call.
int ck_temporary_note(const char *path);
// Forgets the path of a slot once its file is renamed or removed; -1 does nothing.
void ck_temporary_forget(int slot);
// Unlinks every noted file. Safe in a signal handler (unlink and lock-free atomics only), and meant for a process that
// is about to end: the slots are not given back.
void ck_unlink_temporaries(void);

#endif
