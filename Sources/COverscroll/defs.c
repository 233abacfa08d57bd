/* The settings of new ones, here and nowhere else: a test compares them with what the engine begins with, and
 * Scripts/js-layout reads them for JavaScript, each number by its whole name. */
#include "overscroll_fit.h"
#include "overscroll_physics.h"

#define FINGERS .pan.minimum_fling_speed = 250, .pan.still_finger_interval = 0.1
#define DRAGGED .is_drag_enabled = 1, .pan.slop = 10, FINGERS
#define CRITICAL .spring.mass = 1, .spring.damping_ratio = 1
#define DYNAMICS                                                                                  \
  .dynamics.hit.mass = 1, .dynamics.hit.stiffness = 100, .dynamics.hit.damping_ratio = 1,         \
  .dynamics.released.mass = 1, .dynamics.released.stiffness = 100,                                \
  .dynamics.released.damping_ratio = 1, .dynamics.frame_interval = 1.0 / 60

static const OverscrollScrollerDef scroller = {
    .deceleration_rate = 0.998, DYNAMICS, .dynamics.kind = OVERSCROLL_DYNAMICS_UIKIT,
    .snap_horizontal.stride = 1, .snap_vertical.stride = 1, .minimum_zoom_scale = 1,
    .maximum_zoom_scale = 1, .pan.slop = 10, FINGERS, .bounces_horizontally = 1,
    .bounces_vertically = 1, .is_scroll_enabled = 1, .directional_lock_follows_moves = 1,
    .builds_up_flicks = 1, .bounces_zoom = 1};
static const OverscrollDrawerDef drawer = {
    .spring.stiffness = 333.3333332805039, CRITICAL, .deceleration_rate = 0.99, DRAGGED};
static const OverscrollPagerDef pager = {
    .layout.alignment = OVERSCROLL_ALIGN_CENTER, .deceleration_rate = 0.998, .turn_limit = 1,
    DRAGGED};
static const OverscrollPagerDef uikit_pager = {
    .deceleration_rate = 0.998, .turn = OVERSCROLL_TURN_FREE, .turn_limit = 1, DRAGGED};
static const OverscrollPictureInPictureDef window = {
    .margin = 12, .spring.mass = 1, .spring.stiffness = 130.5071656342394,
    .spring.damping_ratio = 0.86, .deceleration_rate = 0.995, .stash_peek = 36,
    .stash_minimum_speed = 1500, .place = 3, DRAGGED};
static const OverscrollDialDef dial = {
    .spring.stiffness = 200, CRITICAL, .deceleration_rate = 0.998, .is_drag_enabled = 1, FINGERS};
static const OverscrollThrowDef thrown = {
    .spring.stiffness = 200, CRITICAL, .deceleration_rate = 0.998, .tolerance = 0.001, DRAGGED};
static const OverscrollScrollingDrawerDef sheet = {
    .drawer_mass = 1, .list_mass = 1, .passes_momentum_to_list = 1, .passes_momentum_to_drawer = 1,
    .is_drag_enabled = 1};
static const OverscrollNestedDef nested = {
    .horizontal_angle = 45, .vertical_angle = 45, .is_locked = 1, DRAGGED};
static const OverscrollNestedMember member = {
    .mass = 1, .return_speed = __builtin_inf(), .order = OVERSCROLL_ORDER_INNER_FIRST};
static const OverscrollPopTrackDef tracks = {
    .width = 1, .duration = 6, .spring.stiffness = 400, CRITICAL, .track_count = 1, .capacity = 256};
static const OverscrollMomentumStreamDef stream = {
    .viewport.width = 800, .viewport.height = 600, .momentum = OVERSCROLL_TRACKPAD_ENGINE};
static const OverscrollFitDef fit = {.precision = 1e-9};
static const OverscrollFlightDef flight = {
    .deceleration_rate = 0.998, .stop_speed = 10, .stop_distance = 0.5, DYNAMICS};

#define TABLE(of) {(const uint8_t *)&of, sizeof of}
static const struct {
  const uint8_t *bytes;
  uint32_t size;
} tables[] = {
    [OVERSCROLL_KIND_SCROLLER] = TABLE(scroller),
    [OVERSCROLL_KIND_DRAWER] = TABLE(drawer),
    [OVERSCROLL_KIND_PAGER] = TABLE(pager),
    [OVERSCROLL_KIND_PICTURE_IN_PICTURE] = TABLE(window),
    [OVERSCROLL_KIND_DIAL] = TABLE(dial),
    [OVERSCROLL_KIND_THROW] = TABLE(thrown),
    [OVERSCROLL_KIND_SCROLLING_DRAWER] = TABLE(sheet),
    [OVERSCROLL_KIND_NESTED] = TABLE(nested),
    [OVERSCROLL_KIND_POP_TRACK] = TABLE(tracks),
    [OVERSCROLL_KIND_FIT] = TABLE(fit),
    [OVERSCROLL_KIND_MOMENTUM_STREAM] = TABLE(stream),
    [OVERSCROLL_KIND_NESTED_MEMBER] = TABLE(member),
    [OVERSCROLL_KIND_FLIGHT] = TABLE(flight),
    [OVERSCROLL_KIND_PAGER_UIKIT] = TABLE(uikit_pager)};

void overscroll_def(int32_t kind, void *def, uint32_t size, uint32_t version) {
  uint8_t *bytes = def;
  if (!def || size < sizeof(OverscrollHeader)) return;
  /* A patch changes no def. */
  const uint8_t *known = 0;
  if (kind > 0 && kind < (int32_t)(sizeof tables / sizeof *tables) &&
      tables[kind].size == size && version >> 8 == OVERSCROLL_VERSION >> 8) {
    known = tables[kind].bytes;
    version = OVERSCROLL_VERSION;
  }
  for (uint32_t i = 0; i < size; i++) bytes[i] = known ? known[i] : 0;
  *(OverscrollHeader *)def = (OverscrollHeader){size, version};
}
