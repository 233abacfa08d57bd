/* overscroll_picture_in_picture.h - a floating window, dragged in two dimensions, thrown into corners.
 *
 *   OverscrollPictureInPictureDef def = overscroll_picture_in_picture_def();
 *   def.size = (OverscrollSize){160, 90};
 *   def.container = (OverscrollSize){390, 844};
 *   OverscrollPictureInPicture window;
 *   overscroll_picture_in_picture_create(&def, NULL, 0, &window);
 *
 * Released, it goes to the resting place nearest to x + v / r, by one spring on each axis. A place is a
 * share of the space that the container leaves: when that changes, in any phase, the window goes on from
 * where it is, as fast as it is, to where its place is now.
 */
#ifndef OVERSCROLL_PICTURE_IN_PICTURE_H
#define OVERSCROLL_PICTURE_IN_PICTURE_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- How a window is set up ----------------------------------------------------------------- */

/* Everything about a window that you choose, but for its places. Start from
 * overscroll_picture_in_picture_def(). */
typedef struct OverscrollPictureInPictureDef {
  OverscrollHeader header;       /* by overscroll_..._def(); leave it */
  OverscrollSize size;           /* the window's; points, 0 ... 1e12 */
  OverscrollSize container;      /* what it floats in; points, 0 ... 1e12 */
  OverscrollInsets insets;       /* the container's safe area; points, |.| <= 1e12 */
  double keyboard_inset;         /* how much a keyboard covers from below; points, 0 ... 1e12 */
  double margin;                 /* distance kept from the edges; points, |.| <= 1e12 */
  OverscrollSpring spring;       /* how it goes to a place, on each axis */
  double deceleration_rate;      /* how far a throw carries: share kept each millisecond */
  OverscrollPan pan;             /* how fingers are read */
  OverscrollSize alternate_size; /* the size a double tap changes to and back from; 0 0: none */
  double stash_peek;             /* how much is seen of a stashed window; points, 0 ... 1e12 */
  double stash_minimum_speed;    /* what a throw must have left at a side to stash; points per second */
  int32_t place;                 /* the resting place to start in; configure does not heed it */
  uint8_t stashes;               /* may it be stashed at a side? */
  uint8_t is_drag_enabled;       /* may fingers drag it? */
  uint8_t reduces_motion;        /* is motion that no finger causes left out? */
  uint8_t rule;                  /* OVERSCROLL_RULE_...; another brings its spring and rate, unless they
                                    are changed as well */
} OverscrollPictureInPictureDef;

/* A window of size 0 in the last corner of a container of size 0; it does not stash. */
OVERSCROLL_DEF(OverscrollPictureInPictureDef, overscroll_picture_in_picture_def)

/* The most resting places of one window. */
#define OVERSCROLL_LARGEST_PLACE_COUNT 1024

/* ---- Windows -------------------------------------------------------------------------------- */

/* A floating window, by name. */
typedef struct OverscrollPictureInPicture {
  uint32_t id;
} OverscrollPictureInPicture;

/* Creates a window at rest. Its `count` resting places are shares of the space, (0, 0) its top left and
 * (1, 1) its bottom right; with a count of 0 the four corners: 0 top left, 1 top right, 2 bottom left,
 * 3 bottom right. */
OverscrollStatus overscroll_picture_in_picture_create(
    const OverscrollPictureInPictureDef *def, const OverscrollVector *shares, int32_t count,
    OverscrollPictureInPicture *window);

/* ---- What happened -------------------------------------------------------------------------- */

/* Where a window is, or goes. */
enum {
  OVERSCROLL_PLACE_RESTING = 0,      /* a resting place */
  OVERSCROLL_PLACE_STASHED_LEFT = 1, /* stashed at the left side */
  OVERSCROLL_PLACE_STASHED_RIGHT = 2 /* stashed at the right side */
};

typedef struct OverscrollPlace {
  double share;  /* stashed: how far down, 0 at the top ... 1 at the bottom of the space */
  int32_t kind;  /* OVERSCROLL_PLACE_... */
  int32_t index; /* RESTING: which */
} OverscrollPlace;

/* Events, four bits each, as in overscroll.h. */
enum {
  OVERSCROLL_WINDOW_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_WINDOW_DID_MOVE = 2, /* or its size changed */
  OVERSCROLL_WINDOW_DID_END_DRAGGING = 3,
  OVERSCROLL_WINDOW_WILL_CHANGE_PLACE = 4, /* see will_leave and will_enter */
  OVERSCROLL_WINDOW_DID_CHANGE_PLACE = 5,  /* see did_leave and did_enter */
  OVERSCROLL_WINDOW_DID_SETTLE = 6         /* in another place or the same */
};

typedef struct OverscrollPictureInPictureEvents {
  OverscrollEvents events;    /* OVERSCROLL_WINDOW_..., in order */
  OverscrollPlace will_leave; /* of the last WILL_CHANGE_PLACE among them: from where */
  OverscrollPlace will_enter; /* and to where; a finger may catch it in flight */
  OverscrollPlace did_leave;  /* of the last DID_CHANGE_PLACE among them: from where */
  OverscrollPlace did_enter;  /* and to where */
} OverscrollPictureInPictureEvents;

/* What to draw. */
typedef struct OverscrollPictureInPictureFrame {
  double time;               /* seconds */
  OverscrollRect frame;      /* points: the window in the container */
  OverscrollVector velocity; /* points per second: the change of its top left corner */
  OverscrollPictureInPictureEvents happened; /* meanwhile */
  OverscrollPlace place;        /* where it rests, or rested last */
  OverscrollPlace target_place; /* where it goes */
  uint8_t phase;                /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;            /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;          /* 1: a finger is down */
  uint8_t is_dragging;          /* 1: a finger drags it */
  uint8_t is_stashed;           /* 1: it is stashed, or moving there */
  uint8_t reserved[3];          /* 0 */
} OverscrollPictureInPictureFrame;

/* How a touch ended. */
typedef struct OverscrollPictureInPictureRelease {
  OverscrollVector velocity;   /* points per second: the finger's; 0: slow */
  OverscrollVector projection; /* points: where its top left corner would rest without places */
  OverscrollPictureInPictureEvents happened; /* what happened */
  OverscrollPlace place; /* where it goes; see overscroll_picture_in_picture_move */
  uint8_t will_settle;   /* 1: it keeps moving */
  uint8_t did_drag;      /* 1: a drag ended */
  uint8_t reserved[6];   /* 0 */
} OverscrollPictureInPictureRelease;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* Places are those of the container. `events` and `release` may be NULL. */

OVERSCROLL_TOUCH(PictureInPicture, picture_in_picture, PICTURE_IN_PICTURE)

/* Settings; the size is the one it has or is changing to. A new size or container is taken over time. */
OVERSCROLL_VERBS(PictureInPicture, picture_in_picture, PICTURE_IN_PICTURE, OverscrollPictureInPictureEvents)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else by the spring. `events` may be NULL. */

/* Goes to a place, from where it is and with the velocity it has. Ignored while a finger drags. */
OverscrollStatus overscroll_picture_in_picture_move(
    OverscrollPictureInPicture window, OverscrollPlace place, int32_t animated,
    OverscrollPictureInPictureEvents *events);

/* Changes the size, in points. The sides that the window rests against stay where they are. */
OverscrollStatus overscroll_picture_in_picture_set_size(
    OverscrollPictureInPicture window, double width, double height, int32_t animated,
    OverscrollPictureInPictureEvents *events);

/* Where the window's top left corner is in a place, in points. */
OverscrollStatus overscroll_picture_in_picture_corner(
    OverscrollPictureInPicture window, OverscrollPlace place, OverscrollVector *corner);

#ifdef __cplusplus
}
#endif

#endif
