// For sigfillset and pthread_sigmask.
#define _GNU_SOURCE
#include "temporary_files.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A file exists exactly while its path is registered, except inside a section. A section runs with signals blocked on
// its thread, so that a handler never waits for the thread that it runs on. A thread that enters increments the count
// before it checks whether the process is ending, and the handler sets that flag before it checks the count: one of
// them sees the other.
static atomic_int inside;
static atomic_bool is_ending;
// Whether this thread is inside a section: it can only crash there, and must not wait for itself.
static _Thread_local bool is_inside;

// The paths by number, or NULL if a number is free. They are changed inside sections only, by one thread at a time.
static char **paths;
static int path_count;
static pthread_mutex_t paths_lock = PTHREAD_MUTEX_INITIALIZER;

_Static_assert(ATOMIC_INT_LOCK_FREE == 2 && ATOMIC_BOOL_LOCK_FREE == 2, "a signal handler may only use lock-free atomics");

static void enter_section(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, before);
  atomic_fetch_add(&inside, 1);
  is_inside = true;
  if (!atomic_load(&is_ending)) return;
  atomic_fetch_sub(&inside, 1);
  // The handler ends the process.
  for (;;) poll(NULL, 0, -1);
}

// Preserves errno.
static void leave_section(const sigset_t *before) {
  int failure = errno;
  is_inside = false;
  atomic_fetch_sub(&inside, 1);
  pthread_sigmask(SIG_SETMASK, before, NULL);
  errno = failure;
}

// A free number, which now holds a copy of the path, or -1 if there is not enough memory.
static int note(const char *path) {
  char *copy = strdup(path);
  if (!copy) return -1;
  pthread_mutex_lock(&paths_lock);
  int number = 0;
  while (number < path_count && paths[number]) number++;
  if (number == path_count) {
    int count = path_count ? path_count * 2 : 64;
    char **grown = realloc(paths, (size_t)count * sizeof *paths);
    if (!grown) {
      pthread_mutex_unlock(&paths_lock);
      free(copy);
      errno = ENOMEM;
      return -1;
    }
    memset(grown + path_count, 0, (size_t)(count - path_count) * sizeof *paths);
    paths = grown;
    path_count = count;
  }
  paths[number] = copy;
  pthread_mutex_unlock(&paths_lock);
  return number;
}

static void forget(int number) {
  pthread_mutex_lock(&paths_lock);
  free(paths[number]);
  paths[number] = NULL;
  pthread_mutex_unlock(&paths_lock);
}

// The path of a number. Until its holder frees the number, nothing else changes it.
static const char *path_of(int number) {
  pthread_mutex_lock(&paths_lock);
  const char *path = paths[number];
  pthread_mutex_unlock(&paths_lock);
  return path;
}

int ck_temporary_open(const char *path, int *number) {
  sigset_t before;
  enter_section(&before);
  int descriptor = -1;
  *number = note(path);
  if (*number >= 0) {
    do descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    while (descriptor < 0 && errno == EINTR);
    if (descriptor < 0) {
      int failure = errno;
      forget(*number);
      errno = failure;
    }
  }
  leave_section(&before);
  return descriptor;
}

int ck_temporary_rename(int number, const char *target) {
  sigset_t before;
  enter_section(&before);
  int result = rename(path_of(number), target);
  if (result == 0) forget(number);
  leave_section(&before);
  return result;
}

void ck_temporary_remove(int number) {
  sigset_t before;
  enter_section(&before);
  unlink(path_of(number));
  forget(number);
  leave_section(&before);
}

void ck_unlink_temporaries(void) {
  atomic_store(&is_ending, true);
  // A thread inside a section makes one or two system calls.
  for (int waited = 0; atomic_load(&inside) > (is_inside ? 1 : 0); waited++) {
    if (waited == 2000) return;
    poll(NULL, 0, 1);
  }
  for (int i = 0; i < path_count; i++) {
    if (paths[i]) unlink(paths[i]);
  }
}

static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { fault_count = sizeof faults / sizeof *faults };
// What the signals did before.
static struct sigaction earlier[fault_count];

static void handle_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  int failure = errno;
  ck_unlink_temporaries();
  for (int i = 0; i < fault_count; i++) {
    if (faults[i] == number) sigaction(number, &earlier[i], NULL);
  }
  // A fault happens again when the handler returns. A signal that was sent has to be sent again; it is blocked until
  // then.
  if (info->si_code <= 0) raise(number);
  errno = failure;
}

void ck_unlink_temporaries_at_faults(void) {
  // If the stack has overflowed, the handler needs another one. Only the first thread has one; on others, the system
  // then ends the process without the handler.
  static char stack[1 << 16];
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) sigaltstack(&other, NULL);
  for (int i = 0; i < fault_count; i++) {
    struct sigaction action = {.sa_sigaction = handle_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(faults[i], &action, &earlier[i]);
  }
}
