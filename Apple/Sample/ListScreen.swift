#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A list of 100,000 rows, of which only those in view exist; pulled down it refreshes.
  struct ListScreen: View {
    var body: some View { KitScreen { RowList(count: 100_000) }.navigationTitle("List") }
  }

  final class RowList: OverscrollView, OverscrollViewDelegate {
    private let rows: RowIndex
    private var shown: [Int: UILabel] = [:]
    private var unused: [UILabel] = []

    init(count: Int) {
      rows = RowIndex(count: count, extent: 56)
      super.init(frame: .zero)
      delegate = self
      onRefresh = { [weak self] in
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(1))
          self?.endRefreshing()
        }
      }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
      contentSize = CGSize(width: bounds.width, height: rows.totalExtent)
      super.layoutSubviews()
      showRows()
    }

    func scrollViewDidScroll(_ scrollView: OverscrollView) { showRows() }

    private func showRows() {
      let visible = rows.visibleRows(
        offset: scroller.contentOffset.y, viewport: scroller.viewport.height)
      for (row, label) in shown where !visible.contains(row) {
        shown[row] = nil
        label.removeFromSuperview()
        unused.append(label)
      }
      for row in visible where shown[row] == nil {
        let label = unused.popLast() ?? UILabel(frame: .zero)
        label.text = "Row \(row + 1)"
        label.frame = CGRect(x: 16, y: rows.offset(of: row), width: bounds.width - 32, height: 55)
        contentView.addSubview(label)
        shown[row] = label
      }
    }
  }
#endif
