/** Content of a receipt: what was checked, what is known, and until when it is kept. Pure. */
import type { Checked, CheckedResult, Known, Receipt, ReceiptResult } from '@countersign/flow/receipt';
import { addSeconds } from '../../lib/clock.ts';
import type { FilePage, StoredFile } from '../../resources/platform/files/index.ts';
import type { Inquiry } from '../../resources/verification/inquiries/index.ts';
import { type Evidence, evidenceOf } from '../../resources/verification/inquiry-templates/index.ts';
import type { Verification } from '../../resources/verification/verifications/index.ts';
import { rightsAsked } from './rights.ts';

const results: Readonly<Record<Inquiry['status'], ReceiptResult>> = {
  created: 'open',
  pending: 'open',
  completed: 'passed',
  approved: 'passed',
  failed: 'failed',
  declined: 'failed',
  needs_review: 'review',
  expired: 'expired',
};

const checkedResults: Readonly<Record<Verification['status'], CheckedResult | null>> = {
  initiated: null,
  confirmed: null,
  canceled: null,
  skipped: null,
  submitted: 'waiting',
  tentatively_passed: 'waiting',
  tentatively_failed: 'waiting',
  passed: 'passed',
  failed: 'failed',
  requires_retry: 'failed',
};

function checkedOf({ related }: Inquiry, verifications: readonly Verification[]): Checked[] {
  const last = new Map<Evidence, Checked>();
  for (const { kind, status, submittedAt } of verifications) {
    const result = checkedResults[status];
    const what = evidenceOf(kind);
    if (result !== null) last.set(what, { what, result, at: submittedAt });
  }
  const reports: Checked[] = related.reports.length === 0 ? [] : [{ what: 'reports', result: 'done', at: null }];
  return [...last.values(), ...reports];
}

const knownBy: readonly (readonly [key: RegExp, known: Known])[] = [
  [/^name-/, 'name'],
  [/^birthdate$/, 'birthdate'],
  [/^address-/, 'address'],
  [/^(identification|document|social-security)-number$/, 'documentNumber'],
  [/^email-address$/, 'email'],
  [/^phone-number$/, 'phone'],
];

/** Fields of the flow itself, which say nothing more about the individual. */
const ownFields = new Set(['selected-country-code', 'selected-id-class', 'current-government-id', 'current-selfie']);

const knownOf = (key: string): Known => knownBy.find(([pattern]) => pattern.test(key))?.[1] ?? 'other';

const photos: Readonly<Partial<Record<FilePage, Known>>> = {
  front: 'documentPhotos',
  back: 'documentPhotos',
  portrait: 'documentPhotos',
  center_photo: 'facePhotos',
  left_photo: 'facePhotos',
  right_photo: 'facePhotos',
  turns: 'facePhotos',
};

const photoOf = (page: FilePage): Known => photos[page] ?? 'paper';

const order: readonly Known[] = [
  ...knownBy.map(([, known]) => known),
  'documentPhotos',
  'facePhotos',
  'paper',
  'other',
];

function knowsOf(
  { fields }: Inquiry,
  verifications: readonly Verification[],
  files: readonly Pick<StoredFile, 'page'>[],
): Known[] {
  const given = Object.entries(fields).filter(([key, value]) => isGiven(value) && !ownFields.has(key));
  const read = verifications.flatMap(({ attributes }) =>
    Object.entries(attributes).filter(([, value]) => value !== ''),
  );
  const known = new Set([...given, ...read].map(([key]) => knownOf(key)));
  for (const { page } of files) known.add(photoOf(page));
  return order.filter((each) => known.has(each));
}

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export interface ReceiptSubject {
  readonly inquiry: Inquiry;
  /** Verifications, oldest first. */
  readonly verifications: readonly Verification[];
  /** Files that are still stored, and the number of all that there ever were. */
  readonly files: readonly Pick<StoredFile, 'page' | 'createdAt'>[];
  readonly filesEver: number;
  readonly retentionDays: number;
  readonly organizationName: string;
  readonly environment: 'sandbox' | 'production';
}

const secondsPerDay = 86_400;

function photosOf({ verifications, files, filesEver, retentionDays }: ReceiptSubject): Receipt['photos'] {
  if (filesEver === 0) return null;
  if (files.length === 0) return 'erased';
  // A hold keeps pictures longer, for as long as an investigation takes.
  if (verifications.some(({ investigationLockedAt }) => investigationLockedAt !== null)) return null;
  const last = Math.max(...files.map(({ createdAt }) => createdAt.getTime()));
  return { erasedOn: addSeconds(new Date(last), retentionDays * secondsPerDay) };
}

export function receiptOf(subject: ReceiptSubject): Receipt {
  const { inquiry, verifications, files } = subject;
  const { completedAt, failedAt, markedForReviewAt, decisionedAt, expiredAt, redactedAt } = inquiry;
  const isErased = redactedAt !== null;
  return {
    inquiryId: inquiry.id,
    organizationName: subject.organizationName,
    environment: subject.environment,
    startedAt: inquiry.startedAt,
    endedAt: completedAt ?? failedAt ?? markedForReviewAt ?? decisionedAt ?? expiredAt,
    result: results[inquiry.status],
    checked: checkedOf(inquiry, verifications),
    knows: isErased ? [] : knowsOf(inquiry, verifications, files),
    photos: isErased ? null : photosOf(subject),
    erasedAt: redactedAt,
    asked: rightsAsked(inquiry.tags),
  };
}
