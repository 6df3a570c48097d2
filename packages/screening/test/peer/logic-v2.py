"""F1 of nomenklatura's logic-v2 on the kept cases and the labelled pairs, at .7 and at its best threshold.

Needs `pip install nomenklatura==4.17.4`. Run from the folder of the package: `python test/peer/logic-v2.py`.
"""
import csv
import sys

from followthemoney import EntityProxy
from nomenklatura.matching import get_algorithm

algorithm = get_algorithm("logic-v2")
config = algorithm.default_config()


def entity(schema, name, key):
    return EntityProxy.from_dict({"id": key, "schema": schema, "properties": {"name": [name]}})


def score(schema, left, right):
    return algorithm.compare(entity(schema, left, "a"), entity(schema, right, "b"), config).score


def f1(rows, threshold):
    said = [same for value, same in rows if value >= threshold]
    right = sum(said)
    wanted = sum(same for _value, same in rows)
    return 2 * right / max(1, len(said) + wanted)


def judge(name, rows):
    best = max((f1(rows, step / 50), step / 50) for step in range(50))
    print(f"{name}: F1 {f1(rows, 0.7):.3f} at .7, {best[0]:.3f} at its best threshold {best[1]:.2f}, {len(rows)} pairs")


with open("test/cases/cases.csv", encoding="utf-8") as file:
    cases = [row for row in csv.DictReader(file) if row["half"] == "kept"]
schemas = {"person": "Person", "organization": "Company"}
judge("kept cases", [(score(schemas[row["kind"]], row["left"], row["right"]), row["same"] == "true") for row in cases])
with open("training/pairs.csv", encoding="utf-8") as file:
    pairs = list(csv.DictReader(file))
judge("labelled pairs", [(score(row["schema"], row["name1"], row["name2"]), row["is_match"] == "true") for row in pairs])
sys.exit(0)
