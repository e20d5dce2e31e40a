// Fails one call of the tool: FAULT is its kind and number, as write:3. The system's calls that the tool itself makes
// count, not those of the loader and of libraries. At the end the counts of all kinds go to the file FAULT_COUNTS.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OPEN, READ, WRITE, RENAME, MMAP, KINDS };
static const char *const names[KINDS] = {"open", "read", "write", "rename", "mmap"};
static const int errors[KINDS] = {EMFILE, EIO, ENOSPC, EIO, ENOMEM};
static atomic_int counts[KINDS];
static int failing_kind = -1, failing_number;

__attribute__((constructor)) static void begin(void) {
  const char *fault = getenv("FAULT");
  for (int kind = 0; fault && kind < KINDS; kind++) {
    size_t length = strlen(names[kind]);
    if (strncmp(fault, names[kind], length) == 0 && fault[length] == ':') {
      failing_kind = kind;
      failing_number = atoi(fault + length + 1);
    }
  }
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int kind = 0; kind < KINDS; kind++) fprintf(file, "%s %d\n", names[kind], counts[kind]);
  fclose(file);
}

static int fails(int kind, const void *caller) {
  Dl_info info;
  if (!dladdr(caller, &info) || !info.dli_fname) return 0;
  const char *slash = strrchr(info.dli_fname, '/');
  const char *name = slash ? slash + 1 : info.dli_fname;
  // Swift's own `open`, which takes no list of arguments, is in a library of its own.
  if (strcmp(name, "easel") != 0 && strcmp(name, "libswiftGlibc.so") != 0) return 0;
  if (atomic_fetch_add(&counts[kind], 1) + 1 != failing_number || kind != failing_kind) return 0;
  errno = errors[kind];
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define CALLER __builtin_return_address(0)

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fails(OPEN, CALLER) ? -1 : REAL(open)(path, flags, mode);
}

DIR *opendir(const char *path) { return fails(OPEN, CALLER) ? NULL : REAL(opendir)(path); }

ssize_t read(int descriptor, void *bytes, size_t count) {
  return fails(READ, CALLER) ? -1 : REAL(read)(descriptor, bytes, count);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  return fails(READ, CALLER) ? -1 : REAL(pread)(descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  return fails(WRITE, CALLER) ? -1 : REAL(write)(descriptor, bytes, count);
}

int rename(const char *from, const char *to) { return fails(RENAME, CALLER) ? -1 : REAL(rename)(from, to); }

void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t offset) {
  if (fails(MMAP, CALLER)) return MAP_FAILED;
  return REAL(mmap)(address, length, protection, flags, descriptor, offset);
}
