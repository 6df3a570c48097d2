/**
 * Idempotency keys: the first answer is stored in the transaction that did the work and replayed byte for byte. The
 * record is scoped to the environment, not the API key, so rotating a key in the middle of a retry is safe.
 */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Transaction } from '../database/connection.ts';
import { Refusal } from '../lib/refusal.ts';
import { seal, unseal } from '../security/encryption.ts';
import { callerOf, type Exchange } from './exchange.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly requestId: string;
}

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
  const { method, path, search, body } = exchange.request;
  return createHash('sha256').update(`${method}\n${path}\n${search}\n`).update(body).digest();
}

const place = (environmentId: string, key: string) => ({
  environmentId,
  table: 'idempotency_keys',
  row: key,
  column: 'answer',
});

/**
 * Null when the key is fresh and now ours until the transaction ends; else the stored answer. Throws
 * idempotency_in_progress while a twin runs and idempotency_mismatch when the key was used for another request.
 */
export async function claimIdempotencyKey(
  exchange: Exchange,
  tx: Transaction,
  key: string,
): Promise<StoredAnswer | null> {
  const { scope } = callerOf(exchange);
  const fingerprint = fingerprintOf(exchange);
  // The twin's uncommitted row blocks this insert; a short lock timeout turns the wait into the documented 409.
  await tx.query(sql`set local lock_timeout = '100ms'`);
  const inserted = await tx
    .query<{ key: string }>(
      sql`insert into idempotency_keys (environment_id, key, fingerprint, request_id, created_at)
          values (${scope.environmentId}, ${key}, ${fingerprint}, ${exchange.requestId}, ${exchange.services.clock.now()})
          on conflict (environment_id, key) do nothing returning key`,
    )
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '55P03') {
        throw new Refusal(
          'idempotency_in_progress',
          { details: 'a request with this Idempotency-Key is still running' },
          { 'retry-after': '1' },
        );
      }
      throw error;
    });
  await tx.query(sql`set local lock_timeout = '10s'`);
  if (inserted.length === 1) return null;
  return replay(exchange, tx, key, fingerprint);
}

async function replay(exchange: Exchange, tx: Transaction, key: string, fingerprint: Buffer): Promise<StoredAnswer> {
  const { scope } = callerOf(exchange);
  const rows = await tx.query<{ fingerprint: Buffer; status: number; answer: Buffer | null; request_id: string }>(
    sql`select fingerprint, status, answer, request_id from idempotency_keys
        where environment_id = ${scope.environmentId} and key = ${key}`,
  );
  const [row] = rows;
  if (row === undefined || !row.fingerprint.equals(fingerprint)) {
    throw new Refusal('idempotency_mismatch', { details: 'this Idempotency-Key was used with a different request' });
  }
  if (row.answer === null) throw new Refusal('not_found');
  return {
    status: row.status,
    requestId: row.request_id,
    body: unseal(scope.keys.dataKey, place(scope.environmentId, key), row.answer),
  };
}

/** Keeps the answer exactly as it will be sent; `object_id` lets a redaction scrub it. */
export async function storeAnswer(exchange: Exchange, tx: Transaction, key: string): Promise<void> {
  const { scope } = callerOf(exchange);
  const sealed = seal(scope.keys.dataKey, place(scope.environmentId, key), exchange.answer.body);
  await tx.query(
    sql`update idempotency_keys set status = ${exchange.answer.status}, answer = ${sealed},
          object_id = ${exchange.objectId}
        where environment_id = ${scope.environmentId} and key = ${key}`,
  );
}
