// The peer of `Benchmarks deck`: draws SVG files with librsvg, parsed once, again and again without writing them.
// usage: courts_rsvg WIDTH HEIGHT ROUNDS FILE...; prints the median of processor milliseconds per file.
#include <librsvg/rsvg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

int main(int argc, char **argv) {
  if (argc < 5) return 64;
  int width = atoi(argv[1]), height = atoi(argv[2]), rounds = atoi(argv[3]), count = argc - 4;
  RsvgHandle **files = calloc(count, sizeof *files);
  double *times = calloc(rounds, sizeof *times);
  for (int i = 0; i < count; i++) {
    files[i] = rsvg_handle_new_from_file(argv[4 + i], NULL);
    if (!files[i]) return 66;
  }
  RsvgRectangle viewport = {0, 0, width, height};
  for (int round = 0; round < rounds; round++) {
    double start = now();
    for (int i = 0; i < count; i++) {
      cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
      cairo_t *context = cairo_create(surface);
      if (!rsvg_handle_render_document(files[i], context, &viewport, NULL)) return 70;
      cairo_destroy(context);
      cairo_surface_destroy(surface);
    }
    times[round] = (now() - start) / count;
  }
  qsort(times, rounds, sizeof *times, compare);
  printf("librsvg\tdraw_ms\t%.4f\n", times[rounds / 2]);
  return 0;
}
