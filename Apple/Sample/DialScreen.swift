#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A dial that spins on and stops at one of twelve places: what the adapter needs for a new kind of control.
  struct DialScreen: View {
    var body: some View { KitScreen { DialView() }.navigationTitle("Dial") }
  }

  final class DialView: AdaptedView {
    private let knob = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
    private let adapter = DragAdapter(Dial(center: .zero))

    override init(frame: CGRect) {
      super.init(frame: frame)
      knob.backgroundColor = .sample(5)
      knob.layer.cornerRadius = 110
      let mark = UIView(frame: CGRect(x: 190, y: 104, width: 20, height: 12))
      mark.backgroundColor = .white
      knob.addSubview(mark)
      addSubview(knob)
      adapter.model.detents = .every(.pi / 6)
      adapter.connect(to: self)
      adapter.followReduceMotion()
      adapter.draw = { [unowned self] frame in
        knob.transform = CGAffineTransform(rotationAngle: CGFloat(frame.angle))
      }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
      super.layoutSubviews()
      knob.center = CGPoint(x: bounds.midX, y: bounds.midY)
      adapter.model.center = Vector2(knob.center)
    }
  }
#endif
