/** Endpoint POST /inquiries/{inquiry-id}/perform-simulate-actions: simulates a person's actions in the sandbox. */

import type { Caller } from '../../../api/caller.ts';
import { writeEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Slice } from '../../../operations/slice.ts';
import type { Perception } from '../../../perception/perception.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  decideLocked,
  expireLocked,
  findInquiry,
  type Inquiry,
  lockInquiry,
  moveInquiry,
  refuseRedacted,
  type SimulateActionType,
  serializeInquiry,
  simulateMeta,
} from '../inquiries/index.ts';
import { readSimulateActions } from './input.ts';
import { simulateEnd } from './simulate-end.ts';
import { simulateVerification } from './simulate-verification.ts';

export interface SimulationParts {
  /** Returns the perception of the scope's environment. */
  readonly perceptionFor: (scope: Scope) => Perception;
}

type Perform = (
  context: OperationContext,
  inquiry: Inquiry,
  parts: SimulationParts,
  templateId: string | null,
) => Promise<Inquiry>;

const verification =
  (outcome: 'passed' | 'failed'): Perform =>
  (context, inquiry, parts, templateId) =>
    simulateVerification(context, parts.perceptionFor(context.scope), inquiry, templateId, outcome);

/** Performers of the actions, each with the operation used in production. */
const performers: Readonly<Record<SimulateActionType, Perform>> = {
  start_inquiry: (context, inquiry) => moveInquiry(context, inquiry, 'start', { previousStepName: 'start' }),
  complete_inquiry: (context, inquiry) => simulateEnd(context, inquiry, 'complete'),
  fail_inquiry: (context, inquiry) => simulateEnd(context, inquiry, 'fail'),
  expire_inquiry: (context, inquiry) => expireLocked(context, inquiry),
  mark_for_review_inquiry: (context, inquiry) => decideLocked(context, inquiry, 'mark-for-review', null),
  approve_inquiry: (context, inquiry) => decideLocked(context, inquiry, 'approve', null),
  decline_inquiry: (context, inquiry) => decideLocked(context, inquiry, 'decline', null),
  create_passed_verification: verification('passed'),
  create_failed_verification: verification('failed'),
};

const decisions: readonly SimulateActionType[] = ['mark_for_review_inquiry', 'approve_inquiry', 'decline_inquiry'];

/** Throws missing_permission for a simulated decision that the user may not make. */
function refuseDecisions(caller: Caller, actions: readonly { readonly type: SimulateActionType }[]): void {
  const decides = actions.some(({ type }) => decisions.includes(type));
  if (caller.kind === 'user' && decides) demandPermission(caller, 'inquiry.decide');
}

export function createSimulationsSlice(parts: SimulationParts): Slice {
  return {
    events: [],
    kinds: [],
    endpoints: [
      writeEndpoint({
        path: '/inquiries/{inquiry-id}/perform-simulate-actions',
        operationId: 'inquiries-perform-simulate-actions',
        summary: 'Plays what an individual or reviewer would do, in order; all of it or nothing.',
        permission: 'inquiry.write',
        resourceType: 'inquiry',
        environment: 'sandbox',
        meta: simulateMeta,
        async handle(context, { params, meta, caller }) {
          const id = params['inquiry-id'];
          const actions = readSimulateActions(meta);
          refuseDecisions(caller, actions);
          let inquiry = await lockInquiry(context, id);
          refuseRedacted(inquiry);
          for (const { type, verificationTemplateId } of actions) {
            inquiry = await performers[type](context, inquiry, parts, verificationTemplateId);
          }
          const found = await findInquiry(context.tx, context.scope, id);
          return { resource: serializeInquiry(found?.inquiry ?? inquiry) };
        },
      }),
    ],
  };
}
