/* A sheet, a window, a dial, a thrown value and pop tracks from C. */
#include "check.h"

static int sheet(void) {
  OverscrollDrawerAnchor anchors[] = {
    {.value = 0.5, .kind = OVERSCROLL_ANCHOR_FRACTION},
    {.value = 44, .kind = OVERSCROLL_ANCHOR_FROM_TOP}};
  OverscrollDrawerDef def = overscroll_drawer_def();
  def.layout.container = (OverscrollSize){390, 844};
  OverscrollDrawer drawer;
  CHECK(overscroll_drawer_create(&def, anchors, 2, &drawer) == OVERSCROLL_OK);
  const OverscrollScroller list = list_of(800, 6000);
  OverscrollScrollingDrawer sheet;
  CHECK(overscroll_scrolling_drawer_create(drawer, list, &sheet) == OVERSCROLL_OK);

  const int32_t part = OVERSCROLL_PART_LIST;
  CHECK(overscroll_scrolling_drawer_touch(sheet, TOUCH(BEGAN, 200, 800, 0), part, NULL) == 0);
  for (int i = 1; i <= 70; i++)
    CHECK(overscroll_scrolling_drawer_touch(
              sheet, TOUCH(MOVED, 200, 800 - 10 * i, i / 100.0), part, NULL) == OVERSCROLL_OK);
  OverscrollScrollingDrawerFrame frame;
  CHECK(overscroll_scrolling_drawer_frame(sheet, &frame) == OVERSCROLL_OK);
  /* 700 points less the slop: 378 open the drawer, the rest is the list's. */
  CHECK(frame.drawer.position == 44 && fabs(frame.list.offset.y - (690 - 378)) < 1e-9);
  OverscrollScrollingDrawerRelease release;
  CHECK(overscroll_scrolling_drawer_touch(sheet, LIFT(2), part, &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.velocity == 0 && release.anchor == 1);
  CHECK(has(release.happened.list, OVERSCROLL_DID_END_DRAGGING));

  CHECK(overscroll_scrolling_drawer_read(sheet, list.id) == OVERSCROLL_OK);
  OverscrollFrame shown;
  CHECK(overscroll_scroller_frame(list, &shown) == OVERSCROLL_OK && shown.offset.y == frame.list.offset.y);
  overscroll_destroy(drawer.id);
  overscroll_destroy(list.id);
  CHECK(overscroll_scrolling_drawer_read(sheet, drawer.id) == OVERSCROLL_STALE_ID);
  return overscroll_destroy(sheet.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

static int window(void) {
  OverscrollPictureInPictureDef def = overscroll_picture_in_picture_def();
  def.size = (OverscrollSize){120, 180};
  def.container = (OverscrollSize){390, 844};
  def.place = 4;
  OverscrollPictureInPicture window;
  CHECK(overscroll_picture_in_picture_create(&def, NULL, 0, &window) == OVERSCROLL_INVALID_ARGUMENT);
  def.place = 3;
  CHECK(overscroll_picture_in_picture_create(&def, NULL, 0, &window) == OVERSCROLL_OK);
  overscroll_picture_in_picture_touch(window, TOUCH(BEGAN, 300, 700, 0), NULL);
  for (int i = 1; i < 6; i++)
    overscroll_picture_in_picture_touch(window, TOUCH(MOVED, 300 - 15 * i, 700, 0.01 * i), NULL);
  OverscrollPictureInPictureRelease release;
  CHECK(overscroll_picture_in_picture_touch(window, LIFT(0.055), &release) == 0);
  CHECK(release.place.kind == OVERSCROLL_PLACE_RESTING && release.place.index == 2);
  const OverscrollChange change = release.happened.will_change;
  CHECK(change.from.index == 3 && change.to.index == 2 && change.reason == OVERSCROLL_BY_FLING);
  OverscrollPictureInPictureFrame frame;
  CHECK(overscroll_picture_in_picture_advance(window, 60, &frame) == OVERSCROLL_OK);
  CHECK(frame.frame.x == 12 && frame.place.index == 2 && !frame.is_moving && has(frame.happened.events, OVERSCROLL_DID_CHANGE_PLACE));
  return overscroll_destroy(window.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

static int dial(void) {
  OverscrollDialDef def = overscroll_dial_def();
  def.center = (OverscrollVector){100, 100};
  def.detent_step = 0.5;
  OverscrollDial dial;
  CHECK(overscroll_dial_create(&def, &dial) == OVERSCROLL_OK);
  CHECK(overscroll_dial_touch(dial, TOUCH(BEGAN, 200, 100, 0), NULL) == OVERSCROLL_OK);
  for (int i = 1; i <= 10; i++) {
    double x = 100 + 100 * cos(0.06 * i), y = 100 + 100 * sin(0.06 * i);
    CHECK(overscroll_dial_touch(dial, TOUCH(MOVED, x, y, 0.05 * i), NULL) == OVERSCROLL_OK);
  }
  OverscrollDialRelease release;
  CHECK(overscroll_dial_touch(dial, LIFT(2), &release) == 0 && release.did_drag && release.destination == 0.5);
  OverscrollDialFrame frame;
  CHECK(overscroll_dial_advance(dial, 30, &frame) == 0 && frame.angle == 0.5 && has(frame.events, OVERSCROLL_DID_SETTLE));
  double angles[] = {1, 2}, given[2] = {0};
  int32_t count = -1;
  CHECK(overscroll_dial_detents(dial, given, 2, &count) == OVERSCROLL_OK && count == 0);
  CHECK(overscroll_dial_set_detents(dial, angles, 2) == OVERSCROLL_OK);
  CHECK(overscroll_dial_detents(dial, given, 2, &count) == OVERSCROLL_OK && count == 2 && given[1] == 2);
  return overscroll_destroy(dial.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

static int thrown(void) {
  OverscrollThrowDef def = overscroll_throw_def();
  OverscrollThrow thrown;
  CHECK(overscroll_throw_create(&def, &thrown) == OVERSCROLL_OK);
  OverscrollValue velocity = {{2, 0, 0, 0}}, ends[] = {{{0}}, {{1}}};
  OverscrollThrowRelease release;
  CHECK(overscroll_throw_release(thrown, &velocity, ends, 2, &release) == OVERSCROLL_OK);
  CHECK(release.candidate == 1 && release.will_settle && !release.did_drag);
  /* A program has no time: it starts at the next event or frame. */
  CHECK(overscroll_throw_sync(thrown, 0, NULL) == OVERSCROLL_OK);
  OverscrollThrowFrame frame;
  CHECK(overscroll_throw_frame(thrown, &frame) == OVERSCROLL_OK && frame.velocity.parts[0] == 2 && frame.is_moving);
  /* A snapshot that is put back goes on from where it was. */
  OverscrollThrow snapshot;
  CHECK(overscroll_throw_advance(thrown, 0.1, &frame) == OVERSCROLL_OK);
  double place = frame.value.parts[0];
  CHECK(overscroll_clone(thrown.id, &snapshot.id) == OVERSCROLL_OK);
  CHECK(overscroll_resume(snapshot.id, -1) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_resume(snapshot.id, 20) == OVERSCROLL_OK);
  CHECK(overscroll_throw_advance(snapshot, 20, &frame) == OVERSCROLL_OK);
  CHECK(fabs(frame.value.parts[0] - place) < 1e-12 && frame.is_moving);
  CHECK(overscroll_destroy(snapshot.id) == OVERSCROLL_OK);
  CHECK(overscroll_throw_advance(thrown, 30, &frame) == OVERSCROLL_OK);
  CHECK(frame.value.parts[0] == 1 && has(frame.events, OVERSCROLL_DID_SETTLE));
  CHECK(overscroll_destroy(thrown.id) == OVERSCROLL_OK);

  /* By a finger: 200 points are the distance from 0 to 1. */
  def.per_x.parts[0] = 1.0 / 200;
  CHECK(overscroll_throw_create(&def, &thrown) == OVERSCROLL_OK);
  CHECK(overscroll_throw_set_candidates(thrown, ends, 2) == OVERSCROLL_OK);
  OverscrollValue given[2] = {0};
  CHECK(overscroll_throw_candidates(thrown, given, 2, NULL) == OVERSCROLL_OK && given[1].parts[0] == 1);
  CHECK(overscroll_throw_touch(thrown, TOUCH(BEGAN, 0, 0, 0), NULL) == OVERSCROLL_OK);
  for (int i = 1; i <= 14; i++) {
    double before = i == 5 ? frame.value.parts[0] : 0;
    CHECK(overscroll_throw_touch(thrown, TOUCH(MOVED, 10 * i, 0, 0.1 * i), NULL) == OVERSCROLL_OK);
    CHECK(overscroll_throw_frame(thrown, &frame) == OVERSCROLL_OK);
    CHECK(i != 5 || fabs(frame.value.parts[0] - before - 0.05) < 1e-12);
  }
  CHECK(frame.is_dragging && frame.value.parts[0] > 0.5);
  CHECK(overscroll_throw_touch(thrown, LIFT(1.41), &release) == OVERSCROLL_OK);
  CHECK(release.candidate == 1 && release.did_drag && release.destination.parts[0] == 1);
  return overscroll_destroy(thrown.id) == OVERSCROLL_OK ? 0 : __LINE__;
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
    CHECK(overscroll_pop_track_add(tracks, i, 120, 1, 0, &item) == OVERSCROLL_OK && item.track == i && item.start == 1);
  }
  CHECK(overscroll_pop_track_add(tracks, 9, 120, 1, 0, NULL) == OVERSCROLL_NEVER);
  OverscrollPopSprite sprites[8];
  int32_t count;
  CHECK(overscroll_pop_track_fill(tracks, 3, sprites, 8, &count) == OVERSCROLL_OK);
  CHECK(count == 4 && sprites[3].id == 3 && sprites[3].y == 84 && sprites[3].scale == 1);
  CHECK(overscroll_pop_track_fill(tracks, 3, sprites, 2, &count) == OVERSCROLL_OK && count == 2);
  return overscroll_destroy(tracks.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

int overscroll_smoke_things(void) {
  int (*const parts[])(void) = {sheet, window, dial, thrown, tracks};
  for (int i = 0; i < 5; i++) {
    int line = parts[i]();
    if (line) return line;
  }
  return 0;
}
