/** One answer of the individual to the current screen, in one transaction. */

import type { ProblemCode } from '@countersign/flow/page';
import type { FieldValues } from '../../fields/index.ts';
import { isoDate, isoTimestamp } from '../../lib/clock.ts';
import type { OperationContext } from '../../operations/context.ts';
import type { StoredFile } from '../../resources/platform/files/index.ts';
import {
  afterCountry,
  beginStep,
  type FlowScreen,
  firstScreenOf,
  type Inquiry,
  isOpen,
  lockInquiry,
  storeInquiry,
  submitStep,
} from '../../resources/verification/inquiries/index.ts';
import {
  classesFor,
  type DocumentStep,
  isDocumentStep,
  isRecordStep,
  type RecordStep,
  type TemplateDefinition,
  type VerificationStep,
} from '../../resources/verification/inquiry-templates/index.ts';
import { enterFiles, readDetails } from '../../resources/verification/verifications/index.ts';
import { isAnswerTo } from '../turn-challenge.ts';
import type { TurnAnswer } from '../turn-report.ts';

export interface ScreenAnswer {
  /**
   * Screen that the individual saw; an answer to another one is from an old tab or a double tap and changes nothing.
   */
  readonly screen: FlowScreen;
  readonly fields: ReadonlyMap<string, string>;
  /** Pictures of this answer, already stored. */
  readonly files: readonly StoredFile[];
  /** IP address of the sender. */
  readonly ipAddress: string;
  /** Head turns that came with selfies; null if none were filmed. */
  readonly turns: TurnAnswer | null;
}

export interface Answered {
  readonly inquiry: Inquiry;
  readonly problem: { readonly code: ProblemCode; readonly field: string | null } | null;
}

/** Processes an answer. Throws not_found if the inquiry no longer exists. */
export async function answerScreen(
  context: OperationContext,
  inquiryId: string,
  definition: TemplateDefinition,
  answer: ScreenAnswer,
): Promise<Answered> {
  const inquiry = await lockInquiry(context, inquiryId);
  const step = definition.steps[inquiry.progress.stepIndex];
  const stale = !isOpen(inquiry) || inquiry.redactedAt !== null || answer.screen !== inquiry.progress.screen;
  if (stale || step === undefined) return { inquiry, problem: null };
  if (answer.screen === 'retry') return { inquiry: await showAgain(context, inquiry, step), problem: null };
  if (isRecordStep(step)) return answerDetails(context, inquiry, step, answer);
  if (!isDocumentStep(step)) {
    if (answer.screen !== (step.kind === 'selfie' ? 'selfie' : 'paper')) return { inquiry, problem: null };
    const { turns } = answer;
    // Checked again under the lock: of two answers to one challenge the second is too late.
    if (turns !== null && !isAnswerTo(inquiry.progress.challenge, turns.nonce, turns.sessionId, context.clock.now())) {
      return { inquiry, problem: { code: 'turns_stale', field: null } };
    }
    await enterFiles(context, inquiry, answer.files);
    return {
      inquiry: await submitStep(
        context,
        inquiry,
        step,
        answer.files.map(({ id }) => id),
        { turns: turns?.report ?? null },
      ),
      problem: null,
    };
  }
  return answerDocumentScreen(context, inquiry, step, answer);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Submits the typed details unchanged; an impossible value is requested again at once, and costs no attempt. */
async function answerDetails(
  context: OperationContext,
  inquiry: Inquiry,
  step: RecordStep,
  { screen, fields: values, ipAddress }: ScreenAnswer,
): Promise<Answered> {
  if (screen !== 'details') return { inquiry, problem: null };
  const { kind, fields } = step;
  const country = inquiry.fields['address-country-code'] ?? inquiry.fields['selected-country-code'];
  const now = context.clock.now();
  const read = readDetails({ kind, fields, values, countryCode: textOf(country), today: isoDate(now) });
  if (!read.ok) {
    return { inquiry, problem: { code: `detail_${read.problem}`, field: read.field } };
  }
  const isSigned = values.get('signature') === 'yes';
  if (kind === 'database-ecbsv' && !isSigned)
    return { inquiry, problem: { code: 'signature_missing', field: 'signature' } };
  const details = kind === 'database-ecbsv' ? { ...read.details, ...signatureOf(now, ipAddress) } : read.details;
  const selected = { countryCode: read.countryCode, idClass: null };
  return { inquiry: await submitStep(context, inquiry, step, [], { details, selected }), problem: null };
}

/** Builds the signature that the authority requires: time and IP address. */
const signatureOf = (at: Date, ipAddress: string) =>
  Object.fromEntries([
    ['signature-timestamp', isoTimestamp(at)],
    ['signature-ip', ipAddress],
  ]);

async function answerDocumentScreen(
  context: OperationContext,
  inquiry: Inquiry,
  step: DocumentStep,
  answer: ScreenAnswer,
): Promise<Answered> {
  switch (answer.screen) {
    case 'country': {
      const country = answer.fields.get('country') ?? '';
      if (!step.countries.includes(country)) return choiceRequired(inquiry, 'country');
      const { screen, fields } = afterCountry(step, country);
      return { inquiry: await show(context, inquiry, screen, fields), problem: null };
    }
    case 'document-type': {
      const idClass = answer.fields.get('id-class') ?? '';
      const country = inquiry.fields['selected-country-code'];
      const offered = classesFor(typeof country === 'string' ? country : '', step.idClasses);
      if (!offered.includes(idClass)) return choiceRequired(inquiry, 'id-class');
      return { inquiry: await show(context, inquiry, 'front', { 'selected-id-class': idClass }), problem: null };
    }
    case 'front':
    case 'back':
      return { inquiry: await takeSide(context, inquiry, step, answer), problem: null };
    default:
      return { inquiry, problem: null };
  }
}

const choiceRequired = (inquiry: Inquiry, field: string): Answered => ({
  inquiry,
  problem: { code: 'choice_required', field },
});

async function show(
  context: OperationContext,
  inquiry: Inquiry,
  screen: FlowScreen,
  fields: FieldValues = {},
): Promise<Inquiry> {
  const progress = { ...inquiry.progress, screen };
  const changed = { ...inquiry, progress, fields: { ...inquiry.fields, ...fields }, updatedAt: context.clock.now() };
  return storeInquiry(context, changed, []);
}

/**
 * Stores one side of a document; asks for the other side if this class has one that is missing, else submits the step.
 */
async function takeSide(
  context: OperationContext,
  inquiry: Inquiry,
  step: DocumentStep,
  answer: ScreenAnswer,
): Promise<Inquiry> {
  const [file] = answer.files;
  if (file === undefined) return inquiry;
  await enterFiles(context, inquiry, [file]);
  const taken = answer.screen === 'front' ? { frontFileId: file.id } : { backFileId: file.id };
  const progress = { ...inquiry.progress, ...taken };
  const twoSided = step.twoSidedClasses.includes(String(inquiry.fields['selected-id-class'] ?? ''));
  if (twoSided && progress.backFileId === null) {
    return show(context, await beginStep(context, { ...inquiry, progress }, step, [file.id]), 'back');
  }
  return submitStep(context, { ...inquiry, progress }, step, [progress.frontFileId, progress.backFileId]);
}

/** Shows the screen again and drops the parts to retake; a good side stays. */
async function showAgain(context: OperationContext, inquiry: Inquiry, step: VerificationStep): Promise<Inquiry> {
  const { retry } = inquiry.progress;
  if (retry === null || retry.part === 'selfie') return show(context, inquiry, 'selfie');
  if (retry.part === 'paper' || retry.part === 'details') return show(context, inquiry, retry.part);
  const { front, back } = { front: { frontFileId: null }, back: { backFileId: null } };
  const forgotten = { front, back, document: { ...front, ...back }, choice: { ...front, ...back } }[retry.part];
  const again = { ...inquiry, progress: { ...inquiry.progress, ...forgotten } };
  if (retry.part !== 'choice') return show(context, again, retry.part === 'back' ? 'back' : 'front');
  const { screen, fields } = firstScreenOf(step);
  return show(context, again, screen, fields);
}
