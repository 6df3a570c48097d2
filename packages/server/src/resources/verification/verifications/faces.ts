/**
 * Faces seen in the environment, to compare a person with the account and to detect one face under two accounts. Each
 * is sealed under its inquiry's key, so redaction removes it; a search opens them one by one.
 */
import type { FaceComparison, FaceEmbedding, FaceUse } from '@countersign/engines/facts';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type LiveSubject } from '../../../security/subject-keys.ts';

export type FaceKind = 'portrait' | 'selfie';

/** Face embedding. Embeddings of two models are not comparable. */
export interface SeenFace extends FaceEmbedding {
  readonly kind: FaceKind;
}

/** Owner of a face; an inquiry without an account counts as an account of its own. */
export interface FaceOwner {
  readonly inquiryId: string;
  readonly accountId: string | null;
  readonly now: Date;
}

/** Returns the kind of picture: a document's portrait is a photo of a print. */
export const picturesOf = ({ kind }: Pick<SeenFace, 'kind'>): FaceUse['pictures'] =>
  kind === 'portrait' ? 'portraits' : 'photos';

export type CompareFaces = (a: FaceEmbedding, b: FaceEmbedding, use: FaceUse) => FaceComparison | null;

const lookBackSeconds = 365 * 86_400;

/** Limit of faces searched, the newest ones: about one second of one core. */
export const searchedFaces = 20_000;

/** Limit of an account's approved selfies compared, the newest ones; the nearest counts. */
const comparedSelfies = 5;

/** Limit of other inquiries with the same document number; more are a fraud ring, which a few suffice to show. */
const comparedInquiries = 20;

const faceColumns = ['verification_id', 'subject_key_id', 'sealed'] as const;

/** Row of a face whose key is not destroyed. */
type FaceRow = Row<'faces', (typeof faceColumns)[number]> &
  Row<'subject_keys', 'wrapped_key', { readonly wrapped_key: Buffer }>;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'faces',
  row,
  column: 'sealed',
});

const bytesOf = (embedding: readonly number[]): Buffer => Buffer.from(Float32Array.from(embedding).buffer);

function embeddingOf(scope: Scope, row: FaceRow): readonly number[] {
  const key = scope.keys.unwrapSubjectKey(row.subject_key_id, row.wrapped_key);
  const bytes = unseal(key, associatedData(scope, row.verification_id), row.sealed);
  return Array.from(new Float32Array(Uint8Array.from(bytes).buffer));
}

/** Stores the face of a settled verification; idempotent. */
export async function keepFace(
  tx: Transaction,
  scope: Scope,
  face: SeenFace,
  owner: FaceOwner & { readonly verificationId: string; readonly subject: LiveSubject; readonly approved: boolean },
): Promise<void> {
  const sealed = seal(owner.subject.key, associatedData(scope, owner.verificationId), bytesOf(face.embedding));
  await tx.execute(
    sql`${insertRow('faces', {
      environment_id: scope.environmentId,
      verification_id: owner.verificationId,
      inquiry_id: owner.inquiryId,
      account_id: owner.accountId,
      subject_key_id: owner.subject.id,
      kind: face.kind,
      model: face.model,
      sealed,
      approved: owner.approved,
      created_at: owner.now,
    })} on conflict do nothing`,
  );
}

/** Marks the inquiry's faces as approved or not: only approved selfies represent an account. */
export async function markFacesApproved(
  tx: Transaction,
  scope: Scope,
  inquiryId: string,
  approved: boolean,
): Promise<void> {
  await tx.execute(
    sql`update faces set approved = ${approved}
        where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId} and approved <> ${approved}`,
  );
}

async function findFaces(tx: Reader, scope: Scope, face: Omit<SeenFace, 'embedding'>, condition: Sql, most: number) {
  return tx.select<FaceRow>(
    sql`select ${selectList('f', faceColumns)}, k.wrapped_key from faces f ${joinSubjectKey('f')}
        where f.environment_id = ${scope.environmentId} and f.kind = ${face.kind}
          and f.model = ${face.model} and k.wrapped_key is not null and ${condition}
        order by f.created_at desc limit ${most}`,
  );
}

function nearestOf(
  scope: Scope,
  face: SeenFace,
  rows: readonly FaceRow[],
  compare: CompareFaces,
  among?: number,
): FaceComparison | null {
  const pictures = picturesOf(face);
  const use = among === undefined ? { pictures } : { pictures, among };
  let nearest: FaceComparison | null = null;
  for (const row of rows) {
    const comparison = compare(face, { model: face.model, embedding: embeddingOf(scope, row) }, use);
    if (comparison !== null && (nearest === null || comparison.distance < nearest.distance)) nearest = comparison;
  }
  return nearest;
}

/**
 * Compares with the newest approved selfies of the account's other inquiries; returns the nearest, null if there is
 * none.
 */
export async function compareWithAccount(
  tx: Reader,
  scope: Scope,
  face: SeenFace,
  owner: FaceOwner,
  compare: CompareFaces,
): Promise<FaceComparison | null> {
  if (owner.accountId === null) return null;
  const condition = sql`f.account_id = ${owner.accountId} and f.inquiry_id <> ${owner.inquiryId} and f.approved`;
  return nearestOf(scope, face, await findFaces(tx, scope, face, condition, comparedSelfies), compare);
}

/** Compares with the faces of these inquiries; returns the nearest, null if none is stored. */
export async function compareWithInquiries(
  tx: Reader,
  scope: Scope,
  face: SeenFace,
  inquiryIds: readonly string[],
  compare: CompareFaces,
): Promise<FaceComparison | null> {
  if (inquiryIds.length === 0) return null;
  const condition = sql`f.inquiry_id = any(${inquiryIds})`;
  return nearestOf(scope, face, await findFaces(tx, scope, face, condition, comparedInquiries), compare);
}

export interface FaceSearch {
  /** Nearest face of the same kind under another account; null if there is none. */
  readonly nearest: FaceComparison | null;
  /** Number of faces searched. */
  readonly searched: number;
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const batch = 500;

/** Scans the newest {@link searchedFaces} of the last year exactly; misses faces stored concurrently. */
export async function searchFaces(
  tx: Reader,
  scope: Scope,
  face: SeenFace,
  owner: FaceOwner,
  compare: CompareFaces,
): Promise<FaceSearch> {
  const condition = sql`f.inquiry_id <> ${owner.inquiryId}
    and (f.account_id is distinct from ${owner.accountId} or f.account_id is null)
    and f.created_at >= ${addSeconds(owner.now, -lookBackSeconds)}`;
  const rows = await findFaces(tx, scope, face, condition, searchedFaces);
  let nearest: FaceComparison | null = null;
  for (let start = 0; start < rows.length; start += batch) {
    const found = nearestOf(scope, face, rows.slice(start, start + batch), compare, rows.length);
    if (found !== null && (nearest === null || found.distance < nearest.distance)) nearest = found;
    await pause();
  }
  return { nearest, searched: rows.length };
}
