/** A simulated verification: the same submission, facts, checks and events as a real one, without a picture. */
import type { NormalizedImage } from '@countersign/engines/facts';
import type { OperationContext } from '../../api/endpoint.ts';
import { type CheckResult, noFacts } from '../../checks/check.ts';
import { findCheck } from '../../checks/index.ts';
import { isoDate } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Perception, PersonFields } from '../../perception/perception.ts';
import { triggerOf } from '../../perception/trigger-values.ts';
import { liveSubject } from '../../security/subject-keys.ts';
import { finishDocument, submitDocument } from '../documents/index.ts';
import type { FilePage } from '../files/index.ts';
import { fieldsFrom, type PerceivedFacts, perceiveImages, personFieldsOf, readOutcome } from '../hosted-flow/index.ts';
import { type Inquiry, storeInquiry } from '../inquiries/index.ts';
import {
  findVersions,
  isDocumentStep,
  type SimulatedVerification,
  type VerificationKind,
  type VerificationStep,
} from '../inquiry-templates/index.ts';
import { finishSelfie, submitSelfie } from '../selfies/index.ts';
import {
  findVerificationsOfInquiry,
  judge,
  settleVerification,
  submitVerification,
  type Verification,
} from '../verifications/index.ts';
import { simulateRecord } from './simulate-record.ts';
import type { ForcedOutcome } from './simulated-records.ts';

/** Stands for the photo that a simulation does not have. */
const blankImage: NormalizedImage = {
  ok: true,
  jpeg: new Uint8Array(),
  width: 1600,
  height: 1000,
  format: 'jpeg',
  sha256: '0'.repeat(64),
  perceptualHash: '0'.repeat(16),
  capture: { make: null, model: null, software: null, takenAt: null },
};

/** Throws unprocessable when nothing of the inquiry's template has this verification template. */
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

const isStep = (template: VerificationStep | SimulatedVerification): template is VerificationStep =>
  'attempts' in template;

async function simulateStep(
  context: OperationContext,
  perception: Perception,
  inquiry: Inquiry,
  step: VerificationStep,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const submitted = await submit(context, inquiry, step);
  const facts = await simulatedFacts(
    context,
    perception,
    inquiry,
    submitted,
    step.kind === 'document' ? step.documentTypes : [],
  );
  const verdict = judge(step, { ...noFacts, ...facts }, isoDate(context.clock.now()), false);
  const checks = outcome === 'failed' ? withForcedFailure(verdict.checks) : verdict.checks;
  const read = { ...readOutcome(submitted, facts), checks };
  const settled = await settleVerification(context, submitted, outcome === 'passed' ? 'pass' : 'fail', read);
  await finishSubmission(context, settled);
  const attempts = { ...inquiry.progress.attempts, [step.kind]: submitted.attempt };
  const fields = outcome === 'passed' ? fieldsFrom(settled, inquiry) : inquiry.fields;
  const progress = { ...inquiry.progress, attempts };
  return storeInquiry(context, { ...inquiry, fields, progress, updatedAt: context.clock.now() }, []);
}

/** Without an id the first step whose kind has no passed verification is meant. */
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

async function submit(context: OperationContext, inquiry: Inquiry, step: VerificationStep): Promise<Verification> {
  const subject = liveSubject(inquiry.subject);
  const shared = {
    inquiryId: inquiry.id,
    templateId: inquiry.templateId,
    templateVersionId: inquiry.templateVersionId,
    subject,
  };
  const selected = isDocumentStep(step) ? chosenOf(inquiry, step.idClasses[0]) : { countryCode: null, idClass: null };
  const documentId =
    step.kind === 'selfie'
      ? null
      : await submitDocument(context, {
          ...shared,
          kind: isDocumentStep(step) ? 'government-id' : 'generic',
          idClass: selected.idClass,
        });
  const selfieId = step.kind === 'selfie' ? await submitSelfie(context, inquiry.id, subject) : null;
  return submitVerification(context, {
    ...shared,
    accountId: inquiry.accountId,
    step,
    kind: step.kind,
    attempt: (inquiry.progress.attempts[step.kind] ?? 0) + 1,
    documentId,
    selfieId,
    secrets: { selected, idClass: selected.idClass, captureMethod: 'api' },
  });
}

function chosenOf(inquiry: Inquiry, firstClass: string | undefined) {
  const text = (key: string): string | null => {
    const value = inquiry.fields[key];
    return typeof value === 'string' ? value : null;
  };
  return { countryCode: text('selected-country-code'), idClass: text('selected-id-class') ?? firstClass ?? null };
}

/** A trigger value in the name is for the hosted flow; here the caller says the outcome. */
function ordinaryPerson(inquiry: Inquiry): PersonFields {
  const person = personFieldsOf(inquiry.fields);
  return triggerOf(person['name-last']) === null ? person : { ...person, 'name-last': null };
}

const pagesOf: Readonly<Record<VerificationKind, readonly FilePage[]>> = {
  selfie: ['center_photo', 'left_photo', 'right_photo'],
  'government-id': ['front', 'back'],
  'driver-license': ['front', 'back'],
  document: ['page_1'],
  database: [],
};

async function simulatedFacts(
  context: OperationContext,
  perception: Perception,
  inquiry: Inquiry,
  verification: Verification,
  documentTypes: readonly string[],
): Promise<PerceivedFacts> {
  const earlier = await findVerificationsOfInquiry(context.tx, context.scope, inquiry.id);
  const earlierDocument = earlier.findLast((each) => each.documentFacts !== null)?.documentFacts ?? null;
  return perceiveImages(perception, {
    verification,
    images: pagesOf[verification.kind].map((page) => ({ page, image: blankImage })),
    person: ordinaryPerson(inquiry),
    accountFields: null,
    earlierDocument,
    documentTypes,
  });
}

/** Reasons for which the check of this name fails, none of those for which it has no answer. */
function failureReasonsOf(name: string): readonly string[] {
  const { reasons = [], reserved = [], needs = {} } = findCheck(name) ?? {};
  const unanswered: readonly unknown[] = Object.values(needs);
  return reasons.filter((reason) => !reserved.includes(reason) && !unanswered.includes(reason));
}

/** The first check that counts and can give a reason fails for the first of them, marked as simulated. */
function withForcedFailure(checks: readonly CheckResult[]): readonly CheckResult[] {
  const counting = checks.filter(({ requirement, status }) => requirement === 'required' && status === 'passed');
  const forced = counting.find(({ name }) => failureReasonsOf(name).length > 0) ?? counting[0];
  return checks.map((check) => {
    if (check !== forced) return check;
    const reasons = failureReasonsOf(check.name).slice(0, 1);
    return { ...check, status: 'failed' as const, reasons, metadata: { simulated: true } };
  });
}

async function finishSubmission(context: OperationContext, settled: Verification): Promise<void> {
  const { documentId, selfieId, idClass, attributes, documentType, extractions } = settled;
  const read = { idClass, attributes, documentType, extractions };
  if (documentId !== null) await finishDocument(context, documentId, 'processed', read);
  if (selfieId !== null) await finishSelfie(context, selfieId, liveSubject(settled.subject), 'processed');
}
