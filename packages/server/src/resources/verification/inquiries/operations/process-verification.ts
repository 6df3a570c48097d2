/**
 * Job behind the processing screen. Perception runs outside of any transaction; then one transaction settles the
 * verification and advances the inquiry. Idempotent: a second run finds it settled.
 */
import type { Reader } from '../../../../database/connection.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { withoutTrigger } from '../../../../perception/trigger-values.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { findVersions, type TemplateDefinition, type VerificationStep } from '../../inquiry-templates/index.ts';
import {
  type ChosenOutcome,
  type Evidence,
  findVerifications,
  gatherEvidence,
  type Perceived,
  type PerceivingParts,
  perceiveSubmission,
  settle,
} from '../../verifications/index.ts';
import { advanceInquiry } from '../advance-inquiry.ts';
import type { Inquiry } from '../inquiry.ts';
import { isOpen } from '../states.ts';
import { findInquiry } from '../store.ts';
import { lockInquiry } from './change-inquiry.ts';
import { handToReviewer } from './hand-to-reviewer.ts';

export interface ProcessingParts extends PerceivingParts {
  readonly store: FileStore;
}

/**
 * Processes the verification; `chosen` replaces the outcome of its checks. Throws the error that prevented the reading;
 * the verification then stays submitted for a retry.
 */
export async function processVerification(
  parts: ProcessingParts,
  scope: Scope,
  verificationId: string,
  chosen: ChosenOutcome | null = null,
): Promise<void> {
  const system = { type: 'system' } as const;
  const found = await parts.runner.read(scope, ({ tx }) => findEvidence(tx, scope, parts.store, verificationId));
  if (found === null) return;
  const evidence = chosen === null ? found : { ...found, person: withoutTrigger(found.person) };
  try {
    const perceived = await perceiveSubmission(parts, scope, evidence);
    await parts.runner.write(scope, system, (context) =>
      settleAndAdvance(context, parts, evidence, { perceived, chosen }),
    );
  } catch (fault) {
    await parts.runner.write(scope, system, (context) => handToReviewer(context, evidence.verification));
    throw fault;
  }
}

/** Returns the evidence; null if there is nothing to read: settled, canceled or redacted meanwhile. */
async function findEvidence(
  tx: Reader,
  scope: Scope,
  store: FileStore,
  verificationId: string,
): Promise<Evidence | null> {
  const [verification] = await findVerifications(tx, scope, [verificationId]);
  if (verification?.status !== 'submitted' || verification.redactedAt !== null) return null;
  const found = await findInquiry(tx, scope, verification.inquiryId);
  if (found === null || found.inquiry.redactedAt !== null) return null;
  const { step } = await placeOf(tx, scope, found.inquiry);
  return step === undefined ? null : gatherEvidence(tx, scope, store, { verification, inquiry: found.inquiry, step });
}

interface Place {
  readonly definition: TemplateDefinition | undefined;
  /** Step of the template; undefined if the template has no such step. */
  readonly step: VerificationStep | undefined;
}

async function placeOf(tx: Reader, scope: Scope, { templateVersionId, progress }: Inquiry): Promise<Place> {
  const [version] = await findVersions(tx, scope, [templateVersionId]);
  return { definition: version?.definition, step: version?.definition.steps[progress.stepIndex] };
}

async function settleAndAdvance(
  context: OperationContext,
  { perceptionFor }: ProcessingParts,
  { verification: { id, inquiryId } }: Evidence,
  { perceived, chosen }: { readonly perceived: Perceived; readonly chosen: ChosenOutcome | null },
): Promise<void> {
  const { tx, scope } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  const [verification] = await findVerifications(tx, scope, [id]);
  const waits = verification?.status === 'submitted' && inquiry.progress.verificationId === id;
  if (!waits || inquiry.redactedAt !== null) return;
  const { definition, step } = await placeOf(tx, scope, inquiry);
  if (definition === undefined || step === undefined) throw new Error(`inquiry ${inquiry.id} has no step to settle`);
  const settled = await settle(context, perceptionFor(scope), {
    verification,
    step,
    perceived,
    tryRemains: step.attempts > (inquiry.progress.attempts[step.kind] ?? 0),
    accountId: inquiry.accountId,
    approved: inquiry.status === 'approved',
    chosen,
  });
  // If a key decided meanwhile, the verification keeps its readings and the decision remains.
  if (isOpen(inquiry)) await advanceInquiry(context, inquiry, definition, settled);
}
