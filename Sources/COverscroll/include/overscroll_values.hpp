/* overscroll_values.hpp - what the classes of overscroll.hpp have in common: errors, events, values that own
 * what C names by an id, and fingers and frames. Included by it.
 */
#ifndef OVERSCROLL_VALUES_HPP
#define OVERSCROLL_VALUES_HPP

#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include "overscroll.h"

namespace overscroll {

/* ---- Errors --------------------------------------------------------------------------------- */

/* What C refused, with its status. */
class Error : public std::exception {
 public:
  explicit Error(OverscrollStatus status) noexcept : status_(status) {}

  OverscrollStatus status() const noexcept { return status_; }

  const char *what() const noexcept override {
    switch (status_) {
      case OVERSCROLL_STALE_ID: return "overscroll: the value was moved from or destroyed";
      case OVERSCROLL_NULL_POINTER: return "overscroll: a pointer is null";
      case OVERSCROLL_INVALID_ARGUMENT: return "overscroll: a number, or a count, is outside what it may be";
      case OVERSCROLL_TOO_MANY: return "overscroll: there are 65,535 values already";
      case OVERSCROLL_OTHER_VERSION: return "overscroll: the headers are of another version than the library";
      default: return "overscroll: refused";
    }
  }

 private:
  OverscrollStatus status_;
};

/* Throws unless a call is well; returns whether there is an answer. */
inline bool check(OverscrollStatus status) {
  if (status < OVERSCROLL_OK) {
#if defined(__cpp_exceptions)
    throw Error(status);
#else
    std::abort();
#endif
  }
  return status == OVERSCROLL_OK;
}

/* ---- Events --------------------------------------------------------------------------------- */

/* Events in order: for (int event : Events(frame.events)). */
class Events {
 public:
  class iterator {
   public:
    explicit iterator(OverscrollEvents rest) noexcept : rest_(rest) {}
    int operator*() const noexcept { return static_cast<int>(rest_ & 15); }
    iterator &operator++() noexcept { return rest_ >>= 4, *this; }
    bool operator!=(const iterator &other) const noexcept { return rest_ != other.rest_; }

   private:
    OverscrollEvents rest_;
  };

  Events(OverscrollEvents packed) noexcept : packed_(packed) {}
  iterator begin() const noexcept { return iterator(packed_); }
  iterator end() const noexcept { return iterator(0); }
  OverscrollEvents packed() const noexcept { return packed_; }

 private:
  OverscrollEvents packed_;
};

/* ---- Values --------------------------------------------------------------------------------- */

/* Owns what an id of C names. Also for kinds without a class here:
 *
 *   OverscrollNested made;
 *   overscroll::check(overscroll_nested_create(&def, outer.c().id, &member, &made));
 *   overscroll::Owned<OverscrollNested> page(made);
 */
template <class Id>
class Owned {
 public:
  explicit Owned(Id made) noexcept : id_(made) {}
  Owned(const Owned &other) : id_{0} { check(overscroll_clone(other.id_.id, &id_.id)); }
  Owned(Owned &&other) noexcept : id_(std::exchange(other.id_, Id{0})) {}
  ~Owned() { overscroll_destroy(id_.id); }

  Owned &operator=(const Owned &other) {
    if (id_.id == 0) return *this = Owned(other);
    check(overscroll_assign(id_.id, other.id_.id));
    return *this;
  }
  Owned &operator=(Owned &&other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }

  /* Its id, which stays owned. */
  Id c() const noexcept { return id_; }

  /* When it will have come to rest, in seconds; infinity if it never does; none for what does not move at all. */
  std::optional<double> restTime() const {
    double time = 0;
    return check(overscroll_rest_time(id_.id, &time)) ? std::optional<double>(time) : std::nullopt;
  }

  /* Goes on from what is shown at another time, as if none had passed: a copy that is put back. */
  void resume(double time) { check(overscroll_resume(id_.id, time)); }

  /* What input was ignored or sanitized so far. */
  OverscrollDiagnostics diagnostics() const {
    OverscrollDiagnostics counts{};
    check(overscroll_diagnostics(id_.id, &counts));
    return counts;
  }

 protected:
  Id id_;
};

/* What every kind that a finger moves has in common: C's verbs by its code, and its structs. */
template <int32_t kind, class Id, class Settings, class Shown, class Released, class Caused>
class Moving : public Owned<Id> {
 public:
  using Def = Settings;
  using Frame = Shown;
  using Release = Released;
  using Happened = Caused;

  static Def defaults() {
    Def def;
    overscroll_def(kind, &def, sizeof def, OVERSCROLL_VERSION);
    return def;
  }

  /* Settings: read, change fields, hand back; all or nothing. */
  Def configuration() const { return ask(overscroll_configuration, Def{}); }
  void configure(const Def &def) { check(overscroll_configure(this->id_.id, kind, &def)); }

  /* A finger; the release says what goes on and what happened, also where no touch ended. */
  Release touch(const OverscrollTouch &touch) {
    Release release{};
    // One that makes no sense was counted.
    OverscrollStatus status = overscroll_touch(this->id_.id, kind, &touch, 0, &release);
    if (status != OVERSCROLL_INVALID_ARGUMENT) check(status);
    return release;
  }
  Release touchDown(int32_t pointer, OverscrollVector place, double time) {
    return touch({OVERSCROLL_TOUCH_BEGAN, pointer, place.x, place.y, time});
  }
  Release touchMoved(int32_t pointer, OverscrollVector place, double time) {
    return touch({OVERSCROLL_TOUCH_MOVED, pointer, place.x, place.y, time});
  }
  Release touchUp(int32_t pointer, OverscrollVector place, double time) {
    return touch({OVERSCROLL_TOUCH_ENDED, pointer, place.x, place.y, time});
  }
  /* Lifted where it was. */
  Release touchUp(int32_t pointer, double time) { return touchUp(pointer, {NAN, NAN}, time); }
  Release touchCancelled(int32_t pointer, double time) {
    return touch({OVERSCROLL_TOUCH_CANCELLED, pointer, 0, 0, time});
  }
  Release cancelTouches(double time) { return touch({OVERSCROLL_TOUCH_ALL_CANCELLED, 0, 0, 0, time}); }

  /* Says what time it is on the clock of events. */
  Happened sync(double time) { return ask(overscroll_sync, Happened{}, time); }
  /* Moves to a display frame and says what to draw. */
  Frame advance(double time) { return ask(overscroll_advance, Frame{}, time); }
  /* What to draw at the latest time known; nothing changes. */
  Frame frame() const { return ask(overscroll_frame, Frame{}); }
  /* The frames to come if nothing else happens, `interval` seconds apart. */
  std::vector<Frame> sample(double first, double interval, int32_t count) const {
    std::vector<Frame> frames(static_cast<std::size_t>(count > 0 ? count : 0));
    check(overscroll_sample(this->id_.id, kind, first, interval, count, frames.data()));
    return frames;
  }

 protected:
  using Owned<Id>::Owned;

  /* Calls a verb that writes its answer last. */
  template <class Verb, class Answer, class... Arguments>
  Answer ask(Verb verb, Answer answer, Arguments... arguments) const {
    check(verb(this->id_.id, kind, arguments..., &answer));
    return answer;
  }
  /* Calls a function that writes its answer last. */
  template <class Function, class Answer, class... Arguments>
  Answer get(Function function, Answer answer, Arguments... arguments) const {
    check(function(this->id_, arguments..., &answer));
    return answer;
  }
  /* The same where there may be none. */
  template <class Answer, class Function, class... Arguments>
  std::optional<Answer> find(Function function, Arguments... arguments) const {
    Answer answer{};
    return check(function(this->id_, arguments..., &answer)) ? std::optional<Answer>(answer) : std::nullopt;
  }
  /* What a function of C creates. */
  template <class Function, class... Arguments>
  static Id make(Function function, Arguments... arguments) {
    Id made{0};
    check(function(arguments..., &made));
    return made;
  }
};

}  // namespace overscroll

#endif
