/* A sheet, a window, a dial, a thrown value and pop tracks from C. */
#include "check.h"

#include <math.h>
#include <overscroll_dial.h>
#include <overscroll_drawer.h>
#include <overscroll_picture_in_picture.h>
#include <overscroll_pop_track.h>
#include <overscroll_throw.h>

SIZE(OverscrollScrollingDrawerEvents, 40);
SIZE(OverscrollScrollingDrawerFrame, 168);
AT(OverscrollScrollingDrawerFrame, list, 96);
AT(OverscrollScrollingDrawerFrame, is_moving, 160);
SIZE(OverscrollScrollingDrawerRelease, 56);
AT(OverscrollScrollingDrawerRelease, anchor, 48);
SIZE(OverscrollPictureInPictureDef, 192);
AT(OverscrollPictureInPictureDef, spring, 80);
AT(OverscrollPictureInPictureDef, pan, 112);
AT(OverscrollPictureInPictureDef, stash_peek, 168);
AT(OverscrollPictureInPictureDef, reduces_motion, 189);
SIZE(OverscrollPictureInPictureEvents, 72);
SIZE(OverscrollPictureInPictureFrame, 168);
AT(OverscrollPictureInPictureFrame, happened, 56);
AT(OverscrollPictureInPictureFrame, place, 128);
AT(OverscrollPictureInPictureFrame, is_stashed, 164);
SIZE(OverscrollPictureInPictureRelease, 128);
AT(OverscrollPictureInPictureRelease, place, 104);
SIZE(OverscrollDialDef, 136);
AT(OverscrollDialDef, detent_step, 40);
AT(OverscrollDialDef, pan, 88);
SIZE(OverscrollDialFrame, 48);
AT(OverscrollDialFrame, events, 32);
SIZE(OverscrollThrowDef, 80);
SIZE(OverscrollThrowFrame, 120);
AT(OverscrollThrowFrame, events, 104);
SIZE(OverscrollPopTrackDef, 72);
AT(OverscrollPopTrackDef, track_count, 56);
SIZE(OverscrollPopSprite, 24);
SIZE(OverscrollPopItem, 24);

static int sheet(void) {
  OverscrollDrawerAnchor anchors[] = {
    {.value = 0.5, .kind = OVERSCROLL_ANCHOR_FRACTION},
    {.value = 44, .kind = OVERSCROLL_ANCHOR_FROM_TOP}};
  OverscrollDrawerDef def = overscroll_drawer_def();
  def.layout.container = (OverscrollSize){390, 844};
  OverscrollDrawer drawer;
  CHECK(overscroll_drawer_create(&def, anchors, 2, &drawer) == OVERSCROLL_OK);
  OverscrollScrollerDef list_def = overscroll_scroller_def();
  list_def.viewport = (OverscrollSize){390, 800};
  list_def.content_size = (OverscrollSize){390, 6000};
  OverscrollScroller list;
  CHECK(overscroll_scroller_create(&list_def, &list) == OVERSCROLL_OK);
  OverscrollScrollingDrawer sheet;
  CHECK(overscroll_scrolling_drawer_create(drawer, list, &sheet) == OVERSCROLL_OK);

  CHECK(overscroll_scrolling_drawer_touch_down(
            sheet, 1, 200, 800, OVERSCROLL_PART_LIST, 0, NULL) == OVERSCROLL_OK);
  for (int i = 1; i <= 70; i++)
    CHECK(overscroll_scrolling_drawer_touch_moved(
              sheet, 1, 200, 800 - 10 * i, i / 100.0, NULL) == OVERSCROLL_OK);
  OverscrollScrollingDrawerFrame frame;
  CHECK(overscroll_scrolling_drawer_frame(sheet, &frame) == OVERSCROLL_OK);
  /* 700 points less the slop: 378 open the drawer, the rest is the list's. */
  CHECK(frame.drawer.position == 44 && fabs(frame.list.offset.y - (690 - 378)) < 1e-9);
  OverscrollScrollingDrawerRelease release;
  CHECK(overscroll_scrolling_drawer_touch_up(sheet, 1, NAN, NAN, 2, &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.velocity == 0 && release.anchor == 1);
  CHECK(has(release.happened.list, OVERSCROLL_DID_END_DRAGGING));

  CHECK(overscroll_scrolling_drawer_read_list(sheet, list) == OVERSCROLL_OK);
  OverscrollFrame shown;
  CHECK(overscroll_scroller_frame(list, &shown) == OVERSCROLL_OK);
  CHECK(shown.offset.y == frame.list.offset.y);
  overscroll_drawer_destroy(drawer);
  overscroll_scroller_destroy(list);
  CHECK(overscroll_scrolling_drawer_read_drawer(sheet, drawer) == OVERSCROLL_STALE_ID);
  CHECK(overscroll_scrolling_drawer_destroy(sheet) == OVERSCROLL_OK);
  return 0;
}

static int window(void) {
  OverscrollPictureInPictureDef def = overscroll_picture_in_picture_def();
  def.size = (OverscrollSize){120, 180};
  def.container = (OverscrollSize){390, 844};
  def.place = 4;
  OverscrollPictureInPicture window;
  CHECK(overscroll_picture_in_picture_create(&def, NULL, 0, &window) ==
        OVERSCROLL_INVALID_ARGUMENT);
  def.place = 3;
  CHECK(overscroll_picture_in_picture_create(&def, NULL, 0, &window) == OVERSCROLL_OK);
  overscroll_picture_in_picture_touch_down(window, 1, 300, 700, 0, NULL);
  for (int i = 1; i < 6; i++)
    overscroll_picture_in_picture_touch_moved(window, 1, 300 - 15 * i, 700, 0.01 * i, NULL);
  OverscrollPictureInPictureRelease release;
  CHECK(overscroll_picture_in_picture_touch_up(window, 1, NAN, NAN, 0.055, &release) == 0);
  CHECK(release.place.kind == OVERSCROLL_PLACE_RESTING && release.place.index == 2);
  CHECK(release.happened.will_leave.index == 3 && release.happened.will_enter.index == 2);
  OverscrollPictureInPictureFrame frame;
  CHECK(overscroll_picture_in_picture_advance(window, 60, &frame) == OVERSCROLL_OK);
  CHECK(frame.frame.x == 12 && frame.place.index == 2 && !frame.is_moving);
  CHECK(has(frame.happened.events, OVERSCROLL_WINDOW_DID_CHANGE_PLACE));
  CHECK(overscroll_picture_in_picture_destroy(window) == OVERSCROLL_OK);
  return 0;
}

static int dial(void) {
  OverscrollDialDef def = overscroll_dial_def();
  def.center = (OverscrollVector){100, 100};
  def.detent_step = 0.5;
  OverscrollDial dial;
  CHECK(overscroll_dial_create(&def, &dial) == OVERSCROLL_OK);
  CHECK(overscroll_dial_touch_down(dial, 1, 200, 100, 0) == OVERSCROLL_OK);
  for (int i = 1; i <= 10; i++)
    overscroll_dial_touch_moved(dial, 1, 100 + 100 * cos(0.06 * i), 100 + 100 * sin(0.06 * i),
                                0.05 * i);
  OverscrollDialRelease release;
  CHECK(overscroll_dial_touch_up(dial, 1, NAN, NAN, 2, &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.destination == 0.5);
  OverscrollDialFrame frame;
  CHECK(overscroll_dial_advance(dial, 30, &frame) == OVERSCROLL_OK);
  CHECK(frame.angle == 0.5 && frame.events == OVERSCROLL_DIAL_DID_SETTLE);
  CHECK(overscroll_dial_destroy(dial) == OVERSCROLL_OK);
  return 0;
}

static int thrown(void) {
  OverscrollThrowDef def = overscroll_throw_def();
  OverscrollThrow thrown;
  CHECK(overscroll_throw_create(&def, &thrown) == OVERSCROLL_OK);
  OverscrollValue velocity = {{2, 0, 0, 0}}, ends[] = {{{0}}, {{1}}};
  int32_t chosen;
  CHECK(overscroll_throw_release(thrown, &velocity, ends, 2, 0, &chosen) == OVERSCROLL_OK);
  CHECK(chosen == 1);
  OverscrollThrowFrame frame;
  CHECK(overscroll_throw_frame(thrown, &frame) == OVERSCROLL_OK);
  CHECK(frame.velocity.parts[0] == 2 && frame.is_moving);
  CHECK(overscroll_throw_advance(thrown, 30, &frame) == OVERSCROLL_OK);
  CHECK(frame.value.parts[0] == 1 && frame.events == OVERSCROLL_THROW_DID_SETTLE);
  CHECK(overscroll_throw_destroy(thrown) == OVERSCROLL_OK);
  return 0;
}

static int tracks(void) {
  OverscrollPopTrackDef def = overscroll_pop_track_def();
  def.width = 390;
  def.track_count = 4;
  def.track_height = 28;
  OverscrollPopTrack tracks;
  CHECK(overscroll_pop_track_create(&def, &tracks) == OVERSCROLL_OK);
  OverscrollPopItem item;
  for (int i = 0; i < 4; i++) {
    CHECK(overscroll_pop_track_add(tracks, i, 120, 1, 0, &item) == OVERSCROLL_OK);
    CHECK(item.track == i && item.start == 1);
  }
  CHECK(overscroll_pop_track_add(tracks, 9, 120, 1, 0, NULL) == OVERSCROLL_NEVER);
  OverscrollPopSprite sprites[8];
  int32_t count;
  CHECK(overscroll_pop_track_fill(tracks, 3, sprites, 8, &count) == OVERSCROLL_OK);
  CHECK(count == 4 && sprites[3].id == 3 && sprites[3].y == 84 && sprites[3].scale == 1);
  CHECK(overscroll_pop_track_fill(tracks, 3, sprites, 2, &count) == OVERSCROLL_OK && count == 2);
  CHECK(overscroll_pop_track_destroy(tracks) == OVERSCROLL_OK);
  return 0;
}

int overscroll_smoke_things(void) {
  int (*const parts[])(void) = {sheet, window, dial, thrown, tracks};
  for (int i = 0; i < 5; i++) {
    int line = parts[i]();
    if (line) return line;
  }
  return 0;
}
