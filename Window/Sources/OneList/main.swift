import CSDL2
import Overscroll
import OverscrollSDL

// A list of 100,000 rows in a window: everything between SDL and the engine is in SDLHost.
SDL_Init(UInt32(SDL_INIT_VIDEO))
let centered = Int32(0x2fff_0000)
guard let window = SDL_CreateWindow("One list", centered, centered, 390, 640, 0),
  let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
else { fatalError(String(cString: SDL_GetError())) }

var host = SDLHost(window, isSynchronized: true)
var list = Scroller(viewport: Size2(390, 640), content: Size2(390, 5_600_000))
let rows = RowIndex(count: 100_000, extent: 56)
var needsFrame = true

@MainActor func draw(_ offset: Double) {
  SDL_SetRenderDrawColor(renderer, 250, 250, 248, 255)
  SDL_RenderClear(renderer)
  for row in rows.visibleRows(offset: offset, viewport: 640) {
    let shade = UInt8(row * 37 % 160)
    SDL_SetRenderDrawColor(renderer, shade, 110, 200 - shade, 255)
    var rect = SDL_FRect(x: 12, y: Float(rows.offset(of: row) - offset) + 3, w: 366, h: 50)
    SDL_RenderFillRectF(renderer, &rect)
  }
  host.present(renderer)
}

while true {
  switch host.next(isMoving: list.isMoving || needsFrame) {
  case .event(.touch(let touch)): list.handle(touch)
  case .event(.wheel(let wheel, _)): list.wheel(wheel)
  case .event(.keyDown(let command, let isRepeat, let time)):
    list.keyDown(command, isRepeat: isRepeat, time: time)
  case .event(.keyUp(let command, let time)): list.keyUp(command, time: time)
  case .event(.other(let event, _)) where event.type == SDL_QUIT.rawValue: exit(0)
  case .event: break
  case .frame(let time):
    draw(list.advance(to: time).offset.y)
    needsFrame = false
    continue
  }
  needsFrame = true
}
