/** Port to the rules for decisions made by people. */

import type { OperationContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';
import type { Inquiry } from './inquiry.ts';

/** Ruling on a decision. */
export type DecisionRuling =
  | {
      readonly moves: true;
      /** Ids of the users who made the decision; absent if a key made it. */
      readonly decidedBy?: readonly string[];
    }
  /** A second user has to agree; `event` is the event that reports this. */
  | { readonly moves: false; readonly event: string };

/** Applies the rule. Throws second_read_required and own_inquiry. */
export const decisionRule =
  definePort<
    (
      context: OperationContext,
      inquiry: Inquiry,
      decision: 'approve' | 'decline',
      comment: string | null,
    ) => Promise<DecisionRuling>
  >()('the rule of a decision');
