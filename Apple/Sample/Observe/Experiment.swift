/// What a recording of a real scroll view would settle: the rules that nobody has measured yet.
///
/// The table of the guide *The laboratory* is this one.
enum Experiment: CaseIterable {
  case pageTurn, landing, program, scrollToTop, zoom, key, caught, still, refresh

  /// A line of the table: what it is called on the screen, what is not known, what to do, what is recorded, the models
  /// of `overscroll fit` that read it (none where the rows say it themselves), and what to look at, with what it is in
  /// this library.
  typealias Line = (
    title: String, question: String, task: String, columns: String, models: [String],
    answer: String
  )

  var line: Line {
    switch self {
    case .pageTurn:
      (
        "A page turn", "does a page turn in 0.96 of real time?",
        "flick a page on; once at 120 Hz and once at 60 (Low Power Mode)", "t,pageTurn",
        ["oscillator"],
        "`omega0` over that of the eval kind `ios.pageConstants`: 0.96; 1 if not"
      )
    case .landing:
      (
        "A landing", "how does a changed target end?",
        "flick; the target is moved on by 300 pt", "t,landing", ["deceleration", "oscillator"],
        "`d` against `ios.land`; `stop`: 10 pt/s"
      )
    case .program:
      (
        "An animated offset", "is a program sin²?",
        "tap Run: `setContentOffset(_:animated:)`", "t,scrollTo",
        ["program", "eased", "oscillator"],
        "which of `program` and `eased` leaves only rounding; `duration` 0.3"
      )
    case .scrollToTop:
      (
        "Scroll to top", "is the scroll to the top paced?",
        "scroll down, rest, tap the status bar", "t,scrollToTop",
        ["paced", "oscillator", "eased"],
        "`paced` with `duration` 1.6, or the oscillator with `omega0` 10.47 and `zeta` 1"
      )
    case .zoom:
      (
        "The return of a zoom", "how long does a zoom return?",
        "pinch slowly beyond a limit, and lift", "t,pinch,zoomScale",
        ["zoom-band", "eased", "oscillator"],
        "`duration`: 0.1 + 0.3 ln(a/b) for a return from a to b, at most 0.4"
      )
    case .key:
      (
        "An arrow key", "what stops a key?",
        "hold the down arrow of a keyboard, and release it", "t,key", ["oscillator"],
        "`k` 109, `c` 20, within their standard errors"
      )
    case .caught:
      (
        "A catch", "does caught content wait 10 pt?",
        "flick, catch it, then drag ten points slowly", "finger,offset", [],
        "the finger's travel in the first row in which the offset moves: 0 here"
      )
    case .still:
      (
        "A still finger", "is a still finger thrown?",
        "drag fast, rest for 0.1 s, lift", "t,offset", [],
        "whether it moves after the lift: not here"
      )
    case .refresh:
      (
        "Pull to refresh", "when does a refresh fire?",
        "pull down slowly until it fires", "finger,offset", [],
        "the last row's offset, where `valueChanged` is sent: 167 pt at 844"
      )
    }
  }
}
