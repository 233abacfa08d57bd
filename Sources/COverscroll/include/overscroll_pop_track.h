/* overscroll_pop_track.h - comments that pop up on tracks ("bullet comments"), thousands at the same time.
 *
 *   OverscrollPopTrackDef def = overscroll_pop_track_def();
 *   def.width = 390;
 *   def.track_count = 12;
 *   def.track_height = 28;
 *   def.capacity = 2000;
 *   OverscrollPopTrack comments;
 *   overscroll_pop_track_create(&def, &comments);
 *   overscroll_pop_track_add(comments, 7, 120, now, INFINITY, NULL);
 *
 *   static OverscrollPopSprite sprites[2000];
 *   int32_t count;
 *   overscroll_pop_track_fill(comments, now, sprites, 2000, &count);
 *
 * A comment pops up by a spring from nothing to its size, sampled once into a table that all comments
 * read. It goes to the track where it can start earliest; comments on one track never come closer than
 * the gap, though longer ones are faster. All of it is a function of time: ask for any moment, in any
 * order.
 */
#ifndef OVERSCROLL_POP_TRACK_H
#define OVERSCROLL_POP_TRACK_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How comments move. */
enum {
  OVERSCROLL_POP_TRAVELLING = 0, /* from the right side to the left, all in the same time */
  OVERSCROLL_POP_STANDING = 1    /* not at all: in the middle of their track, and out again */
};

/* Everything about the tracks, once and for all. Start from overscroll_pop_track_def(). */
typedef struct OverscrollPopTrackDef {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  double width;            /* of the tracks; points, > 0 */
  double track_height;     /* from one track to the next; points, 0 ... 1e12 */
  double gap;              /* between two comments on a track; points, below the width */
  double duration;         /* how long a comment is shown; seconds, 1e-3 ... 1e6 */
  OverscrollSpring spring; /* how comments pop up: sqrt(k/m) within 1 ... 1000 per second, a damping
                            * ratio within 0.05 ... 10 */
  int32_t track_count;     /* 1 ... 65536 */
  int32_t capacity;        /* space for so many comments; 0 ... OVERSCROLL_LARGEST_COUNT */
  int32_t style;           /* OVERSCROLL_POP_... */
  int32_t reserved;        /* 0 */
} OverscrollPopTrackDef;

/* One track of 1 pt by 0 with space for 256; comments travel for 6 s and pop up critically damped. */
OVERSCROLL_DEF(OverscrollPopTrackDef, overscroll_pop_track_def)

/* Tracks with comments, by name. */
typedef struct OverscrollPopTrack {
  uint32_t id;
} OverscrollPopTrack;

/* Creates empty tracks: all they will ever need is allocated here. */
OverscrollStatus overscroll_pop_track_create(
    const OverscrollPopTrackDef *def, OverscrollPopTrack *tracks);

/* A comment on its track. */
typedef struct OverscrollPopItem {
  double start;  /* seconds: when it pops up */
  double length; /* points */
  int32_t id;    /* the number it was given */
  int32_t track; /* from 0 at the top */
} OverscrollPopItem;

/* Adds a comment of a length (points) that is to pop up at a time (seconds), at most `longest_wait`
 * (seconds, INFINITY allowed) later if all tracks are taken. NEVER when there is no space for it or no
 * track is free in time; both are counted. `item` may be NULL. */
OverscrollStatus overscroll_pop_track_add(
    OverscrollPopTrack tracks, int32_t id, double length, double time, double longest_wait,
    OverscrollPopItem *item);

/* Gives back the space of the comments that are gone. Once in a while will do. */
OverscrollStatus overscroll_pop_track_remove_expired(OverscrollPopTrack tracks, double time);

/* Removes all comments and frees all tracks. */
OverscrollStatus overscroll_pop_track_remove_all(OverscrollPopTrack tracks);

/* How many comments there are, and were turned away. */
typedef struct OverscrollPopCounts {
  int32_t count;   /* held, also those still to come */
  int32_t dropped; /* found no space, or no track in time */
  int32_t ignored; /* their length or time made no sense */
  int32_t reserved; /* 0 */
} OverscrollPopCounts;

OverscrollStatus overscroll_pop_track_counts(
    OverscrollPopTrack tracks, OverscrollPopCounts *counts);

/* When the last comment will be gone, in seconds; NEVER when there are none. */
OverscrollStatus overscroll_pop_track_end_time(OverscrollPopTrack tracks, double *time);

/* A comment as it is to be drawn. */
typedef struct OverscrollPopSprite {
  float x;       /* points: the left side of its unscaled box */
  float y;       /* points: the top of its track */
  float length;  /* points */
  float scale;   /* about the middle of its box */
  float opacity; /* 0 ... 1 */
  int32_t id;    /* the number it was given */
} OverscrollPopSprite;

/* Writes the comments that are seen at a time, in the order they were added, the first `capacity` of
 * them; `count` becomes how many. One call a frame, without an allocation. */
OverscrollStatus overscroll_pop_track_fill(
    OverscrollPopTrack tracks, double time, OverscrollPopSprite *sprites, int32_t capacity,
    int32_t *count);

#ifdef __cplusplus
}
#endif

#endif
