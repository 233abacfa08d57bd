#if os(iOS) || os(Linux)
  import SwiftUI
  import UIKit

  /// The system's own scroll view, recorded: which experiments there are, and what each would settle.
  struct ObserveScreen: View {
    var body: some View {
      List {
        ForEach(Experiment.allCases, id: \.self) { experiment in
          NavigationLink(experiment.line.title) { ExperimentScreen(experiment: experiment) }
        }
      }
      .navigationTitle("Observe")
    }
  }

  /// One experiment: what to do, the system's scroll view, and what came of it, to be shared as CSV.
  struct ExperimentScreen: View {
    let experiment: Experiment
    @State private var text = ""
    @State private var shown = Shown()

    /// The view, for the button.
    private final class Shown { weak var view: ObservedView? }

    private var line: Experiment.Line { experiment.line }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Question: \(line.question)").font(.headline)
        Text("Do: \(line.task)")
        Text("Look at: \(line.answer.filter { $0 != "`" })").font(.caption)
        if let model = line.models.first { Text("overscroll fit FILE --model \(model)") }
        if experiment == .program { Button("Run") { shown.view?.run() } }
        if !text.isEmpty {
          ShareLink("Share \(text.split(separator: "\n").count - 1) rows", item: text)
        }
        KitScreen {
          let view = ObservedView(experiment)
          view.onRecord = { text = $0 }
          shown.view = view
          return view
        }
      }
      .padding()
      .navigationTitle(line.title)
    }
  }
#endif
