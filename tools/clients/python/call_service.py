"""Calls a running service by a generated client.

Arguments: the folder that holds the client's package `client`, then address, API key, id of an inquiry template.
"""

import sys
import time
import typing

folder, base_url, key, template_id = sys.argv[1:]
sys.path.insert(0, folder)

from client import AuthenticatedClient
from client.api.events import list_all_events
from client.api.inquiries import (
    approve_an_inquiry,
    create_an_inquiry,
    decline_an_inquiry,
    inquiries_add_tag,
    inquiries_perform_simulate_actions,
    inquiries_remove_tag,
    list_all_inquiries,
    retrieve_an_inquiry,
    update_an_inquiry,
)
from client.api.webhooks import create_a_webhook

client = AuthenticatedClient(base_url=f"{base_url}/api/v1", token=key, raise_on_unexpected_status=True)
calls = 0


def model(operation, parameter, value):
    """The value as the class which the operation asks for."""
    hint = typing.get_type_hints(operation.sync_detailed)[parameter]
    (kind,) = [each for each in typing.get_args(hint) or (hint,) if hasattr(each, "from_dict")]
    return kind.from_dict(value)


def called(operation, *ids, status=200, **arguments):
    """The document that was answered, as the generated class of that status printed it."""
    global calls
    models = {
        name: model(operation, name, value) if isinstance(value, dict) else value for name, value in arguments.items()
    }
    response = operation.sync_detailed(*ids, client=client, **models)
    assert response.status_code == status, f"{operation.__name__}: {response.status_code} {response.content}"
    calls += 1
    return response.parsed.to_dict()


reference_id = f"python-{time.time_ns()}"
body = {"data": {"attributes": {"inquiry-template-id": template_id, "reference-id": reference_id}}}
inquiry = called(create_an_inquiry, body=body)["data"]
other = called(create_an_inquiry, body=body)["data"]
assert inquiry["attributes"]["status"] == "created"

read = called(retrieve_an_inquiry, inquiry["id"], include="inquiry-template")
assert read["data"]["attributes"]["reference-id"] == reference_id
assert template_id in [each["id"] for each in read["included"]]

by_reference = {"reference-id": reference_id}
first = called(list_all_inquiries, page={"size": 1}, filter_=by_reference)
assert [each["id"] for each in first["data"]] == [other["id"]]
assert first["links"]["next"] is not None
second = called(list_all_inquiries, page={"size": 1, "after": other["id"]}, filter_=by_reference)
assert [each["id"] for each in second["data"]] == [inquiry["id"]]

note = "Grüße, 世界"
updated = called(update_an_inquiry, inquiry["id"], body={"data": {"attributes": {"note": note}}})
assert updated["data"]["attributes"]["note"] == note
tag = {"meta": {"tag-name": "vip"}}
assert called(inquiries_add_tag, inquiry["id"], body=tag)["data"]["attributes"]["tags"] == ["vip"]
assert called(inquiries_remove_tag, inquiry["id"], body=tag)["data"]["attributes"]["tags"] == []

actions = {"meta": {"simulate-actions": [{"type": "start_inquiry"}, {"type": "complete_inquiry"}]}}
for each in (inquiry, other):
    called(inquiries_perform_simulate_actions, each["id"], body=actions)
approved = called(approve_an_inquiry, inquiry["id"], body={"meta": {"comment": "seen"}})
assert approved["data"]["attributes"]["status"] == "approved"
declined = called(decline_an_inquiry, other["id"])
assert declined["data"]["attributes"]["status"] == "declined"

attributes = {"name": "clients", "url": "https://example.com/hook", "enabled-events": ["inquiry.approved"]}
webhook = called(create_a_webhook, body={"data": {"attributes": attributes}}, status=201)
assert webhook["data"]["attributes"]["status"] == "disabled"
events = called(list_all_events, filter_={"object-id": inquiry["id"]})
assert "inquiry.approved" in [each["attributes"]["name"] for each in events["data"]]

missing = called(retrieve_an_inquiry, "inq_missing", status=404)
assert missing["errors"][0]["code"] == "not_found"
empty = {"data": {"attributes": {"inquiry-template-id": ""}}}
refused = called(create_an_inquiry, body=empty, status=400)
assert refused["errors"][0]["source"]["pointer"] == "/data/attributes/inquiry-template-id"

print(f"{calls} calls")
