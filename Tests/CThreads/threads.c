/* Different ids on different threads at the same time: the same frames as one after the other. Under helgrind no
 * access is without order (Scripts/test c). */
#include <overscroll.h>
#include <overscroll_feel.h>
#include <overscroll_host.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 4, FRAMES = 240 };

typedef struct Run {
  OverscrollScroller list;
  OverscrollRows rows;
  int32_t platform;
  double offsets[FRAMES];
} Run;

/* What one thread does with what it alone has: a feel, a flick, frames, rows that are measured, and laws. */
static void *play(void *pointer) {
  Run *run = pointer;
  OverscrollFeel feel;
  overscroll_feel_named(run->platform, &feel);
  overscroll_scroller_set_feel(run->list, &feel);
  for (int i = 0; i <= 8; i++) {
    OverscrollTouch touch = {
        i == 0 ? OVERSCROLL_TOUCH_BEGAN : i == 8 ? OVERSCROLL_TOUCH_ENDED : OVERSCROLL_TOUCH_MOVED, 1, 200,
        700 - 40 * i, 0.016 * i};
    overscroll_scroller_touch(run->list, &touch, NULL);
  }
  OverscrollFrame frame;
  OverscrollMotion motion;
  for (int i = 0; i < FRAMES; i++) {
    int32_t first = 0, count;
    overscroll_scroller_advance(run->list, 0.13 + i / 60.0, &frame);
    overscroll_rows_visible(run->rows, run->list, OVERSCROLL_VERTICAL, &first, &count);
    overscroll_rows_set_extent(run->rows, run->list, OVERSCROLL_VERTICAL, first, 40 + first % 7, NULL);
    overscroll_spring_at(&(OverscrollSpringMotion){{1, 100, 0.8}, 1, 0, 0}, i / 60.0, &motion);
    run->offsets[i] = frame.offset.y + motion.value;
  }
  return NULL;
}

static Run create(int number) {
  OverscrollScrollerDef def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, 844};
  def.content_size = (OverscrollSize){390, 44 * 500};
  Run run = {.platform = number};
  overscroll_scroller_create(&def, &run.list);
  overscroll_rows_create(NULL, 44, 500, &run.rows);
  return run;
}

int main(void) {
  static Run together[THREADS], alone[THREADS];
  pthread_t threads[THREADS];
  /* Creating and destroying is for one thread, while no other is in the library. */
  for (int i = 0; i < THREADS; i++) together[i] = create(i), alone[i] = create(i);
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, play, &together[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  int differences = 0;
  for (int i = 0; i < THREADS; i++) {
    play(&alone[i]);
    differences += memcmp(together[i].offsets, alone[i].offsets, sizeof alone[i].offsets) != 0;
    differences += alone[i].offsets[FRAMES - 1] < 100;
    Run *both[] = {&together[i], &alone[i]};
    for (int j = 0; j < 2; j++) overscroll_destroy(both[j]->list.id), overscroll_destroy(both[j]->rows.id);
  }
  if (differences) fprintf(stderr, "threads: %d runs differ\n", differences);
  return differences;
}
