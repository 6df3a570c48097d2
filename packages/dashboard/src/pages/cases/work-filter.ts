/** The address of the page as what is asked for. Pure. */
import type { Due } from '../../cases/time-left.ts';
import type { WorkFilter } from '../../client/cases.ts';

type Given = Readonly<Record<string, string>>;

export const states = ['unresolved', 'open', 'pending', 'resolved'] as const;
export const dues = ['any', 'overdue', 'today', 'none'] as const satisfies readonly Due[];

/** What is not understood is left out, as if nobody had asked. */
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
