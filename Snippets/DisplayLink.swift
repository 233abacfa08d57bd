#if canImport(UIKit)
  import Overscroll
  import UIKit

  /// A custom view that scrolls like UIScrollView: UIKit's touches and display link drive the engine.
  final class ScrollingView: UIView {
    private var scroller = Scroller(viewport: Size2(0, 0), content: Size2(0, 0))
    private var link: CADisplayLink?
    let content = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if content.superview == nil { addSubview(content) }
      isMultipleTouchEnabled = true
      scroller.displayScale = Double(traitCollection.displayScale)
      scroller.viewport = Size2(bounds.width, bounds.height)
      scroller.contentSize = Size2(content.bounds.width, content.bounds.height)
      show()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        scroller.touchDown(id(touch), at: point(touch), time: touch.timestamp)
      }
      show()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
          scroller.touchMoved(id(touch), to: point(sample), time: sample.timestamp)
        }
      }
      show()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { scroller.touchUp(id(touch), at: point(touch), time: touch.timestamp) }
      show()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { scroller.touchCancelled(id(touch), time: touch.timestamp) }
      show()
    }

    /// Draws, and asks for frames only while something moves.
    private func show() {
      content.transform = CGAffineTransform(
        translationX: -scroller.contentOffset.x, y: -scroller.contentOffset.y)
      if scroller.isMoving, link == nil {
        link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link?.add(to: .main, forMode: .common)
      } else if !scroller.isMoving {
        link?.invalidate()
        link = nil
      }
    }

    /// Computes the frame for the time at which it will be shown, one refresh ahead of the touches.
    @objc private func frame(_ link: CADisplayLink) {
      scroller.advance(to: link.targetTimestamp)
      show()
    }

    private func id(_ touch: UITouch) -> Int { ObjectIdentifier(touch).hashValue }

    private func point(_ touch: UITouch) -> Vector2 {
      let location = touch.location(in: self)
      return Vector2(location.x, location.y)
    }
  }
#endif
