"""Parses recorded answers with a generated client, each by the function of its operation, and prints them again.

No value may be lost or changed. Arguments: a file of [{operationId, status, body}], the folder that holds the client's
package `client`.
"""

import importlib
import json
import pkgutil
import sys
from datetime import datetime

answers_file, folder = sys.argv[1:]
sys.path.insert(0, folder)

import httpx
from client import Client, api


def plain(name):
    """The letters of a name: each generator has a way of its own to write operations."""
    return "".join(filter(str.isalnum, name)).lower()


def operations():
    for family in pkgutil.iter_modules(api.__path__, api.__name__ + "."):
        package = importlib.import_module(family.name)
        for module in pkgutil.iter_modules(package.__path__, family.name + "."):
            yield plain(module.name.rpartition(".")[2]), module.name


def same(sent, printed):
    if isinstance(sent, dict):
        return isinstance(printed, dict) and all(
            name in printed and same(value, printed[name]) for name, value in sent.items()
        )
    if isinstance(sent, list):
        return (
            isinstance(printed, list) and len(sent) == len(printed) and all(map(same, sent, printed))
        )
    if isinstance(sent, str) and isinstance(printed, str) and sent != printed:
        try:
            return datetime.fromisoformat(sent.replace("Z", "+00:00")) == datetime.fromisoformat(printed)
        except ValueError:
            return False
    return sent == printed


modules = dict(operations())
client = Client(base_url="http://client.invalid", raise_on_unexpected_status=True)
answers = json.load(open(answers_file))
parsed = 0
for answer in answers:
    operation, body = answer["operationId"], answer["body"]
    try:
        module = importlib.import_module(modules[plain(operation)])
        response = httpx.Response(answer["status"], json=body)
        read = module._parse_response(client=client, response=response)
        if not same(body, read.to_dict()):
            raise ValueError("what was printed is not what was sent")
        parsed += 1
    except Exception as error:
        print(f"{operation}: {type(error).__name__} {error}")
print(f"{parsed} of {len(answers)}")
sys.exit(0 if parsed == len(answers) else 1)
