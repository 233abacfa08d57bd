/// The scenes there are.
struct SceneList {
  var name: String
  var short: String
  var hint: String
  /// What the upper curve shows.
  var value: String
  var make: (StageSettings) -> any StageScene
  /// What the upper curve counts.
  var unit = "pt"
  /// What the lower curve shows, and counts.
  var rate = "Velocity"
  var rateUnit = "pt/s"
  /// Whether `--record` and `--trace` have something to write: comments are a function of time that no finger moves, and
  /// the rows of a chat are laid out as they come into view, which no scene's are.
  var isRecorded = true

  nonisolated(unsafe) static let all: [SceneList] = [
    SceneList(
      name: "100,000 messages", short: "List",
      hint: "Flick, catch, pull down to refresh. I: a new message comes in above.",
      value: "Offset", make: { ListScene($0) }),
    SceneList(
      name: "Metro map", short: "Map",
      hint: "Drag; two fingers, ctrl and wheel, or a double tap zoom.", value: "Vertical offset",
      make: { MetroScene($0) }),
    SceneList(
      name: "A drawer over the map", short: "Drawer",
      hint: "Flick it open, and on into its list without lifting.", value: "Drawer and list",
      make: { DrawerScene($0) }),
    SceneList(
      name: "Picture in picture", short: "Picture",
      hint: "Throw it into a corner, or aside. A double tap resizes it.", value: "Top edge",
      make: { PictureScene($0) }),
    SceneList(
      name: "A profile", short: "Profile",
      hint: "One flick carries from the header into the list; sideways turns the tabs.",
      value: "Header and list", make: { ProfileScene($0) }),
    SceneList(
      name: "Bullet comments", short: "Comments",
      hint: "Tap to hold them; the buttons or B: 60, 1,000 or 5,000.", value: "On the screen",
      make: { CommentsScene($0) }, unit: "", rate: "Left out", rateUnit: "", isRecorded: false),
    SceneList(
      name: "A chat", short: "Chat",
      hint: "50,000 uneven messages. I: one comes in. O: older ones are loaded. K: keyboard.",
      value: "Offset", make: { ChatScene($0) }, isRecorded: false),
  ]
}
