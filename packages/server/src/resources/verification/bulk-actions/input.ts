/** Conversion of a request for a bulk action. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { actions } from './actions.ts';
import type { BulkActionName } from './bulk-action.ts';
import type { startBody } from './schema.ts';

export interface StartBulkAction {
  readonly action: BulkActionName;
  /** Ids in the order in which they were sent, each once. */
  readonly inquiryIds: readonly string[];
  /** Reason or tag; null for none. */
  readonly text: string | null;
}

/** Reads the body. Throws bad_request for a text that the action does not take, and for a tag that is missing. */
export function readStart(body: Wire<typeof startBody>): StartBulkAction {
  const { action } = body;
  const { member } = actions[action];
  for (const name of ['comment', 'tag-name'] as const) {
    if (name === member || body[name] === undefined) continue;
    throw new Refusal('bad_request', problemAt(`/${name}`, `is not a member of the action ${action}`));
  }
  const text = member === null ? null : (body[member] ?? null);
  if (member === 'tag-name' && text === null) {
    throw new Refusal('bad_request', problemAt('/tag-name', 'must be sent'));
  }
  return { action, inquiryIds: [...new Set(body['inquiry-ids'])], text: text === '' ? null : text };
}
