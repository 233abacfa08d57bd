"""Small errors that can be put into Swift sources, all into one build: a number chooses the one that acts.

An operator that is to change becomes one of its own with the same precedence, `a < b` then `a <⊖⊜ b`, whose function
asks which error acts; a literal becomes a call, and a statement stands in an `if`.
"""

import re
from dataclasses import dataclass

# What an operator may become, by its precedence.
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS = {"+": "-", "-": "+"}
PRODUCTS = {"*": "/", "/": "*"}
LOGIC = {"&&": "||", "||": "&&"}
OPERATORS = {**COMPARISONS, **SUMS, **PRODUCTS, **LOGIC}
# Ten characters that Swift takes in operators, for the digits of a number.
DIGITS = dict(zip("0123456789", "⊕⊖⊗⊘⊙⊚⊛⊜⊝⊞"))

OPERATOR = re.compile(r"(?<= )(<=|>=|==|!=|&&|\|\||[<>+\-*/])(?= )")
LITERAL = re.compile(r"(?<![\w.)\]\"])(\d[\d_]*(?:\.\d+)?)(?![\w.])|\b(true|false)\b")
CHOICE = re.compile(r"(?<![\w.])(min|max)(?=\()")
CALL = re.compile(r"^(\s+)((?!return\b|throw\b|precondition|assert|self\.init|super\.)[a-z_][\w.?!\[\]]*\(.*\))\s*$")
# Declarations, patterns and conditions of the compiler have no place for a call.
LEFT_OUT = re.compile(
    r"^\s*(//|\*|#|@|case\b|default\b|import\b|precondition|assert|(?:public |internal |private |fileprivate |static |mutating |"
    r"package )*(?:func|init|subscript|enum|typealias|extension|protocol|operator|precedencegroup)\b)|\bfatalError\b|\bhasher\b|\"")


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    start: int
    end: int
    kind: str
    old: str
    new: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.old.strip()} → {self.new or 'left out'}"


def greater(text):
    """Another number: by one in whole numbers, by a tenth in others."""
    plain = text.replace("_", "")
    if "." not in plain:
        return str(int(plain) + 1)
    return repr(round(float(plain) * 1.1, 9) or 1.0)


def mutants(file, text):
    """All that can be changed in a file."""
    lines, found = text.split("\n"), []
    # Of every condition of the compiler that is open: whether its lines are for other builds than that of the tests.
    elsewhere = []
    for number, whole in enumerate(lines, 1):
        line = whole.split("//")[0]
        match line.split():
            case ["#if", condition]:
                elsewhere.append(not condition.startswith("!"))
            case ["#else"]:
                elsewhere[-1] = not elsewhere[-1]
            case ["#endif"]:
                elsewhere.pop()
        if not line.strip() or any(elsewhere) or LEFT_OUT.search(line):
            continue

        def add(match, kind, new):
            found.append(Mutant(file, number, *match.span(), kind, match[0], new))

        for match in OPERATOR.finditer(line):
            add(match, "operator", OPERATORS[match[1]])
        for match in CHOICE.finditer(line):
            add(match, "choice", "max" if match[1] == "min" else "min")
        for match in LITERAL.finditer(line):
            add(match, "literal", greater(match[1]) if match[1] else "false" if match[2] == "true" else "true")
        follows = lines[number].strip() if number < len(lines) else ""
        before = lines[number - 2].strip() if number > 1 else ""
        is_whole = line.count("(") == line.count(")") and not follows.startswith(".") and re.search(r"(^|[{})\w\]])$", before)
        if is_whole and (match := CALL.match(line)):
            add(match, "call", "")
    return found


def spelled(number):
    return "".join(DIGITS[digit] for digit in str(number))


def replaced(number, mutant):
    """What stands in the place of a mutant."""
    old = mutant.old
    match mutant.kind:
        case "operator":
            return old + spelled(number)
        case "choice":
            return f"choice{number}"
        case "literal":
            return f"mutated({number}, {old}, {mutant.new})"
        case _:
            return f"if mutant != {number} {{ {old.strip()} }}"


def changed(text, chosen):
    """A file with the chosen mutants in it: (number, mutant) of this file."""
    lines = text.split("\n")
    for number, mutant in sorted(chosen, key=lambda one: -one[1].start):
        line = lines[mutant.line - 1]
        lines[mutant.line - 1] = line[: mutant.start] + replaced(number, mutant) + line[mutant.end :]
    return "\n".join(lines)


def support(chosen):
    """The functions that a module's mutants call."""
    parts = ["""
import Foundation

/// The error that acts; none is -1.
let mutant = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? -1

@inline(__always) func mutated<Value>(_ number: Int, _ old: Value, _ new: Value) -> Value { mutant == number ? new : old }
"""]
    for number, one in chosen:
        name = one.old + spelled(number)
        if one.kind == "choice":
            parts.append(f"func choice{number}<V: Comparable>(_ a: V, _ b: V) -> V "
                         f"{{ mutant == {number} ? {one.new}(a, b) : {one.old}(a, b) }}")
        if one.kind != "operator":
            continue
        body = f"mutant == {number} ? a {one.new} b : a {one.old} b"
        if one.old in LOGIC:
            precedence = "LogicalConjunctionPrecedence" if one.old == "&&" else "LogicalDisjunctionPrecedence"
            body = f"mutant == {number} ? a {one.new} b() : a {one.old} b()"
            functions = [f"func {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool {{ {body} }}"]
        elif one.old in COMPARISONS:
            precedence, limit = "ComparisonPrecedence", "Equatable" if one.old in ("==", "!=") else "Comparable"
            functions = [f"func {name} <V: {limit}>(a: V, b: V) -> Bool {{ {body} }}"]
        else:
            precedence = "AdditionPrecedence" if one.old in SUMS else "MultiplicationPrecedence"
            functions = [f"func {name} (a: {kind}, b: {kind}) -> {kind} {{ {body} }}" for kind in ("Double", "Int")]
        parts += [f"infix operator {name}: {precedence}", *functions]
    return "\n".join(parts) + "\n"
