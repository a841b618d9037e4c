"""Tuples whose parts have names, of which the program has a hundred kinds."""

from __future__ import annotations

from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from collections import _tuplegetter

    class _Kinds(type):
        """Makes each kind: a class of its own, as `typing.NamedTuple` makes it, in a quarter of the time.

        That looks into what every part is annotated with, and compiles a method for each class. With so many
        kinds that is a fiftieth of the time in which the window comes.
        """

        def __new__(cls, name: str, _bases: tuple[type, ...], namespace: dict[str, Any]) -> type:
            names = tuple(namespace.get("__annotations__", ()))
            defaults = {each: namespace.pop(each) for each in names if each in namespace}
            assert names[len(names) - len(defaults) :] == tuple(defaults), f"{name}: parts follow that may be left out"
            parts = {each: _tuplegetter(number, "") for number, each in enumerate(names)}
            own = {"__slots__": (), "__match_args__": names, "_fields": names, "_field_defaults": defaults}
            made = type(name, (tuple,), _SHARED | own | parts | namespace)
            made.__new__ = _new(name, names, tuple(defaults.values()))
            return made

    def _new(kind: str, names: tuple[str, ...], defaults: tuple[object, ...]) -> FunctionType:
        """What takes the parts in their order, or by their names."""
        code = _code(len(names)).replace(co_varnames=("_cls", *names))
        result = FunctionType(code, {"new": tuple.__new__}, "__new__", defaults)
        result.__qualname__ = f"{kind}.__new__"
        return result

    @cache
    def _code(parts: int) -> CodeType:
        """What makes a tuple of so many parts, compiled once for all kinds that have as many."""
        given = "".join(f", _{number}" for number in range(parts))
        found: dict[str, FunctionType] = {}
        exec(f"def made(_cls{given}): return new(_cls, ({given[2:]}{',' if parts == 1 else ''}))", found)  # noqa: S102 - no text but what stands here
        return found["made"].__code__

    def _replace(self, /, **new: object) -> tuple[Any, ...]:
        """The same with other parts in place of those that are named."""
        result = tuple.__new__(type(self), map(new.pop, self._fields, self))
        if new:
            raise ValueError(f"{type(self).__name__} has no {', '.join(new)}")
        return result

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def _shown(self) -> str:
        parts = (f"{name}={part!r}" for name, part in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({', '.join(parts)})"

    def _as_made(self) -> tuple[Any, ...]:
        """How a copy is made."""
        return tuple(self)

    _SHARED = {"_replace": _replace, "_asdict": _asdict, "__repr__": _shown, "__getnewargs__": _as_made}

    NamedTuple = type.__new__(_Kinds, "NamedTuple", (), {})

__all__ = ["NamedTuple"]
