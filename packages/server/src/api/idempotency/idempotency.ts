/**
 * Idempotency keys: the first answer is written by the very transaction that did the work, and replayed byte for byte. Of
 * two requests with one key that run at once, the second to commit meets the first one's row, is undone whole, and
 * replays. The record is scoped to the environment, not the API key, so rotating a key in the middle of a retry is safe; a key
 * with other rights is given what those let it see.
 */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { InsertTable } from '../../database/batched-insert.ts';
import type { Transaction } from '../../database/connection.ts';
import { Refusal } from '../../lib/refusal.ts';
import { seal, unseal } from '../../security/encryption.ts';
import type { Scope } from '../../security/scope.ts';
import type { LookSource } from '../endpoint.ts';
import { callerOf, type Exchange } from '../exchange.ts';
import type { Document } from '../json-api/document.ts';
import { shownTo } from '../key-rights/key-rights.ts';
import { canonicalBody, canonicalQuery } from './canonical-body.ts';

interface StoredAnswer {
  readonly fingerprint: Buffer;
  readonly status: number;
  /** Sealed; null once a redaction reached it. */
  readonly answer: Buffer | null;
  readonly request_id: string;
  /** `rights` of the key that was answered; null in rows from before it was kept. */
  readonly rights: string | null;
}

async function findStored({ services, caller }: Exchange, key: string): Promise<StoredAnswer | null> {
  const environmentId = caller?.scope.environmentId ?? null;
  const rows = await services.database.read({ environmentId }, (reader) =>
    reader.select<StoredAnswer>({
      text: `select fingerprint, status, answer, request_id, rights from idempotency_keys
             where environment_id = $1 and key = $2`,
      values: [environmentId, key],
    }),
  );
  return rows[0] ?? null;
}

/** Says of keys that they are used: the count of a request asks on its way. */
export const idempotencyKeys: LookSource = {
  statement: (environmentId, keys) =>
    sql`select key as id, 1 as revision from idempotency_keys
        where environment_id = ${environmentId} and key = any(${keys})`,
};

/** The header's value; null where the header has no effect. Throws bad_request unless it is 1 to 255 printable ASCII. */
export function idempotencyKeyOf(exchange: Exchange): string | null {
  const key = exchange.request.headers['idempotency-key'];
  if (key === undefined || exchange.endpoint.method === 'DELETE') return null;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('bad_request', { details: 'Idempotency-Key must be 1 to 255 printable ASCII characters' });
  }
  return key;
}

function fingerprintOf(exchange: Exchange): Buffer {
  const { method, path, search } = exchange.request;
  const about = `${method}\n${path}\n${canonicalQuery(search)}\n`;
  return createHash('sha256').update(about).update(canonicalBody(exchange.body)).digest();
}

const place = (environmentId: string, key: string) => ({
  environmentId,
  table: 'idempotency_keys',
  row: key,
  column: 'answer',
});

/**
 * True when the key was used before: its answer is given again. Throws idempotency_mismatch when it was used for another
 * request.
 */
export async function replayStored(exchange: Exchange, key: string): Promise<boolean> {
  const { scope, rights } = callerOf(exchange);
  // What a twin wrote since the count is met when this request commits.
  const stored = exchange.keyIsFresh ? null : await findStored(exchange, key);
  exchange.keyIsFresh = false;
  if (stored === null) return false;
  if (!stored.fingerprint.equals(fingerprintOf(exchange))) {
    throw new Refusal('idempotency_mismatch', { details: 'this Idempotency-Key was used with a different request' });
  }
  if (stored.answer === null) throw new Refusal('not_found');
  exchange.requestId = stored.request_id;
  exchange.answer.status = stored.status;
  const answer = unseal(scope.keys.dataKey, place(scope.environmentId, key), stored.answer);
  exchange.answer.body = stored.rights === rights ? answer : answerForOther(exchange, answer);
  exchange.answer.headers['idempotent-replayed'] = 'true';
  return true;
}

/** Types whose answers show a secret this once. */
const secretTypes = ['api-key', 'webhook'];

/** What the caller may see of an answer to a key with other rights. Throws exceeds_grant where it could hold a secret. */
function answerForOther(exchange: Exchange, answer: Buffer): Buffer {
  const document: object = JSON.parse(answer.toString('utf8'));
  if (!('data' in document)) return answer;
  if (secretTypes.includes(exchange.endpoint.resourceType)) {
    throw new Refusal('exceeds_grant', { details: 'this Idempotency-Key was answered to a key with other rights' });
  }
  return Buffer.from(JSON.stringify(shownTo(callerOf(exchange), document as Document, exchange.services.registry)));
}

/** Runs `work` unless a request with this key runs in this process already; throws idempotency_in_progress then. */
export async function runAlone(exchange: Exchange, key: string, work: () => Promise<void>): Promise<void> {
  const running = exchange.services.runningKeys;
  const name = `${callerOf(exchange).scope.environmentId} ${key}`;
  if (running.has(name)) throw inProgress();
  running.add(name);
  try {
    await work();
  } finally {
    running.delete(name);
  }
}

export function inProgress(): Refusal {
  const details = 'a request with this Idempotency-Key is still running';
  return new Refusal('idempotency_in_progress', { details }, { 'retry-after': '1' });
}

/**
 * A twin in another process that has not committed yet blocks this insert: the wait is short, for its request is told to
 * come back.
 */
const storedAnswers = {
  into: 'idempotency_keys',
  columns: {
    environment_id: 'text',
    key: 'text',
    fingerprint: 'bytea',
    request_id: 'text',
    status: 'integer',
    answer: 'bytea',
    object_id: 'text',
    object_ids: 'text[]',
    rights: 'text',
    created_at: 'timestamptz',
  },
  where: `set_config('lock_timeout', '200ms', true) is not null`,
} as const satisfies InsertTable;

/** Keeps the answer exactly as it will be sent, when `tx` commits; the ids of its objects let a redaction scrub it. */
export function storeAnswer(exchange: Exchange, tx: Transaction, scope: Scope, key: string): void {
  const { answer, objectId, objectIds, requestId, services } = exchange;
  tx.insert(storedAnswers, {
    environment_id: scope.environmentId,
    key,
    fingerprint: fingerprintOf(exchange),
    request_id: requestId,
    status: answer.status,
    answer: seal(scope.keys.dataKey, place(scope.environmentId, key), answer.body),
    object_id: objectId,
    object_ids: objectIds,
    rights: callerOf(exchange).rights,
    created_at: services.clock.now(),
  });
}

/** What an error of the commit says of the key: a twin was first, a twin still runs, or nothing. */
export function twinOf(error: unknown): 'committed' | 'running' | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === '23505' && 'table' in error && error.table === 'idempotency_keys') return 'committed';
  const waited = 'where' in error && String(error.where).includes('idempotency_keys');
  return error.code === '55P03' && waited ? 'running' : null;
}
