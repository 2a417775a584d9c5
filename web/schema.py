"""Makes what is said elsewhere of the types that travel: TypeScript for the page, and tables of docs/.

`python web/schema.py` writes them, `python web/schema.py --check` (part of `make check`) says which are out of date.
The types themselves are in games/*/schema.py, server/messages.py and server/acts.py; the server describes its API from
the same ones.
"""

import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct, inspect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from thauma.games import NAMES, game  # noqa: E402
from thauma.games.schema import OF_ITS_GAME, by_tag  # noqa: E402
from thauma.records.events import GameBegins  # noqa: E402
from thauma.server import acts, messages  # noqa: E402
from thauma.server.refusals import CODES  # noqa: E402

WIRE = ROOT / "web" / "src" / "wire"
HEADER = "/** Made by web/schema.py from {source}: change it there. */\n"
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Module:
    """A module of types, as TypeScript. What another module has is named by that module."""

    def __init__(self, name: str, source: str, names: dict[str, Any], others: "list[Module]") -> None:
        self.name, self.source, self.others = name, source, others
        self.aliases = {frozenset(get_args(it)): alias for alias, it in names.items() if _is_alias(it)}
        self.structs = {it: it.__name__ for it in names.values() if _is_struct(it) and not _is_base(it)}
        for struct in list(self.structs):
            self._adopt(struct)

    def _adopt(self, struct: type[Struct]) -> None:
        """Take in what a type is made of, if nobody else has it."""
        for part in _parts(struct):
            if part not in self.structs and not any(part in other.structs for other in self.others):
                self.structs[part] = part.__name__
                self._adopt(part)

    def text(self) -> str:
        written = [self._struct(struct) for struct in self.structs]
        written += [self._alias(alias, members) for members, alias in self.aliases.items()]
        body = "\n".join(written)
        used = [other.name for other in self.others if f"{other.name}." in body]
        imports = "".join(f'import type * as {name} from "./{name}";\n' for name in used)
        return f"{HEADER.format(source=self.source)}{imports}\n{body}"

    def _alias(self, alias: str, members: frozenset[Any]) -> str:
        named = [name for it, name in self.structs.items() if it in members]
        values = sorted(f'"{value}"' for value in members if isinstance(value, str))
        return f"export type {alias} = {' | '.join(named + values)};\n"

    def _struct(self, struct: type[Struct]) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        fields = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
        fields += [self._field(struct, field) for field in info.fields]
        about = f"/** {_sentence(struct)} */\n" if _sentence(struct) else ""
        return "\n".join([f"{about}export type {self.structs[struct]} = {{", *fields, "};\n"])

    def _field(self, struct: type[Struct], field: inspect.Field) -> str:
        mark = "?" if _may_be_absent(struct, field) else ""
        described = _description(field.type)
        return f"  {field.encode_name}{mark}: {self._type(field.type)};" + (f" // {described}" if described else "")

    def _type(self, of: inspect.Type) -> str:
        match of:
            case inspect.Metadata() if of.extra == OF_ITS_GAME:
                return " | ".join(f"{game.name}.Move" for game in self.others)
            case inspect.Metadata():
                return self._type(of.type)
            case inspect.StructType():
                return self._name(of.cls)
            case inspect.ListType() | inspect.VarTupleType():
                item = self._type(of.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self._type, of.item_types))}]"
            case inspect.DictType():
                return f"Record<{self._type(of.key_type)}, {self._type(of.value_type)}>"
            case inspect.LiteralType():
                values = [f'"{value}"' if isinstance(value, str) else str(value) for value in of.values]
                return self.aliases.get(frozenset(of.values)) or " | ".join(values)
            case inspect.UnionType():
                return self._union(of)
        return SIMPLE[type(of)]

    def _union(self, union: inspect.UnionType) -> str:
        members = union.types
        structs = frozenset(member.cls for member in members if isinstance(member, inspect.StructType))
        rest = [self._type(member) for member in members if not isinstance(member, inspect.StructType)]
        for module in (self, *self.others):
            for known, alias in module.aliases.items():
                if known and known <= structs and len(known) > 1:
                    structs -= known
                    rest.insert(0, alias if module is self else f"{module.name}.{alias}")
        named = [self._name(member.cls) for member in members if getattr(member, "cls", None) in structs]
        return " | ".join(named + rest)

    def _name(self, struct: type[Struct]) -> str:
        if struct in self.structs:
            return self.structs[struct]
        owner = next(other for other in self.others if struct in other.structs)
        return f"{owner.name}.{owner.structs[struct]}"


def _is_struct(it: Any) -> bool:
    return isinstance(it, type) and issubclass(it, Struct) and it is not Struct


def _is_base(it: type[Struct]) -> bool:
    """Whether a type is there only for others to begin with it."""
    return bool(it.__subclasses__()) and it is not messages.State


def _is_alias(it: Any) -> bool:
    if get_origin(it) is Literal:
        return True
    return get_origin(it) in (Union, types.UnionType) and all(map(_is_struct, get_args(it)))


def _parts(of: Any) -> Iterator[type[Struct]]:
    """The structs that a type names."""
    for it in msgspec.structs.fields(of) if _is_struct(of) else ():
        yield from _named(it.type)


def _named(of: Any) -> Iterator[type[Struct]]:
    if _is_struct(of):
        yield of
    for part in get_args(of):
        yield from _named(part)


def _may_be_absent(struct: type[Struct], field: inspect.Field) -> bool:
    """Whether a field is left out: by us if it has its default, by clients if they wish."""
    config = struct.__struct_config__
    is_optional = field.default is msgspec.UNSET or config.omit_defaults or config.forbid_unknown_fields
    return is_optional and not field.required


def _sentence(struct: type[Struct]) -> str:
    """What a type says of itself, on one line."""
    return " ".join((struct.__doc__ or "").split())


def _description(of: inspect.Type) -> str:
    return str((of.extra_json_schema or {}).get("description", "")) if isinstance(of, inspect.Metadata) else ""


def modules() -> list[Module]:
    made: list[Module] = []
    for name in NAMES:
        made.append(Module(name, f"games/{name}/schema.py", vars(game(name).schema), []))
    said = {**vars(messages), **vars(acts)}
    shown = {name: it for name, it in said.items() if not name.startswith("_") and it is not acts.Sent}
    sent = {it.__name__: it for it in acts.SENT.values()}
    states = {it.__name__: it for it in messages.STATES.values()}
    types = {**shown, **sent, **states, "GameBegins": GameBegins}
    return [*made, Module("server", "server/messages.py and acts.py", types, made)]


# -- tables of docs/


def events_table(name: str) -> str:
    rows = ["| event | fields | |", "|---|---|---|"]
    for tag, kind in by_tag(game(name).schema.Event).items():
        rows.append(f"| `{tag}` | {_ticked(kind.__struct_fields__)} | {_sentence(kind)} |")
    return "\n".join(rows)


def view_table(name: str) -> str:
    info = inspect.type_info(game(name).schema.View)
    assert isinstance(info, inspect.StructType)
    rows = ["| field | |", "|---|---|", f'| `{info.tag_field}` | `"{info.tag}"` |']
    return "\n".join(rows + [f"| `{it.encode_name}` | {_description(it.type)} |" for it in info.fields])


def codes_table() -> str:
    rows = ["| status | codes |", "|---|---|"]
    for status in sorted({told.status for told in CODES.values()}):
        said = [f"`{code}`: {told.meaning}" for code, told in CODES.items() if told.status == status]
        rows.append(f"| {status} | {'; '.join(said)} |")
    return "\n".join(rows)


def _ticked(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def with_tables(text: str) -> str:
    """A page of docs/ with what stands between its markers made anew."""
    made = {"codes": codes_table}
    made |= {f"events of {name}": lambda name=name: events_table(name) for name in NAMES}
    made |= {f"view of {name}": lambda name=name: view_table(name) for name in NAMES}

    def fill(found: re.Match[str]) -> str:
        return f"{found[1]}\n\n{made[found[2]]()}\n\n{found[3]}"

    return re.sub(r"(<!-- made from the types: ([\w ]+) -->)\n.*?\n(<!-- end -->)", fill, text, flags=re.DOTALL)


def files() -> dict[Path, str]:
    pages = [ROOT / "docs" / "engines.md", ROOT / "docs" / "server-api.md"]
    return {
        **{WIRE / f"{module.name}.ts": module.text() for module in modules()},
        **{page: with_tables(page.read_text()) for page in pages},
    }


def main() -> int:
    made = files()
    old = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not what the types say: run python web/schema.py")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path])
        print(f"{path.relative_to(ROOT)} is made anew")
    return 0


if __name__ == "__main__":
    sys.exit(main())
