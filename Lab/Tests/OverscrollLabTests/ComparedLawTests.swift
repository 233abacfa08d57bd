import OverscrollLab
import ScrollPhysics
import Testing

@Suite struct ComparedLawTests {
  @Test(arguments: ComparedLaw.standard)
  func `a law is read by the name it is printed with`(law: ComparedLaw) throws {
    #expect(try ComparedLaw(parsing: law.name) == law)
  }

  @Test func `a spring is read from its numbers`() throws {
    let law = try ComparedLaw(parsing: "spring:dampingRatio=0.5,mass=2,stiffness=120")
    #expect(law.model == .spring(DampedSpring(mass: 2, stiffness: 120, dampingRatio: 0.5)))
    let short = try ComparedLaw(parsing: "spring:stiffness=120")
    #expect(short.model == .spring(DampedSpring(mass: 1, stiffness: 120, dampingRatio: 1)))
  }

  @Test func `a critical law is read from its decay`() throws {
    #expect(try ComparedLaw(parsing: "critical:delta=11").model == .critical(decay: 11))
  }

  /// A law of a whole flick hands on what is none.
  @Test(arguments: [
    ("bouncy", "no law bouncy; there are uikit, continuous,"),
    ("spring:mass=1", "spring:mass=1: stiffness: expected a number > 0, missing"),
    ("spring:stiffness=-1", "spring:stiffness=-1: stiffness: expected a number > 0, found -1"),
    ("spring:stiffness=nan", #"spring:stiffness=nan: "stiffness=nan": expected a name and a num"#),
    ("spring:stiffnes=1", "spring:stiffnes=1: stiffnes: unknown field; spring takes mass stiff"),
    ("spring:mass=1,mass=2,stiffness=3", "spring:mass=1,mass=2,stiffness=3: mass: twice"),
    ("spring:mass=1e-300,stiffness=1e300", "spring:mass=1e-300,stiffness=1e300: stiffness: stiff"),
    ("critical:delta=0", "critical:delta=0: delta: expected a number > 0, found 0"),
    ("critical:delta=1e200", "critical:delta=1e200: delta: delta² is not representable"),
    ("critical:", #"critical:: "": expected a name and a number such as delta=10.9"#),
    ("critical-fitted", "critical-fitted is fitted to recordings"),
    ("gtk:decay=x", "gtk:decay=x: expected a number > 0 as decay"),
    ("uikit,decay=-1", "uikit,decay=-1: expected a number > 0 as decay"),
  ])
  func `a law that cannot be is an error that says what was expected`(text: String, start: String) {
    let error = #expect(throws: LabError.self) { try FlickLaw(parsing: text) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }
}
