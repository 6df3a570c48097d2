/** Simulated actions, for the API and for the sandbox bar of the hosted flow. */
import type { OperationContext } from '../../../operations/context.ts';
import type { Perception } from '../../../perception/perception.ts';
import type { Scope } from '../../../security/scope.ts';
import { decideLocked, expireLocked, type Inquiry, moveInquiry, type SimulateActionType } from '../inquiries/index.ts';
import type { SimulateAction } from './input.ts';
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

/** Performs one action on the locked inquiry. Throws conflict if its status does not permit the action. */
export const performAction = (
  context: OperationContext,
  parts: SimulationParts,
  inquiry: Inquiry,
  { type, verificationTemplateId }: SimulateAction,
): Promise<Inquiry> => performers[type](context, inquiry, parts, verificationTemplateId);
