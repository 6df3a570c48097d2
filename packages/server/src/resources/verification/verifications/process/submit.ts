/** Submission: creates a verification, and the document or selfies of its pictures. */
import type { CodeOutcome, TurnReport } from '../../../../checks/check.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { type FileReference, paperPages, referenceTo, type StoredFile } from '../../../platform/files/index.ts';
import { beginDocument, submitDocument } from '../../documents/index.ts';
import { byEvidence, type Evidence, type VerificationKind } from '../../inquiry-templates/index.ts';
import { submitSelfie } from '../../selfies/index.ts';
import { beginVerification, type Submission, submitVerification } from '../operations/submit-verification.ts';
import type { Verification, VerificationSecrets } from '../verification.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

/** Data sent for one verification. */
export interface Sending {
  /** Verification template of the step. */
  readonly step: Submission['step'] & { readonly kind: VerificationKind };
  /** Attempt, counted from 1 per inquiry and kind. */
  readonly attempt: number;
  /** Files already stored; empty for kinds without pictures. */
  readonly files: readonly StoredFile[];
  /** Head turns between selfies; absent or null if none were filmed. */
  readonly turns?: TurnReport | null;
  /** Verification begun with the first picture; absent or null if all pictures came at once. */
  readonly begun?: Verification | null;
  /** Typed details by kebab-case attribute name, for kinds without pictures. */
  readonly details?: VerificationSecrets['attributes'];
  /** Outcome of the one-time codes, for kinds that send them. */
  readonly codes?: CodeOutcome;
  /**
   * Chosen country and class, for kinds whose screens do not offer the choice; those of a government id are fields of
   * the inquiry.
   */
  readonly selected?: VerificationSecrets['selected'];
}

type Made = Pick<Submission, 'documentId' | 'selfieId' | 'secrets'>;

const submissionOf = (inquiry: VerifiedInquiry, { step, attempt }: Sending, made: Made): Submission => ({
  inquiryId: inquiry.id,
  accountId: inquiry.accountId,
  templateId: inquiry.templateId,
  templateVersionId: inquiry.templateVersionId,
  subject: liveSubject(inquiry.subject),
  step,
  kind: step.kind,
  attempt,
  ...made,
});

/** Begins a government id with its first side; another side follows. */
export async function beginSubmission(
  context: OperationContext,
  inquiry: VerifiedInquiry,
  sending: Sending,
): Promise<Verification> {
  const documentId = await beginDocument(context, governmentIdOf(inquiry, sending));
  const made = { documentId, selfieId: null, secrets: governmentIdSecrets(inquiry, sending) };
  return beginVerification(context, submissionOf(inquiry, sending, made));
}

/** Submits the complete pictures; nothing is read yet. */
export async function submit(
  context: OperationContext,
  inquiry: VerifiedInquiry,
  sending: Sending,
): Promise<Verification> {
  const { documentId, selfieId, secrets } = await byEvidence(sending.step.kind, makers)(context, inquiry, sending);
  const { selected, begun = null } = sending;
  const made = { documentId, selfieId, secrets: { ...secrets, ...(selected === undefined ? {} : { selected }) } };
  return submitVerification(context, submissionOf(inquiry, sending, made), begun);
}

type Maker = (context: OperationContext, inquiry: VerifiedInquiry, sending: Sending) => Promise<Made>;

const submitGovernmentId: Maker = async (context, inquiry, sending) => {
  const documentId = await submitDocument(context, governmentIdOf(inquiry, sending), sending.begun?.documentId ?? null);
  return { documentId, selfieId: null, secrets: governmentIdSecrets(inquiry, sending) };
};

const submitSelfies: Maker = async (context, inquiry, { files, turns = null }) => {
  const selfieId = await submitSelfie(context, inquiry.id, liveSubject(inquiry.subject));
  return { documentId: null, selfieId, secrets: { ...picturesOf(files), turns } };
};

const submitPaper: Maker = async (context, inquiry, { files }) => {
  const pictures = picturesOf(files);
  const pages = paperPages.flatMap((page) => pictures.files[page] ?? []);
  const documentId = await submitDocument(context, { ...ownerOf(inquiry), kind: 'generic', pages });
  return { documentId, selfieId: null, secrets: pictures };
};

const submitDetails: Maker = async (_context, { fields }, { details = {} }) => ({
  documentId: null,
  selfieId: null,
  secrets: { attributes: details, shownSelfieId: relatedId(fields['current-selfie']) },
});

const submitContact: Maker = async (_context, _inquiry, { details = {}, codes = null }) => ({
  documentId: null,
  selfieId: null,
  secrets: { attributes: details, codes },
});

/** Returns the id in the value of a relation field. */
const relatedId = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

const makers: Readonly<Record<Evidence, Maker>> = {
  governmentId: submitGovernmentId,
  selfie: submitSelfies,
  paper: submitPaper,
  details: submitDetails,
  contact: submitContact,
};

const ownerOf = ({ id, templateId, templateVersionId, subject }: VerifiedInquiry) => ({
  inquiryId: id,
  templateId,
  templateVersionId,
  subject: liveSubject(subject),
});

function governmentIdOf(inquiry: VerifiedInquiry, sending: Sending) {
  const { files, idClass } = governmentIdSecrets(inquiry, sending);
  const [front, back] = [files.front ?? null, files.back ?? null];
  return { ...ownerOf(inquiry), kind: 'government-id' as const, front, back, idClass };
}

/** Returns the known values of a government id before it is read. */
function governmentIdSecrets({ fields }: VerifiedInquiry, { files }: Sending) {
  const textOf = (key: string): string | null => {
    const value = fields[key];
    return typeof value === 'string' ? value : null;
  };
  const selected = { countryCode: textOf('selected-country-code'), idClass: textOf('selected-id-class') };
  return { ...picturesOf(files), selected, idClass: selected.idClass };
}

type Pictures = Pick<VerificationSecrets, 'captureMethod'> & {
  readonly files: Partial<Record<StoredFile['page'], FileReference>>;
};

/**
 * Returns one capture method for all pictures. A single uploaded file makes it an upload, since one uploaded picture
 * proves no more than uploading all of them.
 */
function picturesOf(files: readonly StoredFile[]): Pictures {
  const uploaded = files.find(({ captureMethod }) => captureMethod === 'upload');
  return {
    files: Object.fromEntries(files.map((file) => [file.page, referenceTo(file)])),
    captureMethod: (uploaded ?? files[0])?.captureMethod ?? null,
  };
}
