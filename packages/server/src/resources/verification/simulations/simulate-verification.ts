/** Simulated verification: the same submission, facts, checks and events as a real one, with pictures of a specimen. */

import { type CheckResult, noFacts } from '../../../checks/check.ts';
import { isoDate } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Perception } from '../../../perception/perception.ts';
import { withoutTrigger } from '../../../perception/trigger-values.ts';
import { type Inquiry, orderReports, storeInquiry } from '../inquiries/index.ts';
import {
  type ContactStep,
  documentTypesOf,
  findVersions,
  isContactStep,
  isDocumentStep,
  isRecordStep,
  type OfStep,
  ofStep,
  type RecordStep,
  type SimulatedVerification,
  stepName,
  type VerificationStep,
} from '../inquiry-templates/index.ts';
import {
  failCheck,
  failureReasonsOf,
  fieldsFrom,
  findEarlierDocument,
  findVerificationsOfInquiry,
  finishWithFacts,
  judge,
  type PerceivedFacts,
  perceiveImages,
  personFieldsOf,
  submit,
  type Verification,
} from '../verifications/index.ts';
import { simulateRecord } from './simulate-record.ts';
import type { ForcedOutcome } from './simulated-checks.ts';
import type { SpecimenPage } from './specimen-pictures.ts';
import { type StoredSpecimen, storeSpecimens } from './store-specimens.ts';

/**
 * Simulates the verification. Throws unprocessable if the inquiry's template does not have this verification template.
 */
export async function simulateVerification(
  context: OperationContext,
  perception: Perception,
  inquiry: Inquiry,
  verificationTemplateId: string | null,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const template = await templateOf(context, inquiry, verificationTemplateId);
  return isStep(template)
    ? simulateStep(context, perception, inquiry, template, outcome)
    : simulateRecord(context, inquiry, template, outcome);
}

type PictureStep = Exclude<VerificationStep, RecordStep | ContactStep>;

/** True for a step with pictures. */
const isStep = (template: VerificationStep | SimulatedVerification): template is PictureStep =>
  'attempts' in template && !isRecordStep(template) && !isContactStep(template);

async function simulateStep(
  context: OperationContext,
  perception: Perception,
  inquiry: Inquiry,
  step: PictureStep,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const chosen = withChosenClass(inquiry, step);
  const specimens = await storeSpecimens(context, chosen, ofStep(step, specimenPages, chosen));
  const files = specimens.map(({ file }) => file);
  const attempt = (inquiry.progress.attempts[step.kind] ?? 0) + 1;
  const submitted = await submit(context, chosen, { step, attempt, files });
  const facts = await simulatedFacts(context, perception, inquiry, submitted, {
    images: specimens,
    documentTypes: documentTypesOf(step),
  });
  const verdict = judge(step, { ...noFacts, ...facts }, isoDate(context.clock.now()), false);
  const checks = outcome === 'failed' ? withForcedFailure(verdict.checks) : verdict.checks;
  const action = outcome === 'passed' ? 'pass' : 'fail';
  const settled = await finishWithFacts(context, submitted, facts, { action, checks });
  const attempts = { ...inquiry.progress.attempts, [step.kind]: attempt };
  const fields = outcome === 'passed' ? fieldsFrom(settled, inquiry) : inquiry.fields;
  const progress = { ...inquiry.progress, attempts };
  await orderReports(context, inquiry, { after: stepName(step.kind), passed: outcome === 'passed' });
  return storeInquiry(context, { ...inquiry, fields, progress, updatedAt: context.clock.now() }, []);
}

/** Finds the template; without an id that of the first step whose kind has no passed verification. */
async function templateOf(
  context: OperationContext,
  inquiry: Inquiry,
  verificationTemplateId: string | null,
): Promise<VerificationStep | SimulatedVerification> {
  const [version] = await findVersions(context.tx, context.scope, [inquiry.templateVersionId]);
  const steps = version?.definition.steps ?? [];
  const templates = [...steps, ...(version?.definition.simulatedVerifications ?? [])];
  const done = await findVerificationsOfInquiry(context.tx, context.scope, inquiry.id);
  const open = steps.find(({ kind }) => !done.some((each) => each.kind === kind && each.status === 'passed'));
  const found =
    verificationTemplateId === null
      ? (open ?? steps[0])
      : templates.find((each) => each.verificationTemplateId === verificationTemplateId);
  if (found !== undefined) return found;
  throw new Refusal('unprocessable', {
    details: `the inquiry template has no verification template ${verificationTemplateId?.slice(0, 80)}, only ${templates
      .map(({ verificationTemplateId: id, kind }) => `${id} (${kind})`)
      .join(', ')}`,
    pointer: '/meta/simulate-actions',
  });
}

/** Selects the first class of the step if none is chosen. */
function withChosenClass(inquiry: Inquiry, step: VerificationStep): Inquiry {
  if (!isDocumentStep(step) || typeof inquiry.fields['selected-id-class'] === 'string') return inquiry;
  return { ...inquiry, fields: { ...inquiry.fields, 'selected-id-class': step.idClasses[0] ?? null } };
}

/** Pictures that the flow would request. */
const specimenPages: OfStep<[inquiry: Inquiry], readonly SpecimenPage[]> = {
  governmentId: ({ twoSidedClasses }, { fields }) =>
    twoSidedClasses.includes(String(fields['selected-id-class'])) ? ['front', 'back'] : ['front'],
  selfie: () => ['center_photo', 'left_photo', 'right_photo'],
  paper: () => ['page_1'],
  details: () => [],
  contact: () => [],
};

async function simulatedFacts(
  context: OperationContext,
  perception: Perception,
  inquiry: Inquiry,
  verification: Verification,
  shown: { readonly images: readonly StoredSpecimen[]; readonly documentTypes: readonly string[] },
): Promise<PerceivedFacts> {
  return perceiveImages(perception, {
    verification,
    ...shown,
    person: withoutTrigger(personFieldsOf(inquiry.fields)),
    accountFields: null,
    earlierDocument: await findEarlierDocument(context.tx, context.scope, inquiry.id),
  });
}

/** Fails the first check that counts and has a reason, with its first reason, marked as simulated. */
function withForcedFailure(checks: readonly CheckResult[]): readonly CheckResult[] {
  const counting = checks.filter(({ requirement, status }) => requirement === 'required' && status === 'passed');
  const forced = counting.find(({ name }) => failureReasonsOf(name).length > 0) ?? counting[0];
  return failCheck(checks, forced?.name, failureReasonsOf(forced?.name ?? '').slice(0, 1));
}
