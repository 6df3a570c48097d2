-- State of an inquiry that a bulk action could not move: a status, `redacted`, or `awaits_report`. Null for another refusal.
alter table bulk_action_rows add column refusal_cause text;
