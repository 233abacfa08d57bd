/* host.h - what an application around the library does: it hands in events with their times and asks for
 * frames, here 60 in a second and from a script. */
#ifndef HOST_H
#define HOST_H

#include <overscroll.h>
#include <stdbool.h>

/* What a device reports. */
typedef enum EventKind {
  DOWN,  /* a finger touches at x, y */
  MOVED, /* it moved there */
  UP,    /* it lifted there */
  WHEEL, /* a mouse wheel turned by x, y lines */
  PAD,   /* fingers moved on a trackpad by x, y points; code: OVERSCROLL_WHEEL_BEGAN ... */
  KEY,   /* code: OVERSCROLL_KEY_... */
  TURN   /* a button: code pages on */
} EventKind;

typedef struct Event {
  double time; /* seconds */
  EventKind kind;
  double x;
  double y;
  int32_t code;
} Event;

/* A finger's event as the library takes it. */
OverscrollTouch touch_of(const Event *event);

/* Plays `count` events in the order of their times, and frames until nothing is left and nothing moves.
 * `happen` is called for an event, before the first frame that is not earlier; `show` for a frame, by its
 * number and time, and says whether anything goes on moving. */
void play(
    const Event *events, int count, void (*happen)(const Event *event),
    bool (*show)(int number, double time));

/* Ends the program, unless a call went well. */
void check(OverscrollStatus status, const char *what);

#define COUNT(list) ((int)(sizeof(list) / sizeof(list)[0]))

#endif
