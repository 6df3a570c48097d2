/** Conversion of the page's address to a filter. Pure. */
import type { Due } from '../../cases/time-left.ts';
import type { WorkFilter } from '../../client/cases.ts';

type Given = Readonly<Record<string, string>>;

export const states = ['unresolved', 'open', 'pending', 'resolved'] as const;
export const dues = ['any', 'overdue', 'today', 'none'] as const satisfies readonly Due[];

/** Returns the filter; values that it does not know are ignored. */
export function workFilterOf({ queue, template, state, with: assignee, snoozed }: Given): WorkFilter {
  return {
    ...(queue === undefined ? {} : { queue }),
    ...(template === undefined ? {} : { template }),
    ...(state === 'open' || state === 'pending' || state === 'resolved' ? { state } : {}),
    ...(assignee === undefined ? {} : { assignee }),
    ...(snoozed === 'with' ? { snoozed } : {}),
  };
}

export const dueOf = ({ due }: Given): Due => dues.find((each) => each === due) ?? 'any';
