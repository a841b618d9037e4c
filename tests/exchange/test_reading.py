"""The one door: what comes through it is known by what it holds, and nothing that comes through it ever throws."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.exchange.board import BoardsRead
from bridgetable.exchange.lin_write import lin_text
from bridgetable.exchange.link import link_text
from bridgetable.exchange.octets import LARGEST
from bridgetable.exchange.own_section import offered
from bridgetable.exchange.pbn_tokens import MOST_BOARDS
from bridgetable.exchange.pbn_write import written
from bridgetable.exchange.reading import boards_in
from bridgetable.exchange.recognise import kind_of, recognised
from bridgetable.resources import resource_path
from exchange import dealt
from exchange.test_dealfiles import bri, dlm, dup
from exchange.test_in_words import DEAL, WORDS
from exchange.test_link import hand_by_hand

CASE = resource_path("cases", "law54", "law54-b-accepts.toml").read_bytes()
BOARD = dealt.board(4)
SAMPLES: dict[str, bytes] = {
    "case": CASE,
    "PBN": written([dealt.board(4), dealt.board(5, 17)]).text.encode("latin-1"),
    "LIN": (lin_text(dealt.board(4)) + lin_text(dealt.board(6, 9))).encode(),
    "link": f"look: {link_text(BOARD)}\nand {hand_by_hand()}".encode(),
    "DLM": f"[Document]\nFrom board=1\n{dlm(1)}\n{dlm(2)}\n".encode(),
    "DUP": dup(1) + dup(2) + dup(3),
    "BRI": bri(1) + bri(2),
    "deal": f'"{DEAL}"\n'.encode(),
    "words": "\n".join(f"{seat}: {hand}" for seat, hand in WORDS.items()).encode(),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_a_file_is_known_by_what_stands_in_it(name: str) -> None:
    assert recognised(SAMPLES[name]).kind == {"words": "deal"}.get(name, name)
    reading = boards_in(SAMPLES[name], "any.name")
    assert reading.boards
    assert not reading.refused
    assert {board.origin.file for board in reading.boards} == {"any.name"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[Board 7]\nstory = 'md|'", "case"),
        (f"see https://example.org/ for this:\n{DEAL}", "deal"),
        (f"{DEAL}\nfrom https://example.org/", "deal"),
        ("nt|see http://www.bridgebase.com/|md|1,,,|", "LIN"),
        ('[Event "x"]\n{ http://tinyurl.com/a md|1,,,| }', "PBN"),
        ('[Event "x"]\n{\nid = 3\n}', "PBN"),
        ('  [ Event  "lower"]', "PBN"),
        ("board 3=" + "abcdefghijklmnopabcdefghij", "DLM"),
    ],
)
def test_what_stands_beside_it_makes_it_nothing_else(text: str, kind: str) -> None:
    assert kind_of(text) == kind


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "There is nothing in it."),
        (b" \r\n\x1a", "There is nothing in it."),
        (b"%PDF-1.4 ...", "This is a PDF"),
        (b"PK\x03\x04....", "This is a packed file."),
        (b"\x89PNG....", "This is a picture"),
        (b"\xd0\xcf\x11\xe0....", "This is a file of a word processor"),
        (b"<!DOCTYPE html><p>Pairs", "This is a page of the web"),
        (b"See you at seven.", "No board is found in it. Boards are read from"),
        (b"qx|o1|pg||", "This is LIN, but there is no board in it."),
    ],
)
def test_what_holds_no_board_is_told_what_it_is(data: bytes, said: str) -> None:
    reading = boards_in(data)
    assert not reading.boards
    assert [each.what.startswith(said) for each in reading.refused] == [True]


def test_what_is_odd_about_its_letters_is_told_whatever_it_holds() -> None:
    head = b"% charset=klingon\n"
    for text in (b"md|1SA,,,|", b"qx|o1|pg||"):
        assert [remark.line for remark in boards_in(head + text).remarks] == [1]


def test_letters_can_be_chosen() -> None:
    board = boards_in(b"pn|Kl\xf8,b,c,d|md|1SA,,,|", charset="cp1250").boards[0]
    assert "Klř" in board.names.values()


def test_a_case_comes_through_whole() -> None:
    [board] = boards_in(CASE, "law54.toml").boards
    [imported] = offered(board)
    assert imported.case == parse_case(CASE.decode(), "law54.toml")
    assert board.origin.kind == "case"


def test_a_case_that_is_wrong_says_so_line_by_line() -> None:
    refused = boards_in(b'id = "a"\nactions = ["E leads C2", "E flies"]\nlevel = 9').refused
    assert sorted(each.line or 0 for each in refused) == [2, 3]
    assert boards_in(b'id = "a"\n' + b"#" * 2_000_000).refused[0].what == "it is larger than 2 MB"


@pytest.mark.parametrize("text", ["md|1,,,|", '[Board "1"]\n', "\nBoard 1=" + "a" * 26])
def test_too_many_boards_are_refused_with_the_number(text: str) -> None:
    begun = time.perf_counter()
    refused = boards_in(text.encode() * (MOST_BOARDS + 1)).refused
    assert [each.what for each in refused] == ["There are 50001 boards in it: no more than 50000 are read."]
    assert time.perf_counter() - begun < 4


def test_too_many_blocks_and_bytes_are_refused_with_the_number() -> None:
    assert "50001" in boards_in(bri(1) + bytes(128 * MOST_BOARDS)).refused[0].what
    assert "64 MB" in boards_in(bytes(LARGEST + 1)).refused[0].what


# Whatever comes


def changed(data: bytes, rng: random.Random) -> bytes:
    """The same with something cut out, doubled, put elsewhere or overwritten."""
    for _ in range(rng.randint(1, 6)):
        one, other = sorted(rng.randint(0, len(data)) for _ in range(2))
        match rng.randint(0, 5):
            case 0:
                data = data[:one] + data[other:]
            case 1:
                data = data[:other] + data[one:]
            case 2:
                data = data[:one] + bytes(rng.randrange(256) for _ in range(rng.randint(1, 9))) + data[one:]
            case 3:
                data = (
                    data[:one] + rng.choice((b"|", b"\n", b"%", b"[", b'"', b",", b"{", b"\0", b"&lin=")) + data[one:]
                )
            case 4:
                data = data[other:] + data[:one]
            case 5:
                data = data[:one] + rng.choice(list(SAMPLES.values()))[: rng.randint(1, 300)] + data[other:]
    return data


@pytest.mark.parametrize("name", SAMPLES)
def test_nothing_that_comes_throws_or_takes_long(name: str) -> None:
    rng = random.Random(name)
    for _ in range(300):
        data = changed(SAMPLES[name], rng)
        begun = time.perf_counter()
        reading = boards_in(data)
        assert time.perf_counter() - begun < 2, data
        assert reading.boards or reading.refused, data
        assert all(each.what for each in reading.refused), data
        for board in reading.boards:
            lin_text(board)


LONG: dict[str, Callable[[int], str]] = {
    "bars": lambda size: "md|" + "|" * size,
    "one hand": lambda size: "md|1" + "S" * size + "|",
    "dots": lambda size: "." * size,
    "hands": lambda size: "A.K.Q.J " * (size // 8),
    "commas": lambda size: "N:" + "A.K.Q.J," * (size // 8) + "x",
    "links": lambda size: "http://" * (size // 7),
    "broken links": lambda size: "http://a?lin=md|1,,,|" + "\n%41" * (size // 4),
    "lines": lambda size: "http://a?lin=md|1,,,|" + "\nx" * (size // 2) + "|",
    "seats": lambda size: "North: SA " * (size // 10),
    "letters": lambda size: "N: SA\n" * (size // 6),
    "calls": lambda size: "md|1,,,|mb|" + "p" * size + "|",
    "cards": lambda size: "md|1,,,|mb|1nppp|pc|" + "SA" * (size // 2) + "|",
    "percents": lambda size: "http://a?lin=md|1,,," + "%41" * (size // 3),
    "charset": lambda size: "%" + "charset" * (size // 7),
    "spaces": lambda size: "md|1,,,|nt|" + " " * size + "|" + " " * size,
    "blank lines": lambda size: "\n" * size,
    "tens": lambda size: "10" * (size // 2) + ".",
    "keys": lambda size: "&a=" * (size // 3),
    "signs": lambda size: "md|1,,,|nt|" + "^*" * (size // 2) + "|",
    "words": lambda size: "abcdefghij" * (size // 10),
}


@pytest.mark.parametrize("name", LONG)
def test_ten_times_as_long_takes_no_hundred_times_as_long(name: str) -> None:
    taken = []
    for size in (4_000, 40_000):
        data = LONG[name](size).encode()
        begun = time.process_time()  # of its own: the machine may be busy
        assert isinstance(boards_in(data), BoardsRead)
        taken.append(time.process_time() - begun)
    assert taken[1] < max(25 * taken[0], 0.5)
