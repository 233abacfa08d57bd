"""Runs the commands of a step; what they say goes to a file."""

import subprocess


class StepFailed(Exception):
    """A step did not pass; the lines say why."""

    def __init__(self, *lines):
        super().__init__(*lines)
        self.lines = list(lines)


class Commands:
    """Commands in a checkout, with one log."""

    def __init__(self, root, log):
        self.root, self.log = root, log
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text("", encoding="utf-8")

    def run(self, *command, within=None):
        """What a command prints; StepFailed with its last lines where it fails."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(map(str, command))}\n")
            log.flush()
            done = subprocess.run([str(part) for part in command], cwd=within or self.root, text=True, errors="replace",
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            log.write(done.stdout)
        if done.returncode != 0:
            last = [line for line in done.stdout.splitlines() if line.strip()][-3:]
            raise StepFailed(f"{command[0]}: exit {done.returncode}", *last, f"all of it: {self.log}")
        return done.stdout
