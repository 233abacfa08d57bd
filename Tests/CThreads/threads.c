/* Different ids on different threads at the same time: the same frames as one after the other. Under helgrind no
 * access is without order (Scripts/test c). */
#include <overscroll.h>
#include <overscroll_physics.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 4, FRAMES = 240 };

/* Creating and destroying exclude each other, and nothing else. */
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

/* Made before the threads are: helgrind knows nothing of how Swift makes what all share, once and whenever that is. */
static OverscrollScrollerDef def;

typedef struct Run {
  OverscrollScroller list;
  OverscrollRows rows;
  int32_t platform;
  double offsets[FRAMES];
} Run;

static void create(Run *run) {
  pthread_mutex_lock(&making);
  overscroll_scroller_create(&def, &run->list);
  overscroll_rows_create(NULL, 44, 500, &run->rows);
  pthread_mutex_unlock(&making);
}

static void destroy(Run *run) {
  pthread_mutex_lock(&making);
  overscroll_destroy(run->list.id);
  overscroll_destroy(run->rows.id);
  pthread_mutex_unlock(&making);
}

/* What one thread does with what it alone has: a list, a feel, a flick, frames and as many previews of them, rows that
 * are measured, and laws. */
static void *play(void *pointer) {
  Run *run = pointer;
  create(run);
  OverscrollFeel feel;
  overscroll_feel_named(run->platform, &feel);
  overscroll_set_feel(run->list.id, &feel);
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
    double offset = frame.offset.y;
    overscroll_rows_visible(run->rows, run->list, OVERSCROLL_VERTICAL, &first, &count);
    overscroll_rows_set_extent(run->rows, run->list, OVERSCROLL_VERTICAL, first, 40 + first % 7, NULL);
    overscroll_spring_at(&(OverscrollSpringMotion){{1, 100, 0.8}, 1, 0, 0}, i / 60.0, &motion);
    OverscrollScroller preview;
    pthread_mutex_lock(&making);
    overscroll_clone(run->list.id, &preview.id);
    pthread_mutex_unlock(&making);
    overscroll_scroller_advance(preview, 1.13 + i / 60.0, &frame);
    pthread_mutex_lock(&making);
    overscroll_destroy(preview.id);
    pthread_mutex_unlock(&making);
    run->offsets[i] = offset + motion.value + frame.offset.y;
  }
  destroy(run);
  return NULL;
}

int main(void) {
  static Run together[THREADS], alone[THREADS];
  pthread_t threads[THREADS];
  def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, 844};
  def.content_size = (OverscrollSize){390, 44 * 500};
  for (int i = 0; i < THREADS; i++) together[i].platform = alone[i].platform = i;
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, play, &together[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  int differences = 0;
  for (int i = 0; i < THREADS; i++) {
    play(&alone[i]);
    differences += memcmp(together[i].offsets, alone[i].offsets, sizeof alone[i].offsets) != 0;
    differences += alone[i].offsets[FRAMES - 1] < 100;
  }
  if (differences) fprintf(stderr, "threads: %d runs differ\n", differences);
  return differences;
}
