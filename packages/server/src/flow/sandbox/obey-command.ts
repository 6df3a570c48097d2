/** Choice of a developer for the next check or for the whole inquiry, in one transaction. */
import type { OperationContext } from '../../operations/context.ts';
import {
  type Inquiry,
  isOpen,
  isPermitted,
  lockInquiry,
  type NextCheck,
  storeInquiry,
} from '../../resources/verification/inquiries/index.ts';
import type { TemplateDefinition, VerificationStep } from '../../resources/verification/inquiry-templates/index.ts';
import { performAction } from '../../resources/verification/simulations/index.ts';
import { isPossible } from '../../resources/verification/verifications/index.ts';
import type { FlowParts } from '../flow-parts.ts';
import { screenOf } from '../screens/index.ts';
import { type Answered, unanswered } from '../screens/screen.ts';
import type { SandboxCommand } from './read-command.ts';

type Choice = Extract<SandboxCommand, { readonly kind: 'outcome' | 'pace' }>;

/** Returns the answer to a command, a check or a reason that does not exist here. */
export const unknownCommand = (inquiry: Inquiry): Answered => ({
  inquiry,
  problem: { code: 'sandbox_unknown', field: null },
});

/**
 * Obeys the command; one that the status of the inquiry does not permit any more changes nothing. Throws not_found if
 * the inquiry no longer exists.
 */
export async function obeyCommand(
  context: OperationContext,
  parts: Pick<FlowParts, 'perceptionFor'>,
  inquiryId: string,
  definition: TemplateDefinition,
  command: Exclude<SandboxCommand, { readonly kind: 'specimen' }>,
): Promise<Answered> {
  const inquiry = await lockInquiry(context, inquiryId);
  if (inquiry.redactedAt !== null) return unanswered(inquiry);
  if (command.kind !== 'end') return choose(context, inquiry, definition, command);
  const { type, by } = command.end;
  if (!isPermitted(inquiry, by)) return unanswered(inquiry);
  return unanswered(await performAction(context, parts, inquiry, { type, verificationTemplateId: null }));
}

async function choose(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  command: Choice,
): Promise<Answered> {
  const shown = isOpen(inquiry) ? screenOf(inquiry, definition) : null;
  if (shown === null || shown.step === null || shown.screen.waits === true) return unanswered(inquiry);
  if (!isChoiceOf(shown.step, command)) return unknownCommand(inquiry);
  const progress = { ...inquiry.progress, nextCheck: chosen(inquiry, command) };
  return unanswered(await storeInquiry(context, { ...inquiry, progress }, []));
}

const isChoiceOf = (step: VerificationStep, command: Choice): boolean =>
  command.kind === 'pace' || command.outcome.status === 'passed' || isPossible(step, command.outcome.failure);

function chosen({ progress }: Inquiry, command: Choice): NextCheck {
  const before = progress.nextCheck ?? { outcome: null, slow: false };
  return command.kind === 'pace' ? { ...before, slow: command.slow } : { ...before, outcome: command.outcome };
}
