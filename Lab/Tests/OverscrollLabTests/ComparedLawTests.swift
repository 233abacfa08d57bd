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

  @Test(arguments: [
    ("bouncy", "no law bouncy; there are uikit, continuous,"),
    ("spring:mass=1", "spring:mass=1: expected stiffness=…"),
    ("spring:stiffness=-1", "spring:stiffness=-1: expected a number > 0 as stiffness"),
    ("spring:stiffness=nan", "spring:stiffness=nan: expected a number > 0 as stiffness"),
    ("spring:stiffnes=1", "spring:stiffnes=1: expected dampingRatio=…, mass=…, stiffness=…"),
    ("spring:mass=1,mass=2,stiffness=3", "spring:mass=1,mass=2,stiffness=3: mass twice"),
    ("spring:mass=1e-300,stiffness=1e300", "spring:mass=1e-300,stiffness=1e300: stiffness / mass"),
    ("critical:delta=0", "critical:delta=0: expected a number > 0 as delta"),
    ("critical:", "critical:: expected delta=…"),
  ])
  func `a law that cannot be is an error that says what was expected`(
    text: String, start: String
  ) {
    let error = #expect(throws: LawError.self) { try ComparedLaw(parsing: text) }
    let message = error?.description ?? ""
    #expect(message.hasPrefix(start), "\(message)")
  }
}
