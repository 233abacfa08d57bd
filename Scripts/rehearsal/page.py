"""The closing page: a table of steps, results and numbers."""

from dataclasses import dataclass, field

PASSED, FAILED, SKIPPED, ABSENT = "passed", "FAILED", "skipped", "not there"


@dataclass
class Result:
    """What came of a step: the number for the table, and lines of detail below it."""

    name: str
    outcome: str
    seconds: float = 0
    number: str = ""
    details: list = field(default_factory=list)


def clock(seconds):
    """0:07, 12:40."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def text(version, commit, results, tag):
    """The page."""
    lines = [f"Overscroll {version}, {commit}", "", f"{'step':<12} {'result':<9} {'time':>6}  number",
             f"{'-' * 12} {'-' * 9} {'-' * 6}  {'-' * 40}"]
    for result in results:
        time = clock(result.seconds) if result.outcome in (PASSED, FAILED) else "–"
        lines.append(f"{result.name:<12} {result.outcome:<9} {time:>6}  {result.number}".rstrip())
        lines += [f"{'':<31}{detail}" for detail in result.details]
    failed = [one.name for one in results if one.outcome == FAILED]
    left_out = [one.name for one in results if one.outcome in (SKIPPED, ABSENT)]
    lines.append("")
    if failed:
        lines.append(f"Not ready: {', '.join(failed)}.")
    elif left_out:
        lines.append(f"Nothing failed; not looked at: {', '.join(left_out)}.")
    else:
        lines.append("Ready. Nothing has been published; these commands would be it:")
    if not failed and not left_out:
        lines += [f"  {command}" for command in tag]
    else:
        lines += ["The commands of a release, for when all steps pass:"] + [f"  {command}" for command in tag]
    return "\n".join(lines)


def is_failed(results):
    """Whether any step failed."""
    return any(one.outcome == FAILED for one in results)
