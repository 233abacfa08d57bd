/// What a member says of itself, whichever kind it is.
extension NestedMember {
  /// Whether it moves without a finger.
  @inline(__always)
  var isMoving: Bool {
    switch kind {
    case .scroller: scroller.isMoving
    case .drawer: drawer?.isMoving == true
    case .pager: pager?.isMoving == true
    }
  }

  /// Whether a finger holds it.
  var isHeld: Bool {
    switch kind {
    case .scroller: scroller.isTracking
    case .drawer: drawer?.isTracking == true
    case .pager: pager?.isTracking == true
    }
  }

  /// Whether a finger drags it.
  var isDragging: Bool {
    switch kind {
    case .scroller: scroller.isDragging
    case .drawer: drawer?.isDragging == true
    case .pager: pager?.isDragging == true
    }
  }

  /// The time of what it shows, in seconds.
  var time: Double {
    switch kind {
    case .scroller: scroller.time
    case .drawer: drawer?.time ?? 0
    case .pager: pager?.time ?? 0
    }
  }

  /// When it will have come to rest, in seconds.
  var restTime: Double {
    switch kind {
    case .scroller: scroller.restTime
    case .drawer: drawer?.restTime ?? 0
    case .pager: pager?.restTime ?? 0
    }
  }

  /// What was ignored or corrected so far.
  var diagnostics: InputDiagnostics {
    switch kind {
    case .scroller: scroller.diagnostics
    case .drawer: drawer?.diagnostics ?? InputDiagnostics()
    case .pager: pager?.diagnostics ?? InputDiagnostics()
    }
  }

  /// Whether motion is reduced.
  var reducesMotion: Bool {
    get {
      switch kind {
      case .scroller: scroller.reducesMotion
      case .drawer: drawer?.reducesMotion == true
      case .pager: pager?.reducesMotion == true
      }
    }
    set {
      switch kind {
      case .scroller: scroller.reducesMotion = newValue
      case .drawer: drawer?.reducesMotion = newValue
      case .pager: pager?.reducesMotion = newValue
      }
    }
  }
}
