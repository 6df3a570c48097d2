/**
 * Traces of submissions: keyed hashes of document numbers, persons and pictures, kept to detect the same document or
 * person under another account. They cannot be reversed, and are deleted when their inquiry is redacted.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import type { Scope } from '../../../security/scope.ts';

export type TraceKind = 'document-number' | 'person' | 'picture' | 'picture-band';

export interface Trace {
  readonly kind: TraceKind;
  /**
   * Normalized text that is hashed: country and number, name and birthdate, the picture's SHA-256, or part of its
   * perceptual hash.
   */
  readonly value: string;
}

const lookBackSeconds = 365 * 86_400;

const hashOf = (scope: Scope, trace: Trace): Buffer => scope.keys.blindIndex(`trace ${trace.kind}`, trace.value);

export interface SeenTraces {
  readonly documentNumber: boolean;
  readonly person: boolean;
  readonly picture: boolean;
  /** Inquiries that showed the same document number. */
  readonly sameNumberInquiries: readonly string[];
  /** Inquiries with a possibly similar picture, newest first; most are not similar. */
  readonly similarInquiries: readonly SeenInquiry[];
  /** Accounts under which an identical file was seen. */
  readonly pictureAccounts: readonly string[];
}

export interface SeenInquiry {
  readonly inquiryId: string;
  readonly accountId: string | null;
}

type TraceRow = Row<'verification_traces', 'kind' | 'inquiry_id' | 'account_id', { readonly kind: TraceKind }>;

/** Finds the traces left in the last year under another account; inquiries without an account count as another. */
export async function findRepeats(
  tx: Reader,
  scope: Scope,
  traces: readonly Trace[],
  owner: { readonly inquiryId: string; readonly accountId: string | null; readonly now: Date },
): Promise<SeenTraces> {
  const since = addSeconds(owner.now, -lookBackSeconds);
  const rows = await tx.select<TraceRow>(
    sql`select kind, inquiry_id, account_id from verification_traces where environment_id = ${scope.environmentId}
          and trace = any(${traces.map((trace) => hashOf(scope, trace))}) and inquiry_id <> ${owner.inquiryId}
          and (account_id is distinct from ${owner.accountId} or account_id is null) and created_at >= ${since}
        group by kind, inquiry_id, account_id order by max(created_at) desc`,
  );
  const of = (kind: TraceKind) => rows.filter((row) => row.kind === kind);
  const kinds = rows.map(({ kind }) => kind);
  return {
    documentNumber: kinds.includes('document-number'),
    person: kinds.includes('person'),
    picture: kinds.includes('picture'),
    sameNumberInquiries: of('document-number').map((row) => row.inquiry_id),
    similarInquiries: of('picture-band').map((row) => ({ inquiryId: row.inquiry_id, accountId: row.account_id })),
    pictureAccounts: of('picture').flatMap((row) => (row.account_id === null ? [] : [row.account_id])),
  };
}

/** Returns the trace of a document number: `US/CA/D1234567`, with an empty subdivision if there is none. */
export const documentNumberTrace = (country: string, subdivision: string, number: string): Trace => ({
  kind: 'document-number',
  value: `${country}/${subdivision}/${number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`,
});

/** Finds the ids of inquiries with one of the traces, newest first. */
export async function findInquiryIdsByTrace(
  tx: Reader,
  scope: Scope,
  traces: readonly Trace[],
  limit: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'verification_traces', 'inquiry_id'>>(
    sql`select inquiry_id from verification_traces where environment_id = ${scope.environmentId}
          and trace = any(${traces.map((trace) => hashOf(scope, trace))}::bytea[])
        group by inquiry_id order by max(created_at) desc limit ${limit}`,
  );
  return rows.map((row) => row.inquiry_id);
}

export interface SharedTraces {
  readonly inquiryId: string;
  readonly kinds: readonly Exclude<TraceKind, 'picture-band'>[];
}

/**
 * Finds other inquiries with the same document number, the same name and birthdate, or the identical file, newest
 * first.
 */
export async function findSharedTraces(
  tx: Reader,
  { environmentId }: Scope,
  inquiryId: string,
  limit: number,
): Promise<SharedTraces[]> {
  const rows = await tx.select<Row<'verification_traces', 'inquiry_id'> & { readonly kinds: SharedTraces['kinds'] }>(
    sql`select other.inquiry_id, array_agg(distinct other.kind) as kinds
        from verification_traces own join verification_traces other using (environment_id, kind, trace)
        where environment_id = ${environmentId} and own.inquiry_id = ${inquiryId}
          and other.inquiry_id <> own.inquiry_id and kind <> 'picture-band'
        group by other.inquiry_id order by max(other.created_at) desc, other.inquiry_id limit ${limit}`,
  );
  return rows.map((row) => ({ inquiryId: row.inquiry_id, kinds: row.kinds }));
}

export async function keepTraces(
  tx: Transaction,
  scope: Scope,
  traces: readonly Trace[],
  owner: { readonly inquiryId: string; readonly accountId: string | null; readonly now: Date },
): Promise<void> {
  for (const trace of traces) {
    await tx.execute(
      sql`${insertRow('verification_traces', {
        environment_id: scope.environmentId,
        inquiry_id: owner.inquiryId,
        account_id: owner.accountId,
        kind: trace.kind,
        trace: hashOf(scope, trace),
        created_at: owner.now,
      })} on conflict do nothing`,
    );
  }
}
