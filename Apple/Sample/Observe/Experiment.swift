/// What a recording of a real scroll view would settle: the rules that nobody has measured yet.
///
/// The table of the guide *The laboratory* is this one.
enum Experiment: CaseIterable {
  case pageTurn, landing, program, scrollToTop, zoom, key, caught, still, refresh

  /// A line of the table.
  struct Line {
    /// What it is called on the screen.
    let title: String
    /// What is not known.
    let question: String
    /// What to do.
    let task: String
    /// What is recorded.
    let columns: String
    /// The models of `overscroll fit` that read it; none where the rows say it themselves.
    let models: [String]
    /// What to look at, and what it is in this library.
    let answer: String

    init(
      _ title: String, _ question: String, _ task: String, _ columns: String, _ models: [String],
      _ answer: String
    ) {
      (self.title, self.question, self.task) = (title, question, task)
      (self.columns, self.models, self.answer) = (columns, models, answer)
    }
  }

  var line: Line {
    switch self {
    case .pageTurn:
      Line(
        "A page turn", "does a page turn in 0.96 of real time?",
        "flick a page on; once at 120 Hz and once at 60 (Low Power Mode)", "t,pageTurn",
        ["oscillator"],
        "`omega0` over that of `overscroll eval ios.pageConstants`: 0.96; 1 if not")
    case .landing:
      Line(
        "A landing", "how does a changed target end?",
        "flick; the target is moved on by 300 pt", "t,landing", ["deceleration", "oscillator"],
        "`d` against `ios.land`; `stop`: 10 pt/s")
    case .program:
      Line(
        "An animated offset", "is a program sin²?",
        "tap Run: `setContentOffset(_:animated:)`", "t,scrollTo",
        ["program", "eased", "oscillator"],
        "which of `program` and `eased` leaves only rounding; `duration` 0.3")
    case .scrollToTop:
      Line(
        "Scroll to top", "is the scroll to the top paced?",
        "scroll down, rest, tap the status bar", "t,scrollToTop",
        ["paced", "oscillator", "eased"],
        "`paced` with `duration` 1.6, or the oscillator with `omega0` 10.47 and `zeta` 1")
    case .zoom:
      Line(
        "The return of a zoom", "how long does a zoom return?",
        "pinch slowly beyond a limit, and lift", "t,pinch,zoomScale",
        ["zoom-band", "eased", "oscillator"],
        "`duration`: 0.1 + 0.3 ln(a/b) for a return from a to b, at most 0.4")
    case .key:
      Line(
        "An arrow key", "what stops a key?",
        "hold the down arrow of a keyboard, and release it", "t,key", ["oscillator"],
        "`k` 109, `c` 20, within their standard errors")
    case .caught:
      Line(
        "A catch", "does caught content wait 10 pt?",
        "flick, catch it, then drag ten points slowly", "finger,offset", [],
        "the finger's travel in the first row in which the offset moves: 0 here")
    case .still:
      Line(
        "A still finger", "is a still finger thrown?",
        "drag fast, rest for 0.1 s, lift", "t,offset", [],
        "whether it moves after the lift: not here")
    case .refresh:
      Line(
        "Pull to refresh", "when does a refresh fire?",
        "pull down slowly until it fires", "finger,offset", [],
        "the last row's offset, where `valueChanged` is sent: 167 pt at 844")
    }
  }
}
