"""Values: small objects that are what their fields say, of which the program has many kinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, TypeVar, dataclass_transform

_C = TypeVar("_C", bound=type)
_NOT_GIVEN = object()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: _C) -> _C:
    """Make of a class what `dataclass(frozen=True, slots=True)` makes of it, in a tenth of the time.

    A dataclass compiles half a dozen methods for each class; here they are shared. With a hundred and
    more kinds of values that is a sixth of the time in which the window comes.
    """
    assert not getattr(cls, "__match_args__", ()), "a value is no further kind of another value"
    namespace = dict(vars(cls))
    for unwanted in ("__dict__", "__weakref__"):
        namespace.pop(unwanted, None)
    names = tuple(namespace.get("__annotations__", ()))
    given = {name: namespace.pop(name) for name in names if name in namespace}
    compared = [name for name in names if not isinstance(given.get(name), Field) or given[name].compare is not False]
    said = attrgetter(*compared) if compared else _nothing

    def same(self: Any, other: object) -> Any:
        return said(self) == said(other) if other.__class__ is self.__class__ else NotImplemented

    def as_number(self: Any) -> int:
        return hash(said(self))

    own = {"__eq__": same, "__hash__": as_number}
    told = {"__slots__": names, "__match_args__": names}
    made: Any = type(cls)(cls.__name__, cls.__bases__, _SHARED | own | namespace | told)
    made.__init__ = _init(made, names, given)
    made.__dataclass_fields__ = _FieldsLater(made, given)
    result: _C = made
    return result


def _init(made: type, names: tuple[str, ...], given: Mapping[str, Any]) -> FunctionType:
    """The one method that is each class's own: it takes the fields in their order, or by their names."""
    defaults: list[object] = []
    known: dict[str, object] = {"not_given": _NOT_GIVEN}
    makers: list[int] = []
    for number, name in enumerate(names):
        known[f"set_{number}"] = vars(made)[name].__set__
        default = given.get(name, MISSING)
        if isinstance(default, Field) and default.default_factory is not MISSING:
            known[f"make_{number}"], default = default.default_factory, _NOT_GIVEN
            makers.append(number)
        elif isinstance(default, Field):
            default = default.default
        assert not defaults or default is not MISSING, f"{name} follows fields that may be left out"
        defaults += [] if default is MISSING else [default]
    code = _code(len(names), tuple(makers)).replace(co_varnames=("self", *names))
    result = FunctionType(code, known, "__init__", tuple(defaults))
    result.__qualname__ = f"{made.__qualname__}.__init__"
    return result


@cache
def _code(fields: int, made: tuple[int, ...]) -> CodeType:
    """What sets so many fields, compiled once for all classes that have as many; `made`: those made anew if left out.

    Only the names of the parameters are each class's own.
    """
    lines = [
        f"  set_{number}(self, {f'make_{number}() if _{number} is not_given else ' if number in made else ''}_{number})"
        for number in range(fields)
    ]
    parts = ", ".join(["self", *(f"_{number}" for number in range(fields))])
    found: dict[str, FunctionType] = {}
    exec(f"def init({parts}):\n" + ("\n".join(lines) or "  pass"), found)  # noqa: S102 - no text but what stands here
    return found["init"].__code__


class _FieldsLater:
    """What `dataclasses` knows of the fields of a class, worked out when `fields` or `replace` first asks for it."""

    def __init__(self, made: Any, given: Mapping[str, Any]) -> None:
        self._made, self._given = made, given

    def __get__(self, _value: object, _kind: type) -> dict[str, Field[Any]]:
        told = {"__annotations__": self._made.__annotations__, "__module__": self._made.__module__, "__doc__": ""}
        like: Any = dataclass(init=False, repr=False, eq=False)(type(self._made.__name__, (), told | dict(self._given)))
        found: dict[str, Field[Any]] = like.__dataclass_fields__
        self._made.__dataclass_fields__ = found
        return found


def _nothing(_value: Any) -> tuple[()]:
    return ()


def _shown(value: Any) -> str:
    parts = (f"{name}={getattr(value, name)!r}" for name in value.__match_args__)
    return f"{type(value).__qualname__}({', '.join(parts)})"


def _refuse_change(_value: Any, name: str, _new: object = None) -> None:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _as_made(value: Any) -> tuple[type, tuple[object, ...]]:
    """How a copy of a value is made."""
    return type(value), tuple(getattr(value, name) for name in value.__match_args__)


_SHARED = {"__repr__": _shown, "__setattr__": _refuse_change, "__delattr__": _refuse_change, "__reduce__": _as_made}
