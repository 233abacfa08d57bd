#if os(iOS) || os(Linux)
  import Overscroll
  import SwiftUI

  /// Comments that pop up on tracks over a video, one every tenth of a second.
  struct CommentsScreen: View {
    @State private var feed = CommentFeed()

    var body: some View {
      TimelineView(.animation) { context in
        let sprites = feed.sprites(at: context.date.timeIntervalSinceReferenceDate)
        ZStack(alignment: .topLeading) {
          Color.black
          ForEach(sprites, id: \.id) { sprite in
            Text("Comment \(sprite.id)")
              .foregroundStyle(.white)
              .scaleEffect(CGFloat(sprite.scale))
              .opacity(sprite.opacity)
              .position(x: CGFloat(sprite.x + sprite.length / 2), y: CGFloat(sprite.y + 14))
          }
        }
        .clipped()
      }
      .navigationTitle("Comments")
    }
  }

  /// The tracks, and what is on them at a time.
  @MainActor final class CommentFeed {
    private var track = PopTrack(
      PopTrackLayout(width: 390, trackCount: 12, trackHeight: 32), capacity: 200)
    private var next = 0
    private var start: Double?
    private var buffer: [PopSprite] = []

    func sprites(at time: Double) -> [PopSprite] {
      let start = start ?? time
      self.start = start
      while start + Double(next) / 10 <= time {
        track.add(id: next, length: 110, at: start + Double(next) / 10, longestWait: 2)
        next += 1
      }
      track.removeExpired(before: time)
      buffer.removeAll(keepingCapacity: true)
      track.forEach(at: time) { buffer.append($0) }
      return buffer
    }
  }
#endif
