/** Store of the terms by which the person of an inquiry is found: SQL. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Inquiry } from './inquiry.ts';
import { type MeantPerson, type PersonTerm, personTerms, termKinds } from './person-terms.ts';

const indexOf = (scope: Scope, { kind, value }: PersonTerm): Buffer =>
  scope.keys.blindIndex(`person ${kind} 1`, value).subarray(0, 16);

/** Terms of an inquiry, hashed. */
export interface PersonIndex {
  readonly terms: readonly { readonly kind: number; readonly term: Buffer }[];
  /** Digest of the terms: two inquiries of the same person have the same one within an environment. */
  readonly digest: Buffer;
}

/** Returns the hashed terms of the inquiry; a redacted one has none. */
export function personIndexOf(
  scope: Scope,
  { fields, redactedAt }: Pick<Inquiry, 'fields' | 'redactedAt'>,
): PersonIndex {
  const terms = redactedAt === null ? personTerms(fields) : [];
  const texts = terms.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  return {
    terms: terms.map((term) => ({ kind: termKinds[term.kind], term: indexOf(scope, term) })),
    digest: scope.keys.blindIndex('person digest 1', texts.join('\n')).subarray(0, 8),
  };
}

/** Returns the row of a term. */
export const termRow = (
  { environmentId }: Scope,
  { id, createdAt }: Pick<Inquiry, 'id' | 'createdAt'>,
  { kind, term }: PersonIndex['terms'][number],
) => ({ environment_id: environmentId, inquiry_id: id, kind, term, created_at: createdAt });

/** Replaces the terms of the inquiry in one statement. */
export async function replacePersonTerms(
  tx: Transaction,
  { environmentId }: Scope,
  { id, createdAt }: Pick<Inquiry, 'id' | 'createdAt'>,
  { terms }: PersonIndex,
): Promise<void> {
  const given = sql`unnest(${terms.map(({ kind }) => kind)}::integer[], ${terms.map(({ term }) => term)}::bytea[])
    as given (kind, term)`;
  await tx.execute(sql`
    with dropped as (
      delete from inquiry_person_terms t where environment_id = ${environmentId} and inquiry_id = ${id}
        and not exists (select from ${given} where given.kind = t.kind and given.term = t.term))
    insert into inquiry_person_terms (environment_id, inquiry_id, kind, term, created_at)
    select ${environmentId}, ${id}, kind, term, ${createdAt}::timestamptz from ${given}
    on conflict (environment_id, inquiry_id, kind, term) do nothing`);
}

/** Finds the ids of inquiries that have a term for every word, newest first. */
export async function findInquiryIdsByPerson(
  tx: Reader,
  scope: Scope,
  { words }: MeantPerson,
  limit: number,
): Promise<string[]> {
  const spelled = words.flatMap((word, number) => word.map((term) => ({ ...term, number })));
  const rows = await tx.select<Row<'inquiry_person_terms', 'inquiry_id'>>(
    sql`select t.inquiry_id from unnest(${spelled.map(({ number }) => number)}::integer[],
            ${spelled.map(({ kind }) => termKinds[kind])}::integer[],
            ${spelled.map((term) => indexOf(scope, term))}::bytea[]) as meant (word, kind, term)
        join inquiry_person_terms t on t.environment_id = ${scope.environmentId}
          and t.kind = meant.kind and t.term = meant.term
        group by t.inquiry_id, t.created_at having count(distinct meant.word) = ${words.length}
        order by t.created_at desc, t.inquiry_id desc limit ${limit}`,
  );
  return rows.map((row) => row.inquiry_id);
}

/** Finds the ids of inquiries of earlier releases, which have no terms yet. */
export async function findInquiryIdsWithoutTerms(
  tx: Reader,
  { environmentId }: Scope,
  limit: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${environmentId} and person_digest is null limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Writes the terms of a locked inquiry of an earlier release. Its version stays, since no answer changes. */
export async function addPersonTerms(tx: Transaction, scope: Scope, inquiry: Inquiry): Promise<void> {
  const index = personIndexOf(scope, inquiry);
  await replacePersonTerms(tx, scope, inquiry, index);
  await tx.execute(
    sql`update inquiries set person_digest = ${index.digest}
        where environment_id = ${scope.environmentId} and id = ${inquiry.id}`,
  );
}
