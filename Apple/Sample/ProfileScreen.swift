#if os(iOS) || os(Linux)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A profile: the header collapses, the tabs turn, the lists scroll; one finger and one momentum.
  struct ProfileScreen: View {
    var body: some View { KitScreen { ProfilePage() }.navigationTitle("Profile") }
  }

  final class ProfilePage: NestedPage {
    private static let tabs = [("Posts", 120), ("Replies", 40), ("Likes", 3)]
    private let titles = tabs.map { UILabel.line($0.0, .zero) }

    init() {
      super.init(headerHeight: 220, barHeight: 48)
      header.backgroundColor = .sample(3)
      header.clipsToBounds = true
      header.addSubview(
        UILabel.line("A ferry pilot", CGRect(x: 24, y: 140, width: 240, height: 40)))
      bar.backgroundColor = .systemBackground
      for title in titles {
        title.textAlignment = .center
        bar.addSubview(title)
      }
      setTabs(Self.tabs.map { (Self.list($0.0, count: $0.1), CGFloat($0.1) * 64) })
      onTurn = { [unowned self] in mark($0) }
      mark(0)
    }

    private static func list(_ name: String, count: Int) -> UIView {
      let list = UIView(frame: .zero)
      list.backgroundColor = .systemBackground
      for row in 0..<count {
        let frame = CGRect(x: 24, y: CGFloat(row) * 64, width: 320, height: 63)
        list.addSubview(UILabel.line("\(name) \(row + 1)", frame))
      }
      return list
    }

    private func mark(_ tab: Int) {
      for (index, title) in titles.enumerated() {
        title.textColor = index == tab ? .label : .secondaryLabel
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width / CGFloat(titles.count)
      for (index, title) in titles.enumerated() {
        title.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 48)
      }
    }
  }
#endif
