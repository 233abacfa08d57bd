import Testing

/// Whatever is not understood is an error that says where: the parts that every scene has.
@Suite struct SceneDecodingTests {
  @Test(
    arguments: [
      ("", "line 1, column 1: expected a JSON value, found the end"),
      ("{\n\"scene\":1,\n", "line 2, column 11: expected a name in quotation marks, found the end"),
      ("{\n\"scene\":1,\n\"model\":}", "line 3, column 9: expected a JSON value, found \"}\""),
    ]
      + SceneText.cases(
        #"""
        [] -> scene: expected an object, found a list
        {} -> scene: expected the format's version 1, missing
        {"scene":2} -> scene: expected the format's version 1, found 2
        {"scene":1,"fps":60}
          -> fps: unknown field; a scene takes scene model frameRate frameLead frames events until
        {"scene":1} -> model: expected an object, missing
        {"scene":1,"model":{}}
          -> model.type: expected one of "scrollView", "drawer", "pictureInPicture", "pager",
          "throw", "dial", "nested", "popTrack", missing
        {"scene":1,"model":{"type":"tray"}}
          -> model.type: expected one of "scrollView", "drawer", "pictureInPicture", "pager",
          "throw", "dial", "nested", "popTrack", found a string "tray"
        {"scene":1,"model":{"type":"scrollView","contentSize":[1,2]}}
          -> model.viewport: expected [width, height], missing
        {"scene":1,"model":{"type":"scrollView","viewport":[1,2],"contentSize":[1,2]}}
          -> events: expected a list of events, missing
        """#))
  func `a scene without its parts is an error`(text: String, message: String) {
    #expect(SceneText.error(text) == message)
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      ,"frameRate":0 -> frameRate: expected a number > 0, found 0
      ,"frameRate":"60" -> frameRate: expected a number > 0 or a list of times, found a string "60"
      ,"frameRate":[] -> frameRate: expected at least one number, found an empty list
      ,"frameRate":[0,0.1,0.1] -> frameRate[2]: expected a number > the one before (0.1), found 0.1
      ,"frameRate":[-1] -> frameRate[0]: expected a number >= 0, found -1
      ,"frameLead":-0.01 -> frameLead: expected a number within 0...0.25, found -0.01
      ,"frameLead":0.3 -> frameLead: expected a number within 0...0.25, found 0.3
      ,"frameLead":"next" -> frameLead: expected a number within 0...0.25, found a string "next"
      ,"frames":"moving" -> frames: expected one of "always", "whileMoving", found a string "moving"
      ,"frames":60 -> frames: expected one of "always", "whileMoving", found 60
      ,"until":"end" -> until: expected "rest" or a number >= 0, found a string "end"
      ,"until":-1 -> until: expected a number >= 0, found -1
      """#))
  func `frames and end that are not understood are an error`(rest: String, message: String) {
    #expect(SceneText.error(SceneText.scrollView(rest: rest)) == message)
  }

  @Test func `UIKit's law needs constant frames, its frames do not`() {
    let list = "[0,0.1]"
    for (physics, rate, message) in [
      ("uikit", list, #""uikit" needs a constant frameRate, found a list; take "uikit-frame""#),
      ("uikit", "0.5", "UIKit's law needs frames of at most 1 s, found 2 s"),
      ("uikit-frame", list, nil),
    ] {
      let (model, rest) = (#","physics":"\#(physics)""#, #","frameRate":\#(rate)"#)
      let error = SceneText.error(SceneText.scrollView(model: model, rest: rest))
      #expect(error == message.map { "model.physics: " + $0 })
    }
  }
}
