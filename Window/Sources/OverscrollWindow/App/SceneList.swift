/// The scenes there are.
struct SceneList {
  var name: String
  var short: String
  var hint: String
  /// What the upper curve shows.
  var value: String
  var make: (StageSettings) -> any StageScene

  nonisolated(unsafe) static let all: [SceneList] = [
    SceneList(
      name: "100,000 messages", short: "List",
      hint: "Flick, catch, pull down to refresh. I: a new message.", value: "Offset",
      make: { ListScene($0) }),
  ]
}
