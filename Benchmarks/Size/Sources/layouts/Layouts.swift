import Overscroll

/// Prints the bytes of a value of every model: what a copy costs.
@main struct Layouts {
  static func main() {
    show("Scroller", Scroller.self)
    show("NestedScroll", NestedScroll.self)
    show("Drawer", Drawer.self)
    show("ScrollingDrawer", ScrollingDrawer.self)
    show("Pager", Pager.self)
    show("PictureInPicture", PictureInPicture.self)
    show("PopTrack", PopTrack.self)
    show("Dial", Dial.self)
    show("RowIndex", RowIndex.self)
    show("Flight", Flight.self)
    show("SpringMotion", SpringMotion.self)
  }

  private static func show<Model>(_ name: String, _: Model.Type) {
    print(name, MemoryLayout<Model>.size)
  }
}
