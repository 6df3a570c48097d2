/** Rows of `subject_keys`: one data key per account and per inquiry; redaction on disk means its destruction. */
import { raw, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../database/connection.ts';
import { type Row, rowInto } from '../database/rows.ts';
import type { IdSource } from '../lib/ids.ts';
import type { Scope } from './scope.ts';

/** A subject's key id and the key itself; `key` is null after a redaction. */
export interface Subject {
  readonly id: string;
  readonly key: Buffer | null;
}

export interface LiveSubject extends Subject {
  readonly key: Buffer;
}

/** Returns the subject as one that still has its key. Throws if it was redacted, which callers must refuse before. */
export function liveSubject(subject: Subject): LiveSubject {
  if (subject.key === null) throw new Error(`subject key ${subject.id} was destroyed`);
  return { id: subject.id, key: subject.key };
}

export interface NewSubject extends LiveSubject {
  /** Wrapped key for the `subject_keys` row. */
  readonly wrapped: Buffer;
}

/** Creates a key; {@link insertSubject} writes its row. */
export function newSubject(scope: Scope, ids: IdSource): NewSubject {
  const id = ids.next('subject-key');
  return { id, ...scope.keys.createSubjectKey(id) };
}

export function insertSubject(tx: Transaction, scope: Scope, subject: NewSubject, now: Date): void {
  const { environmentId } = scope;
  tx.insert(
    ...rowInto('subject_keys', {
      environment_id: environmentId,
      id: subject.id,
      wrapped_key: subject.wrapped,
      created_at: now,
    }),
  );
}

/** Finds the keys of these subjects, without destroyed ones. Keys used within the last minute are not read again. */
export async function findSubjectKeys(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const keys = new Map<string, Buffer>();
  const unknown: string[] = [];
  for (const id of ids) {
    const remembered = scope.keys.rememberedSubjectKey(id);
    if (remembered === null) unknown.push(id);
    else keys.set(id, remembered);
  }
  if (unknown.length === 0) return keys;
  const rows = await tx.selectByKeys<Row<'subject_keys', 'id' | 'wrapped_key'>>(
    { text: 'select id, wrapped_key from subject_keys where environment_id = $1 and id = any($2)' },
    scope.environmentId,
    unknown,
  );
  for (const { id, wrapped_key: wrapped } of rows) {
    if (wrapped !== null) keys.set(id, scope.keys.unwrapSubjectKey(id, wrapped));
  }
  return keys;
}

/** Column that {@link joinSubjectKey} adds to a row. */
export type WrappedKey = Row<'subject_keys', 'wrapped_key'>;

/**
 * Joins the key of a row's subject as `k`, so that the statement that reads the row also gives its key:
 * `k.wrapped_key`.
 */
export const joinSubjectKey = (alias: string): Sql =>
  raw(`left join subject_keys k on k.environment_id = ${alias}.environment_id and k.id = ${alias}.subject_key_id`);

/** Opens a subject; `wrapped` is the column as read, null after destruction. */
export function openSubject(scope: Scope, id: string, wrapped: Buffer | null): Subject {
  return { id, key: wrapped === null ? null : scope.keys.unwrapSubjectKey(id, wrapped) };
}
