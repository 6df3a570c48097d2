/** Endpoint POST /inquiries/{inquiry-id}/perform-simulate-actions: simulates a person's actions in the sandbox. */

import type { Caller } from '../../../api/caller.ts';
import { writeEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { Slice } from '../../../operations/slice.ts';
import {
  findInquiry,
  lockInquiry,
  refuseRedacted,
  type SimulateActionType,
  serializeInquiry,
  simulateMeta,
} from '../inquiries/index.ts';
import { readSimulateActions } from './input.ts';
import { performAction, type SimulationParts } from './perform-action.ts';

export { performAction, type SimulationParts } from './perform-action.ts';
export type { SpecimenPage } from './specimen-pictures.ts';
export { storeSpecimenFiles } from './store-specimens.ts';

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
        summary: 'Simulates actions of an individual or a reviewer, in order, all or none.',
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
          for (const action of actions) inquiry = await performAction(context, parts, inquiry, action);
          const found = await findInquiry(context.tx, context.scope, id);
          return { resource: serializeInquiry(found?.inquiry ?? inquiry) };
        },
      }),
    ],
  };
}
