import Overscroll
import ScrollScenes

let text = """
  {
    "scene": 1,
    "model": { "type": "drawer", "container": [390, 844],
               "anchors": [{"fromBottom": 120}, {"fraction": 0.5}, {"fromTop": 60}] },
    "events": [
      {"t": 0, "type": "down", "id": 1, "x": 200, "y": 720},
      {"t": 0.05, "type": "move", "id": 1, "x": 200, "y": 650},
      {"t": 0.07, "type": "up", "id": 1}
    ]
  }
  """

// A frame is a snapshot of the model, to be queried for anything.
var run = SceneRun(try ScrollScene(json: text))
var position = 0.0
while let frame = run.next() {
  if let drawer = frame.shown.value as? Drawer { position = drawer.position }
}
print(position)  // 60 pt: the drawer is open
if let error = run.error { print(error) }
