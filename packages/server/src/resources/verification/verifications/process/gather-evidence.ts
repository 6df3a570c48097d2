/** Evidence of a submitted verification for perception: its pictures, and the values known of the person. */
import type { DocumentFacts } from '@countersign/engines/facts';
import type { Reader } from '../../../../database/connection.ts';
import type { PersonFields } from '../../../../perception/perception.ts';
import type { Scope } from '../../../../security/scope.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { findAccounts, personalValuesOf } from '../../../people/accounts/index.ts';
import { findFiles, type StoredFile } from '../../../platform/files/index.ts';
import { byEvidence, documentTypesOf, type VerificationStep } from '../../inquiry-templates/index.ts';
import type { FaceOwner } from '../faces.ts';
import { findVerificationsOfInquiry } from '../store.ts';
import type { Verification } from '../verification.ts';
import { readSuppliedSelfie } from './compare-supplied-selfie.ts';
import { type FactsInput, type PageImage, personFieldsOf } from './perceive.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

export interface Evidence extends FactsInput {
  readonly owner: Omit<FaceOwner, 'now'>;
  readonly step: VerificationStep;
  /** Picture that the caller supplied for comparison. */
  readonly supplied: Uint8Array | null;
}

const notSupplied: typeof readSuppliedSelfie = async () => null;

const noneSupplied = { governmentId: notSupplied, paper: notSupplied, details: notSupplied, contact: notSupplied };

/** Loads the evidence; pictures deleted meanwhile are missing. */
export async function gatherEvidence(
  tx: Reader,
  scope: Scope,
  store: FileStore,
  { verification, inquiry, step }: Pick<Evidence, 'verification' | 'step'> & { readonly inquiry: VerifiedInquiry },
): Promise<Evidence> {
  const { id: inquiryId, accountId, fields } = inquiry;
  const readSupplied = byEvidence(verification.kind, { ...noneSupplied, selfie: readSuppliedSelfie });
  return {
    verification,
    step,
    owner: { inquiryId, accountId },
    person: personFieldsOf(fields),
    accountFields: await accountFieldsOf(tx, scope, accountId),
    images: await loadImages(tx, scope, store, verification),
    earlierDocument: await findEarlierDocument(tx, scope, inquiryId),
    documentTypes: documentTypesOf(step),
    supplied: await readSupplied(tx, scope, store, inquiry),
  };
}

/** Finds the facts of the newest document of the inquiry; null if none was shown. */
export async function findEarlierDocument(tx: Reader, scope: Scope, inquiryId: string): Promise<DocumentFacts | null> {
  const all = await findVerificationsOfInquiry(tx, scope, inquiryId);
  return all.findLast(({ documentFacts }) => documentFacts !== null)?.documentFacts ?? null;
}

/** Returns the account's values; null without an account, and for one without values of the person. */
async function accountFieldsOf(tx: Reader, scope: Scope, accountId: string | null): Promise<PersonFields | null> {
  const [account] = accountId === null ? [] : await findAccounts(tx, scope, [accountId]);
  const personal = account === undefined ? {} : personalValuesOf(account);
  return Object.values(personal).some((value) => value !== null) ? personal : null;
}

async function loadImages(tx: Reader, scope: Scope, store: FileStore, { files }: Verification): Promise<PageImage[]> {
  const ids = Object.values(files).map(({ id }) => id);
  const images: PageImage[] = [];
  for (const { file, subject } of await findFiles(tx, scope, ids)) {
    const jpeg = await store.read(scope.environmentId, file.id, liveSubject(subject).key);
    if (jpeg !== null) images.push(pageImageOf(file, jpeg));
  }
  return images;
}

function pageImageOf({ page, details: { layer, pdf, ...details } }: StoredFile, jpeg: Buffer): PageImage {
  return { page, image: { ok: true, jpeg, ...details }, layer, pdf };
}
