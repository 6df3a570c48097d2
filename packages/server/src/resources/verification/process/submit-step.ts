/** The pictures of a step are complete: the verification is submitted and a job reads it. */

import type { TurnReport } from '../../../checks/check.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { type LiveSubject, liveSubject } from '../../../security/subject-keys.ts';
import { type FileReference, findFiles, paperPages, referenceTo, type StoredFile } from '../../platform/files/index.ts';
import { beginDocument, submitDocument } from '../documents/index.ts';
import { type Inquiry, storeInquiry } from '../inquiries/index.ts';
import type { VerificationStep } from '../inquiry-templates/index.ts';
import { submitSelfie } from '../selfies/index.ts';
import {
  beginVerification,
  findVerifications,
  type Submission,
  submitVerification,
  type Verification,
  type VerificationSecrets,
} from '../verifications/index.ts';
import { processVerificationJob } from './jobs/process-verification.ts';

interface Submitted {
  readonly documentId: string | null;
  readonly selfieId: string | null;
  readonly secrets: Partial<VerificationSecrets>;
}

async function storedFiles(context: OperationContext, ids: readonly (string | null)[]): Promise<StoredFile[]> {
  const wanted = ids.filter((id) => id !== null);
  return (await findFiles(context.tx, context.scope, wanted)).map(({ file }) => file);
}

const fieldText = (inquiry: Inquiry, key: string): string | null => {
  const value = inquiry.fields[key];
  return typeof value === 'string' ? value : null;
};

const submissionOf = (inquiry: Inquiry, step: VerificationStep, submitted: Submitted): Submission => ({
  inquiryId: inquiry.id,
  accountId: inquiry.accountId,
  templateId: inquiry.templateId,
  templateVersionId: inquiry.templateVersionId,
  subject: liveSubject(inquiry.subject),
  step,
  kind: step.kind,
  attempt: (inquiry.progress.attempts[step.kind] ?? 0) + 1,
  ...submitted,
});

/** The first side of a document is there, and another is to come. The inquiry is saved by the caller. */
export async function beginStep(
  context: OperationContext,
  inquiry: Inquiry,
  step: VerificationStep,
  fileIds: readonly (string | null)[],
): Promise<Inquiry> {
  if (inquiry.progress.verificationId !== null) return inquiry;
  const files = await storedFiles(context, fileIds);
  const documentId = await beginDocument(context, documentGiven(inquiry, liveSubject(inquiry.subject), files));
  const submitted = { documentId, selfieId: null, secrets: documentSecrets(inquiry, files) };
  const begun = await beginVerification(context, submissionOf(inquiry, step, submitted));
  return { ...inquiry, progress: { ...inquiry.progress, verificationId: begun.id } };
}

/** Null when nothing was begun, or what was begun has ended with an expiry. */
async function begunOf({ tx, scope }: OperationContext, { progress }: Inquiry): Promise<Verification | null> {
  if (progress.verificationId === null) return null;
  const [begun] = await findVerifications(tx, scope, [progress.verificationId]);
  return begun?.status === 'initiated' ? begun : null;
}

/** What these pictures submit, with the document or selfie that is made of them. */
export async function submissionFrom(
  context: OperationContext,
  inquiry: Inquiry,
  step: VerificationStep,
  files: readonly StoredFile[],
  turns: TurnReport | null,
  begun: Verification | null = null,
): Promise<Submission> {
  const submitted = await submittedOf(context, inquiry, step, files, turns, begun);
  return submissionOf(inquiry, step, submitted);
}

/** `fileIds` are the pictures of this try; the inquiry is locked by the caller and saved here. `turns` belongs to selfies. */
export async function submitStep(
  context: OperationContext,
  inquiry: Inquiry,
  step: VerificationStep,
  fileIds: readonly (string | null)[],
  turns: TurnReport | null = null,
): Promise<Inquiry> {
  const files = await storedFiles(context, fileIds);
  const begun = await begunOf(context, inquiry);
  const submission = await submissionFrom(context, inquiry, step, files, turns, begun);
  const verification = await submitVerification(context, submission, begun);
  await context.queue.send(context.tx, processVerificationJob, {
    environmentId: context.scope.environmentId,
    inquiryId: inquiry.id,
    verificationId: verification.id,
  });
  const progress = {
    ...inquiry.progress,
    screen: 'processing' as const,
    attempts: { ...inquiry.progress.attempts, [step.kind]: submission.attempt },
    verificationId: verification.id,
    waitingSince: context.clock.now().toISOString(),
    retry: null,
    challenge: null,
  };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}

async function submittedOf(
  context: OperationContext,
  inquiry: Inquiry,
  { kind }: VerificationStep,
  files: readonly StoredFile[],
  turns: TurnReport | null,
  begun: Verification | null,
): Promise<Submitted> {
  const subject = liveSubject(inquiry.subject);
  if (kind === 'selfie') return selfieOf(context, inquiry, subject, files, turns);
  if (kind === 'document') return paperOf(context, inquiry, subject, files);
  const given = documentGiven(inquiry, subject, files);
  const documentId = await submitDocument(context, given, begun?.documentId ?? null);
  return { documentId, selfieId: null, secrets: documentSecrets(inquiry, files) };
}

function filesByPage(files: readonly StoredFile[]): Partial<Record<StoredFile['page'], FileReference>> {
  return Object.fromEntries(files.map((file) => [file.page, referenceTo(file)]));
}

/** What is known of a document before it is read. */
function documentSecrets(inquiry: Inquiry, files: readonly StoredFile[]) {
  const selected = {
    countryCode: fieldText(inquiry, 'selected-country-code'),
    idClass: fieldText(inquiry, 'selected-id-class'),
  };
  return { files: filesByPage(files), selected, idClass: selected.idClass, captureMethod: captureMethodOf(files) };
}

function documentGiven(inquiry: Inquiry, subject: LiveSubject, files: readonly StoredFile[]) {
  const { files: pages, idClass } = documentSecrets(inquiry, files);
  return {
    kind: 'government-id' as const,
    inquiryId: inquiry.id,
    templateId: inquiry.templateId,
    templateVersionId: inquiry.templateVersionId,
    subject,
    front: pages.front ?? null,
    back: pages.back ?? null,
    idClass,
  };
}

/** One for all pictures of a submission: a file among them makes it an upload, for it proves as little as all of them would. */
function captureMethodOf(files: readonly StoredFile[]): StoredFile['captureMethod'] | null {
  const uploaded = files.find(({ captureMethod }) => captureMethod === 'upload');
  return (uploaded ?? files[0])?.captureMethod ?? null;
}

async function selfieOf(
  context: OperationContext,
  inquiry: Inquiry,
  subject: LiveSubject,
  files: readonly StoredFile[],
  turns: TurnReport | null,
): Promise<Submitted> {
  const selfieId = await submitSelfie(context, inquiry.id, subject);
  const captureMethod = captureMethodOf(files);
  return { documentId: null, selfieId, secrets: { files: filesByPage(files), captureMethod, turns } };
}

async function paperOf(
  context: OperationContext,
  inquiry: Inquiry,
  subject: LiveSubject,
  files: readonly StoredFile[],
): Promise<Submitted> {
  const pages = filesByPage(files);
  const documentId = await submitDocument(context, {
    kind: 'generic',
    inquiryId: inquiry.id,
    templateId: inquiry.templateId,
    templateVersionId: inquiry.templateVersionId,
    subject,
    pages: paperPages.flatMap((page) => pages[page] ?? []),
  });
  return { documentId, selfieId: null, secrets: { files: pages, captureMethod: captureMethodOf(files) } };
}
