/* A list of 10,000 rows of different heights in a window: SDL2 draws, waits and has the events, overscroll moves.
 * Fingers, the mouse as a finger, wheel, trackpad and keys; pull to refresh; ends when it is closed, and on SIGTERM. */
#include <SDL.h>
#include <overscroll.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 10000, AXIS = OVERSCROLL_VERTICAL };

static SDL_Window *window;
static SDL_Renderer *renderer;
static OverscrollScroller list;
static OverscrollRows rows;
static OverscrollPullToRefresh control;
static OverscrollRefreshFrame refresh;
static OverscrollClock events;     /* SDL stamps events in whole milliseconds, frames are on a finer clock */
static double loaded_at;           /* seconds: when what is refreshed has been loaded */
static double moved_at = -1e9;     /* seconds: the latest frame that showed motion */
static bool is_held[SDL_NUM_SCANCODES]; /* which keys are down: a key that is repeated */

/* Ends the program unless a call went well. */
static void check(bool is_well, const char *what) {
  if (is_well) return;
  fprintf(stderr, "list: %s: %s\n", what, SDL_GetError());
  exit(1);
}

static double now(void) {
  return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* When an event happened, on the clock of frames. */
static double time_of(const SDL_Event *event) {
  double time = now();
  overscroll_clock_time(events, event->common.timestamp / 1e3, time, &time);
  return time;
}

static void touch(int32_t phase, int32_t finger, double x, double y, double time) {
  int width, height;
  SDL_GetWindowSize(window, &width, &height);
  OverscrollTouch touch = {phase, finger, x * width, y * height, time};
  overscroll_scroller_touch(list, &touch, NULL);
}

static void turn_wheel(const SDL_MouseWheelEvent *wheel, double time) {
  /* Whole numbers are notches, of 60 points each; others are tens of points of a trackpad. */
  bool is_precise = wheel->preciseX != rintf(wheel->preciseX) || wheel->preciseY != rintf(wheel->preciseY);
  double points = is_precise ? 10 : 60;
  OverscrollWheel turn = {
      .delta = {points * wheel->preciseX, -points * wheel->preciseY},
      .time = time,
      .precision = is_precise ? OVERSCROLL_WHEEL_PRECISE : OVERSCROLL_WHEEL_NOTCHED,
      .is_shift_down = (SDL_GetModState() & KMOD_SHIFT) != 0};
  overscroll_scroller_wheel(list, &turn, NULL);
}

static void press(const SDL_Keysym *key, bool is_down, double time) {
  static const struct { SDL_Keycode code; int32_t key; } keys[] = {
      {SDLK_UP, OVERSCROLL_KEY_ARROW_UP},     {SDLK_DOWN, OVERSCROLL_KEY_ARROW_DOWN},
      {SDLK_PAGEUP, OVERSCROLL_KEY_PAGE_UP},  {SDLK_PAGEDOWN, OVERSCROLL_KEY_PAGE_DOWN},
      {SDLK_HOME, OVERSCROLL_KEY_HOME},       {SDLK_END, OVERSCROLL_KEY_END},
      {SDLK_SPACE, OVERSCROLL_KEY_SPACE}};
  bool is_repeat = is_down && is_held[key->scancode];
  is_held[key->scancode] = is_down;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    if (keys[i].code != key->sym) continue;
    if (is_down)
      overscroll_scroller_key_down(list, keys[i].key, is_repeat, time, NULL);
    else
      overscroll_scroller_key_up(list, keys[i].key, time, NULL);
  }
}

/* The window's size and pixels become the viewport's; what moves goes on. */
static void lay_out(void) {
  int width, height, pixels;
  SDL_GetWindowSize(window, &width, &height);
  SDL_GetRendererOutputSize(renderer, &pixels, NULL);
  double scale = width > 0 ? (double)pixels / width : 1;
  SDL_RenderSetScale(renderer, (float)scale, (float)scale);
  OverscrollScrollerDef def;
  overscroll_scroller_configuration(list, &def);
  def.viewport = (OverscrollSize){width, height};
  def.content_size.width = width;
  def.display_scale = scale;
  overscroll_scroller_configure(list, &def);
}

/* Hands an event on; false where it ends the program. */
static bool happen(const SDL_Event *event) {
  double time = time_of(event);
  switch (event->type) {
    case SDL_QUIT: return false;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: {
      int32_t phase = event->type == SDL_FINGERDOWN ? OVERSCROLL_TOUCH_BEGAN
          : event->type == SDL_FINGERUP             ? OVERSCROLL_TOUCH_ENDED
                                                    : OVERSCROLL_TOUCH_MOVED;
      touch(phase, (int32_t)event->tfinger.fingerId, event->tfinger.x, event->tfinger.y, time);
      break;
    }
    case SDL_MOUSEWHEEL: turn_wheel(&event->wheel, time); break;
    case SDL_KEYDOWN: press(&event->key.keysym, true, time); break;
    case SDL_KEYUP: press(&event->key.keysym, false, time); break;
    case SDL_WINDOWEVENT:
      if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) lay_out();
      if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
        touch(OVERSCROLL_TOUCH_ALL_CANCELLED, 0, 0, 0, time);
      break;
  }
  overscroll_pull_to_refresh_update(control, list, &refresh);
  return true;
}

static void fill(double x, double y, double width, double height, int shade, double opacity) {
  SDL_SetRenderDrawColor(renderer, (Uint8)shade, 110, (Uint8)(200 - shade), (Uint8)(255 * opacity));
  SDL_RenderFillRectF(renderer, &(SDL_FRect){(float)x, (float)y, (float)width, (float)height});
}

/* Draws what is shown at a time; whether anything is different in the next frame. */
static bool draw(double time) {
  OverscrollFrame frame;
  check(overscroll_scroller_advance(list, time, &frame) == OVERSCROLL_OK, "a frame");
  overscroll_pull_to_refresh_update(control, list, &refresh);
  bool is_loading = refresh.state == OVERSCROLL_REFRESH_REFRESHING;
  if (!is_loading) loaded_at = time + 1.5;
  if (is_loading && time >= loaded_at) overscroll_pull_to_refresh_end(control);
  if (frame.is_moving) moved_at = time;

  int width, first = 0, count = 0;
  SDL_GetWindowSize(window, &width, NULL);
  SDL_SetRenderDrawColor(renderer, 250, 250, 248, 255);
  SDL_RenderClear(renderer);
  overscroll_rows_visible(rows, list, AXIS, &first, &count);
  for (int row = first; row < first + count; row++) {
    OverscrollRowPlace place;
    overscroll_rows_place(rows, row, &place);
    fill(12, place.start - frame.offset.y + 3, width - 24, place.end - place.start - 6, row * 37 % 160, 1);
  }
  double share = is_loading ? 0.5 + 0.5 * sin(8 * time) : refresh.revealed_share;
  fill(width / 2.0 * (1 - share), -frame.offset.y - 12, width * share, 6, 90, 1);

  OverscrollIndicator bar;
  double opacity = 0;
  overscroll_indicator_opacity(fmax(time - moved_at, 0), 0, &opacity);
  if (overscroll_scroller_indicator(list, AXIS, 0, 0, 7, &bar) == OVERSCROLL_OK)
    fill(width - 6, bar.position, 3, bar.length, 60, opacity * 0.6);
  SDL_RenderPresent(renderer);
  return frame.is_moving || is_loading || opacity > 0;
}

int main(void) {
  check(SDL_Init(SDL_INIT_VIDEO) == 0, "no display");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  window = SDL_CreateWindow("A list in C", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 390, 640,
      SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  check(window, "a window");
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  check(renderer, "a renderer");
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);

  static double heights[ROWS];
  for (int row = 0; row < ROWS; row++) heights[row] = 44 + row * 29 % 60;
  OverscrollScrollerDef def = overscroll_scroller_def();
  check(overscroll_rows_create(heights, 0, ROWS, &rows) == OVERSCROLL_OK, "the rows");
  overscroll_rows_total(rows, NULL, &def.content_size.height);
  check(overscroll_scroller_create(&def, &list) == OVERSCROLL_OK, "the list");
  check(overscroll_pull_to_refresh_create(0, &control) == OVERSCROLL_OK, "the control");
  check(overscroll_clock_create(&events) == OVERSCROLL_OK, "the clock");
  lay_out();

  SDL_DisplayMode mode = {0};
  SDL_GetWindowDisplayMode(window, &mode);
  double interval = 1.0 / (mode.refresh_rate > 0 ? mode.refresh_rate : 60), due = now();
  int frames = 0;
  for (bool is_open = true, is_busy = true; is_open;) {
    /* Waits for events, until the next frame is due; at rest for them alone. A signal to end wakes nobody. */
    SDL_Event event;
    int wait = is_busy ? (int)fmax(ceil((due - now()) * 1000), 0) : 1000;
    if (SDL_WaitEventTimeout(&event, wait)) {
      if (!is_busy) due = now();
      is_open = happen(&event);
      is_busy |= event.type != SDL_MOUSEMOTION;
    }
    if (!is_open || !is_busy || now() < due) continue;
    due = fmax(due + interval, now());
    is_busy = draw(due);
    frames++;
  }
  OverscrollFrame last;
  overscroll_scroller_frame(list, &last);
  printf("%d frames, offset %.1f\n", frames, last.offset.y);
  SDL_Quit();
}
