/** Moments of an inquiry that the list shows: since when it waits, and what was last changed. Pure. */
import type { Inquiry } from '../../client/resources.ts';

type Moments = Pick<
  Inquiry['attributes'],
  | 'status'
  | 'created-at'
  | 'updated-at'
  | 'started-at'
  | 'completed-at'
  | 'failed-at'
  | 'marked-for-review-at'
  | 'decisioned-at'
  | 'expired-at'
  | 'redacted-at'
>;

/** Returns the time at which the inquiry began to wait for a person, else at which it was created. */
export const ageFrom = ({ status, ...at }: Moments): string =>
  (status === 'needs_review' ? at['marked-for-review-at'] : null) ?? at['created-at'];

export type EventName =
  | 'created'
  | 'started'
  | 'completed'
  | 'failed'
  | 'review'
  | 'approved'
  | 'declined'
  | 'decided'
  | 'expired'
  | 'redacted'
  | 'changed';

export interface LastEvent {
  readonly name: EventName;
  readonly at: string;
}

/** Milliseconds by which an inquiry may be saved after the moment of an event without another change. */
const savedWithin = 1000;

function decision(status: string): EventName {
  return status === 'approved' || status === 'declined' ? status : 'decided';
}

/** Returns what was last changed; `changed` for values, tags or steps, which have no moment of their own. */
export function lastEventOf(moments: Moments): LastEvent {
  const inOrder: readonly (readonly [EventName, string | null])[] = [
    ['started', moments['started-at']],
    ['completed', moments['completed-at']],
    ['failed', moments['failed-at']],
    ['review', moments['marked-for-review-at']],
    [decision(moments.status), moments['decisioned-at']],
    ['expired', moments['expired-at']],
    ['redacted', moments['redacted-at']],
  ];
  let last: LastEvent = { name: 'created', at: moments['created-at'] };
  for (const [name, at] of inOrder) {
    if (at !== null && Date.parse(at) >= Date.parse(last.at)) last = { name, at };
  }
  const updated = moments['updated-at'];
  return Date.parse(updated) - Date.parse(last.at) > savedWithin ? { name: 'changed', at: updated } : last;
}
