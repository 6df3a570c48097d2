/** Commands of the sandbox bar, read from its forms. Pure. */
import type { SandboxEnd } from '@countersign/flow/page';
import type { InquiryAction, SimulateActionType } from '../../resources/verification/inquiries/index.ts';
import type { ChosenOutcome } from '../../resources/verification/verifications/index.ts';

interface End {
  /** Simulated action, as the API has it. */
  readonly type: SimulateActionType;
  /** Transition of the inquiry. */
  readonly by: InquiryAction;
}

/** Ends of an inquiry by their name in the form, in the order of the bar. */
export const ends: Readonly<Record<SandboxEnd, End>> = {
  review: { type: 'mark_for_review_inquiry', by: 'mark-for-review' },
  expire: { type: 'expire_inquiry', by: 'expire' },
  complete: { type: 'complete_inquiry', by: 'complete' },
  approve: { type: 'approve_inquiry', by: 'approve' },
  decline: { type: 'decline_inquiry', by: 'decline' },
};

export const endNames = Object.keys(ends) as readonly SandboxEnd[];

export type SandboxCommand =
  /** Outcome of the next check. */
  | { readonly kind: 'outcome'; readonly outcome: ChosenOutcome }
  | { readonly kind: 'pace'; readonly slow: boolean }
  /** Answers the screen with drawn pictures. */
  | { readonly kind: 'specimen' }
  | { readonly kind: 'end'; readonly end: End };

/** Form field of the command. */
export const commandField = 'sandbox';

const plain: ReadonlyMap<string, SandboxCommand> = new Map<string, SandboxCommand>([
  ['pass', { kind: 'outcome', outcome: { status: 'passed' } }],
  ['slow', { kind: 'pace', slow: true }],
  ['usual-pace', { kind: 'pace', slow: false }],
  ['specimen', { kind: 'specimen' }],
  ...endNames.map((name) => [name, { kind: 'end', end: ends[name] }] as const),
]);

/** Returns the command of a form; null for an unknown one. The check and the reason of a failure are not looked up. */
export function readCommand(fields: ReadonlyMap<string, string>): SandboxCommand | null {
  const name = fields.get(commandField) ?? '';
  if (name !== 'fail') return plain.get(name) ?? null;
  const [check, reason, ...rest] = (fields.get('failure') ?? '').split('.');
  if (check === undefined || reason === undefined || rest.length > 0) return null;
  return { kind: 'outcome', outcome: { status: 'failed', failure: { check, reason } } };
}
