#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A map for two fingers: the rubber band of the scale at both ends, a double tap, momentum.
  struct MapScreen: View {
    var body: some View { KitScreen { MetroMap() }.navigationTitle("Map") }
  }

  final class MetroMap: OverscrollView {
    private static let size = CGSize(width: 1_600, height: 1_600)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentSize = Self.size
      scroller.minimumZoomScale = 0.4
      scroller.maximumZoomScale = 4
      scroller.zoomsOnDoubleTap = true
      scroller.hasZoomMomentum = true
      drawLines()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// Eight lines through the middle, with a station every 80 points.
    private func drawLines() {
      let middle = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
      for line in 0..<8 {
        let angle = CGFloat(line) * .pi / 8
        let track = UIView(frame: CGRect(x: 0, y: middle.y - 3, width: Self.size.width, height: 6))
        track.backgroundColor = .sample(line)
        track.transform = CGAffineTransform(rotationAngle: angle)
        contentView.addSubview(track)
        for stop in -9...9 where stop != 0 {
          let distance = CGFloat(stop) * 80
          let station = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
          station.center = CGPoint(
            x: middle.x + distance * cos(angle), y: middle.y + distance * sin(angle))
          station.layer.cornerRadius = 8
          station.backgroundColor = .sample(line)
          contentView.addSubview(station)
        }
      }
    }
  }
#endif
