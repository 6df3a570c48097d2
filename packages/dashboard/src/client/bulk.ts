/** Applies one action to many inquiries, a few at a time; failures are kept next to successes. */

import pMap from 'p-map';
import type { Api } from './api.ts';
import { mutationsOf } from './mutations.ts';
import type { Inquiry } from './resources.ts';

export type BulkAction = 'approve' | 'decline' | 'mark-for-review' | 'add-tag';

/** Maximum number of selected inquiries; narrow or export more. */
export const mostChosen = 1000;
const atOnce = 4;

export interface BulkOutcome {
  readonly inquiry: Inquiry;
  /** Error of the action; undefined on success. */
  readonly fault?: unknown;
}

/** Sends the action for one inquiry; null for an action without a request of its own. */
function askOf(api: Api, action: BulkAction, { id }: Inquiry, text: string): Promise<unknown> {
  if (action === 'add-tag') return api.post(`/inquiries/${id}/add-tag`, undefined, { 'tag-name': text });
  const meta = action === 'mark-for-review' || text === '' ? undefined : { comment: text };
  return api.post(`/inquiries/${id}/${action}`, undefined, meta);
}

/**
 * Applies the action to all inquiries. Ends early when `signal` is aborted; then reports only the inquiries that were
 * begun.
 */
async function doToAll(
  api: Api,
  action: BulkAction,
  inquiries: readonly Inquiry[],
  text: string,
  { signal, onOutcome }: { readonly signal: AbortSignal; readonly onOutcome: (outcome: BulkOutcome) => void },
): Promise<void> {
  await pMap(
    inquiries,
    async (inquiry) => {
      if (signal.aborted) return;
      try {
        await askOf(api, action, inquiry, text);
        onOutcome({ inquiry });
      } catch (fault) {
        onOutcome({ inquiry, fault });
      }
    },
    { concurrency: atOnce },
  );
}

export const bulkMutations = mutationsOf(['inquiry'], { doToAll }, { isAwaited: false });
