/** Rows of `subject_keys`: one data key an account and one an inquiry; destroying it is what redaction means on disk. */
import sql from 'sql-template-tag';
import type { Transaction } from '../database/connection.ts';
import type { IdSource } from '../lib/ids.ts';
import type { Scope } from './scope.ts';

/** A subject's key id and the key itself; `key` is null once the subject was redacted. */
export interface Subject {
  readonly id: string;
  readonly key: Buffer | null;
}

export interface LiveSubject extends Subject {
  readonly key: Buffer;
}

/** Narrows to a subject that still has its key. Throws when it was redacted: callers refuse before they get here. */
export function liveSubject(subject: Subject): LiveSubject {
  if (subject.key === null) throw new Error(`subject key ${subject.id} was destroyed`);
  return { id: subject.id, key: subject.key };
}

export async function createSubject(tx: Transaction, scope: Scope, ids: IdSource, now: Date): Promise<LiveSubject> {
  const id = ids.next('subject-key');
  const { key, wrapped } = scope.keys.createSubjectKey(id);
  await tx.query(
    sql`insert into subject_keys (environment_id, id, wrapped_key, created_at)
        values (${scope.environmentId}, ${id}, ${wrapped}, ${now})`,
  );
  return { id, key };
}

/** `wrapped` is the column as read, null after destruction. */
export function openSubject(scope: Scope, id: string, wrapped: Buffer | null): Subject {
  return { id, key: wrapped === null ? null : scope.keys.unwrapSubjectKey(id, wrapped) };
}

export async function destroySubject(tx: Transaction, scope: Scope, id: string, now: Date): Promise<void> {
  await tx.query(
    sql`update subject_keys set wrapped_key = null, destroyed_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}
