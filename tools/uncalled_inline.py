"""Finds functions of headers that tests call and no program does.

The object files name every inline function, operator, constructor and instance of a template that they define
or have copied into others (uncalled.py). A function that only the object files of tests name is a finding. The
compiler computes some calls of constexpr functions itself, and those leave no name, so each constexpr function
that no object file of a program names is looked up in the text as well. It counts as called where the text of
a program uses it in a constant expression: for a member, on a value that may have its type. What the text does
not tell counts as a call.
"""

import re
from collections import defaultdict

FUNCTION = re.compile(
    r"(?P<name>operator\s*(?:\(\)|\[\]|[^\s\w(]{1,3}|[\w:]+)|~?\b[A-Za-z_]\w*)\s*"
    r"\((?P<given>[^;{}]*?)\)\s*(?P<const>const\b)?\s*&{0,2}\s*(?:noexcept\s*)?(?:->[^{;]*)?(?:requires[^{;]*)?"
    r"(?::(?:[^{;]*\w\{[^{}]*\})*[^{;]*)?\{")
SCOPE = re.compile(r"\b(?:namespace|class|struct|union)\s+(?:\[\[\w+\]\]\s*)?([\w:]+)[^;{}()=]*\{|[{}]")
NO_NAMES = {"if", "for", "while", "switch", "catch", "requires", "return", "sizeof", "decltype", "noexcept", "alignas"}
NO_FUNCTION = re.compile(r"[A-Z][A-Z_]+|~\w+|operator\W*_\w+")  # macros, destructors and suffixes of literals
CONSTANT = re.compile(r"\b(?:constexpr|consteval|constinit|static_assert)\b")


class Inline:
    """A function that a header defines."""

    def __init__(self, path, line, scopes, found, head):
        self.path, self.line = path, line
        self.name = re.sub(r"operator\s+(?=\W)", "operator", found["name"])
        self.is_friend = bool(re.search(r"\bfriend\b", head))
        self.is_static = bool(re.search(r"\bstatic\b", head))
        self.is_constexpr = bool(re.search(r"\b(?:constexpr|consteval)\b", head))
        self.owner = scopes[-1].split("::")[-1] if scopes and scopes[-1][:1].isupper() else ""
        self.whole = "::".join([*(scopes[:-1] if self.is_friend else scopes), self.name])
        self.given = found["given"]
        self.is_const = found["const"] is not None


def inline_functions(path, code):
    """Yields the functions that a header defines. Macros look like functions and have capital names."""
    scopes, edges = [], SCOPE.finditer(code)
    edge = next(edges, None)
    for found in FUNCTION.finditer(code):
        if found["name"] in NO_NAMES or NO_FUNCTION.fullmatch(found["name"]):
            continue
        while edge and edge.start() < found.start():
            if edge.group() == "}":
                del scopes[-1:]
            else:
                scopes.append(edge.group(1))
            edge = next(edges, None)
        if None not in scopes:  # outside of the bodies of other functions
            head = re.split(r"[;{}]", code[:found.start()])[-1]
            yield Inline(path, code.count("\n", 0, found.start()) + 1, list(scopes), found, head)


SIGN = re.compile(r"operator(?:<=>|<<=?|>>=?|<=|>=|->\*?|<|>)")


def without_arguments(name):
    """Turns baize::Table<int>::at<2> into baize::Table::at; operators keep their signs."""
    signs = []
    if "operator" in name:
        name = SIGN.sub(lambda found: signs.append(found.group()) or "operator\1", name)
    while name != (name := re.sub(r"<[^<>]*>", "", name)):
        pass
    return re.sub("operator\1", lambda _: signs.pop(0), name) if signs else name


def whole_name(function):
    """Turns `int baize::poker::name<int>(baize::Next) const` into baize::poker::name."""
    head = function.split("(")[0]
    if "<" in head or "operator" in head or "[" in head:
        plain = without_arguments(re.sub(r"\[abi:\w+\]", "", function))
        for special in (r"(\S+::operator \w[\w:]*)\(", r"(?:.* )?(\S+operator\(\))"):
            if found := re.match(special, plain):
                return found[1]
        head = plain.split("(")[0]
    return head.split(" ")[-1]


DECLARED = re.compile(
    r"\b(?P<type>[A-Za-z_][\w:]*(?:<[^;{}()]*>)?)(?:\s+const)?\s*[&*]{0,2}\s+[&*]{0,2}(?P<name>[A-Za-z_]\w*)\s*[;,)=({\[:]")
ALIAS = re.compile(r"\busing\s+(\w+)\s*=\s*([^;]+);")
BEFORE = re.compile(r"([A-Za-z_]\w*)(?:<[^<>;]*>)?(?:\([^()]*\)|\[[^\[\]]*\])*\s*$")
CONSTANT_NAME = re.compile(r"\bconstexpr\b[^;={(]*?\b(\w+)\s*[={]")
BEHIND = re.compile(r"[\s(!*&+~-]*(?:[A-Za-z_]\w*(?:\.|->|::))*([A-Za-z_]\w*)")


def words_of(text):
    return set(re.findall(r"[A-Za-z_]\w*", text))


class Calls:
    """Finds uses of constexpr functions in the text of the programs: {path: code without comments}."""

    def __init__(self, texts):
        self.texts = texts
        self.words = {path: words_of(text) for path, text in texts.items()}
        self.types = {path: self.types_in(text) for path, text in texts.items()}
        self.in_headers = defaultdict(set)
        for path, types in self.types.items():
            for name, words in types.items() if path.endswith(".h") else ():
                self.in_headers[name] |= words
        self.constant = {path: self.constant_parts(text) for path, text in texts.items()}
        self.constants = {path: set(CONSTANT_NAME.findall(text)) for path, text in texts.items()}
        self.public = set().union(*(names for path, names in self.constants.items() if path.endswith(".h")))
        self.aliases = [(name, words_of(value)) for text in texts.values() for name, value in ALIAS.findall(text)]

    @staticmethod
    def types_in(text):
        types = defaultdict(set)
        for found in DECLARED.finditer(text):
            types[found["name"]] |= words_of(found["type"])
        return types

    @staticmethod
    def constant_parts(text):
        """The text of constexpr functions and variables and of static_assert, as (start, end)."""
        parts = []
        for found in CONSTANT.finditer(text):
            if parts and found.start() < parts[-1][1]:
                continue
            at, depth = found.end(), 0
            while at < len(text):
                depth += (text[at] in "({") - (text[at] in ")}")
                at += 1
                if depth <= 0 and text[at - 1] in ";}":
                    break
            parts.append((found.start(), at))
        return parts

    def names_of(self, owner):
        names = {owner}
        while more := {name for name, words in self.aliases if words & names} - names:
            names |= more
        return names

    def is_called(self, function):
        if function.name == function.owner and not function.given.strip():
            made = re.compile(rf"\b{function.owner}\s*(?:\w+\s*)?(?:;|\{{\}}|\(\)(?!\s*[:{{=]))")
            return any(made.search(text) for text in self.texts.values())
        if function.name == function.owner or re.match(r"operator\s*\w", function.name):
            return sum(bool(self.names_of(function.owner) & words) for words in self.words.values()) > 1
        if function.name.startswith("operator"):
            return self.is_applied(function)
        if function.owner and not function.is_static and not function.is_friend:
            return self.is_called_on_value(function)
        return any(self.is_named(function, path, text) for path, text in self.texts.items())

    def may_be(self, path, name, owners):
        """True if the name is declared with one of the types, or if the file may have deduced it."""
        if name == "this":
            return True
        types = self.types[path].get(name) or self.in_headers.get(name, set())
        is_deduced = not types or "auto" in types or any(len(word) == 1 for word in types)
        return bool(types & owners) or (is_deduced and bool(owners & self.words[path]))

    def is_constant(self, path, name):
        return name in self.constants[path] or (name in self.public and name not in self.types[path])

    def in_constant(self, path, at):
        return any(start <= at < end for start, end in self.constant[path])

    def is_called_on_value(self, function):
        owners = self.names_of(function.owner)
        for path, text in self.texts.items():
            if function.name not in self.words[path]:
                continue
            for found in re.finditer(rf"(\.|->|::|)\s*\b{function.name}\b\s*[(,)]", text):
                before = BEFORE.search(text[max(0, found.start() - 120):found.start()])
                name = before[1] if before else ""
                if name in owners and found[1]:
                    return True  # called on a new value
                if not self.in_constant(path, found.start()) and not self.is_constant(path, name):
                    continue
                if found[1] in (".", "->") and self.may_be(path, name, owners):
                    return True
                is_here = path == function.path or f"{function.owner}::" in text
                if not found[1] and is_here and not self.is_definition(text, found.start()):
                    return True
        return False

    def is_applied(self, function):
        sign = function.name.removeprefix("operator")
        owners = self.names_of(function.owner) if function.owner else words_of(function.given) - {"const", "std"}
        pattern = r"\[" if sign == "[]" else rf"(?<![-+*/%<>=!&|^]){re.escape(sign)}(?![=<>&|])"
        for path, text in self.texts.items():
            if not owners & self.words[path]:
                continue
            for found in re.finditer(pattern, text):
                sides = [BEFORE.search(text[max(0, found.start() - 120):found.start()].rstrip())]
                sides += [] if sign == "[]" else [BEHIND.match(text, found.end())]
                is_unary = not sides[0] or sides[0][1] in ("return", "operator")
                if (is_unary and function.given.strip()) or not self.in_constant(path, found.start()):
                    continue
                if any(side and side[1] != "this" and self.may_be(path, side[1], owners) for side in sides):
                    return True
        return False

    def is_named(self, function, path, text):
        """True for a use of a function outside of a class, or of a static one, anywhere."""
        if function.name not in self.words[path]:
            return False
        owners = self.names_of(function.owner) if function.owner else set()
        for found in re.finditer(rf"(\w+::)?(?<![.>~\w]){function.name}\b\s*[(<,)}};]", text):
            is_other = owners and (found[1] or "")[:-2] not in owners and path != function.path
            if not is_other and not self.is_definition(text, found.start()):
                return True
        return False

    @staticmethod
    def is_definition(text, start):
        """True if a type stands before the name."""
        word = re.search(r"([\w>]+)[&*]{0,2}$", text[max(0, start - 80):start].rstrip())
        return bool(word) and word[1] not in ("return", "else", "co_return", "case", "and", "or", "not")


def uncalled_of_headers(texts, tested_words, called, tested):
    """Yields the names of findings. `texts` are the programs' (path: code); `called` and `tested` are the demangled names of
    the object files of programs and tests."""
    functions = defaultdict(list)
    for path, code in texts.items():
        for function in inline_functions(path, code) if path.startswith("src/") and path.endswith(".h") else ():
            functions[function.whole].append(function)
    by_programs = {whole_name(name) for name in called}
    calls = Calls(texts)

    def is_used(function):
        is_default = function.name == function.owner and not function.given.strip()
        return (function.is_constexpr or is_default) and calls.is_called(function)

    found = set()
    for name in sorted(tested - called):
        whole = whole_name(name)
        if whole not in functions:
            continue
        is_template = "<" in SIGN.sub("", name.split("(")[0]) or "<" in name.split(whole.split("::")[-1])[0]
        is_local = "{" in name or "(anonymous namespace)" in name.split(whole.split("::")[-1])[0]
        if is_local or (is_template and whole in by_programs):
            continue
        shown = whole if is_template else name
        is_const = name.endswith(" const")
        fitting = [one for one in functions[whole] if not one.is_friend or one.owner in name.split("(", 1)[1]]
        fitting = [one for one in fitting if one.name != one.owner or bool(one.given.strip()) != name.endswith("()")]
        candidates = [one for one in fitting if one.is_const == is_const] or fitting
        if candidates and not any(is_used(one) for one in candidates):
            found.add(shown)
    named = {whole_name(one) for one in found}
    operators = [one for one in called if one.startswith("baize::") and "operator" in one.split("(")[0]]
    for whole, all_of_name in functions.items():
        if whole in named or not all(one.is_constexpr for one in all_of_name):
            continue
        for one in all_of_name if all_of_name[0].is_friend else all_of_name[:1]:
            is_by_programs = whole in by_programs
            if one.is_friend:
                is_by_programs = any(name.startswith(f"{whole}(") and f"::{one.owner}" in name for name in operators)
            sign = one.name.removeprefix("operator")
            is_tested = not sign[:1].isalpha() or sign in tested_words
            if not is_by_programs and is_tested and not any(is_used(each) for each in all_of_name if each.owner == one.owner):
                found.add(f"{one.path}:{one.line}: {one.name}")
    yield from sorted(found)
