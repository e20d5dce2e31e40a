// Starts programs in turns, and says how long each took: of all runs the least, a quarter and the half, in milliseconds.
//
//   launch COUNT PROGRAM ARGUMENT... -- PROGRAM ARGUMENT... ...
//
// Prints a line for each: wall and processor time. What each writes to standard output goes nowhere.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;
enum { MOST = 8 };

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double milliseconds(struct timeval t) { return t.tv_sec * 1e3 + t.tv_usec / 1e3; }

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const int count = atoi(argv[1]);
  char **commands[MOST] = {argv + 2};
  int programs = 1;
  for (int i = 2; i < argc; i++)
    if (strcmp(argv[i], "--") == 0 && programs < MOST) {
      argv[i] = NULL;
      commands[programs++] = argv + i + 1;
    }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  double *times[MOST][2];
  for (int p = 0; p < programs; p++)
    for (int k = 0; k < 2; k++) times[p][k] = malloc(sizeof(double) * (size_t)count);
  for (int i = 0; i < count; i++)
    for (int p = 0; p < programs; p++) {
      struct timespec a, b;
      struct rusage used;
      pid_t child;
      int status;
      clock_gettime(CLOCK_MONOTONIC, &a);
      if (posix_spawnp(&child, commands[p][0], &actions, NULL, commands[p], environ) != 0) return 2;
      if (wait4(child, &status, 0, &used) != child || status != 0) return 2;
      clock_gettime(CLOCK_MONOTONIC, &b);
      times[p][0][i] = (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6;
      times[p][1][i] = milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    }
  for (int p = 0; p < programs; p++) {
    for (int k = 0; k < 2; k++) {
      qsort(times[p][k], (size_t)count, sizeof(double), compare);
      printf("%s\t%.2f\t%.2f\t%.2f\t", k == 0 ? "wall" : "processor", times[p][k][0], times[p][k][count / 4], times[p][k][count / 2]);
    }
    printf("\n");
  }
}
