/** What inquiries need of whoever knows the rules of people's decisions. */

import type { OperationContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';
import type { Inquiry } from './inquiry.ts';

/** What becomes of a decision. */
export type DecisionRuling =
  | {
      readonly moves: true;
      /** Ids of the people who stand behind it; absent for a key's. */
      readonly decidedBy?: readonly string[];
    }
  /** Somebody else has to agree; `event` tells of it. */
  | { readonly moves: false; readonly event: string };

/** Throws second_read_required and own_inquiry. */
export const decisionRule =
  definePort<
    (
      context: OperationContext,
      inquiry: Inquiry,
      decision: 'approve' | 'decline',
      comment: string | null,
    ) => Promise<DecisionRuling>
  >()('the rule of a decision');
