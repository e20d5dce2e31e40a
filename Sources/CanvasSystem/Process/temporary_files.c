#include "temporary_files.h"

#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// Each file that is being written holds a slot; a deck holds 57 at once. Beyond these the next one goes unnoted.
enum { SLOT_COUNT = 128 };
// A slot's path is only read while the slot is held by the reader, and only written while held by the writer.
enum { FREE, BEING_WRITTEN, NOTED, TAKEN_BY_SIGNAL };

static struct {
  atomic_int state;
  char path[PATH_MAX];
} slots[SLOT_COUNT];

_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a signal handler may only use lock-free atomics");

int ck_temporary_note(const char *path) {
  size_t size = strlen(path) + 1;
  if (size > sizeof slots[0].path) return -1;
  for (int i = 0; i < SLOT_COUNT; i++) {
    int expected = FREE;
    if (!atomic_compare_exchange_strong(&slots[i].state, &expected, BEING_WRITTEN)) continue;
    memcpy(slots[i].path, path, size);
    atomic_store(&slots[i].state, NOTED);
    return i;
  }
  return -1;
}

void ck_temporary_forget(int slot) {
  if (slot < 0 || slot >= SLOT_COUNT) return;
  int expected = NOTED;
  atomic_compare_exchange_strong(&slots[slot].state, &expected, FREE);
}

void ck_unlink_temporaries(void) {
  for (int i = 0; i < SLOT_COUNT; i++) {
    int expected = NOTED;
    if (atomic_compare_exchange_strong(&slots[i].state, &expected, TAKEN_BY_SIGNAL)) unlink(slots[i].path);
  }
}
