/** The record of an idempotency key: the answer to its first request, sealed, until a redaction empties it. */
import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/connection.ts';
import { type Row, rowInto, selectList } from '../../database/rows.ts';
import { Refusal } from '../../lib/refusal.ts';
import { seal, unseal } from '../../security/encryption.ts';
import type { Reply, Whole } from '../exchange.ts';
import type { Document } from '../json-api/document.ts';
import { shownTo } from '../key-rights/key-rights.ts';
import { canonicalBody, canonicalQuery } from './canonical-body.ts';

const storedColumns = ['fingerprint', 'status', 'answer', 'request_id', 'rights'] as const;

/** Row of a key: `answer` is null after a redaction; `rights` is null in rows older than that column. */
type StoredAnswer = Row<'idempotency_keys', (typeof storedColumns)[number], { readonly status: number }>;

const select = `select ${selectList('i', storedColumns).sql} from idempotency_keys i`;

async function findStored({ services, caller }: Whole, key: string): Promise<StoredAnswer | null> {
  const { environmentId } = caller.scope;
  const rows = await services.database.read({ environmentId }, (reader) =>
    reader.select<StoredAnswer>({
      text: `${select} where i.environment_id = $1 and i.key = $2`,
      values: [environmentId, key],
    }),
  );
  return rows[0] ?? null;
}

function fingerprintOf({ request, body }: Whole): Buffer {
  const { method, path, search } = request;
  const about = `${method}\n${path}\n${canonicalQuery(search)}\n`;
  return createHash('sha256').update(about).update(canonicalBody(body)).digest();
}

const associatedData = (environmentId: string, key: string) => ({
  environmentId,
  table: 'idempotency_keys',
  row: key,
  column: 'answer',
});

/**
 * Returns the earlier answer to the key; null if it is unused. Throws idempotency_mismatch if it was used for another
 * request, and not_found if a redaction emptied the answer.
 */
export async function replayOf(known: Whole, key: string): Promise<Reply | null> {
  const { scope, rights } = known.caller;
  const stored = await findStored(known, key);
  if (stored === null) return null;
  if (!stored.fingerprint.equals(fingerprintOf(known))) {
    throw new Refusal('idempotency_mismatch', { details: 'this Idempotency-Key was used with a different request' });
  }
  if (stored.answer === null) throw new Refusal('not_found');
  const answer = unseal(scope.keys.dataKey, associatedData(scope.environmentId, key), stored.answer);
  return {
    status: stored.status,
    headers: { 'idempotent-replayed': 'true' },
    body: stored.rights === rights ? answer : answerForOther(known, answer),
    objectId: null,
    objectIds: [],
    firstRequestId: stored.request_id,
  };
}

/**
 * Returns the part of an answer that a key with other rights may see. Throws exceeds_grant if the answer could hold a
 * secret.
 */
function answerForOther({ endpoint, caller, services }: Whole, answer: Buffer): Buffer {
  const document: object = JSON.parse(answer.toString('utf8'));
  if (!('data' in document)) return answer;
  if (
    services.registry.renders(endpoint.resourceType) &&
    services.registry.kindOf(endpoint.resourceType).showsSecretOnce
  ) {
    throw new Refusal('exceeds_grant', { details: 'this Idempotency-Key was used by a key with other rights' });
  }
  return Buffer.from(JSON.stringify(shownTo(caller, document as Document, services.registry)));
}

/**
 * Sets a short lock timeout for the insert: an uncommitted duplicate in another process blocks it, and the caller can
 * retry.
 */
const where = `set_config('lock_timeout', '200ms', true) is not null`;

/** Keeps the answer exactly as it will be sent, when `tx` commits; the ids of its objects let a redaction scrub it. */
export function keepAnswer(known: Whole, tx: Transaction, key: string, { status, body, ...shown }: Reply): void {
  const { scope, rights } = known.caller;
  const values = {
    environment_id: scope.environmentId,
    key,
    fingerprint: fingerprintOf(known),
    request_id: known.requestId,
    status,
    answer: seal(scope.keys.dataKey, associatedData(scope.environmentId, key), body),
    object_id: shown.objectId,
    object_ids: shown.objectIds,
    rights,
    created_at: known.services.clock.now(),
  };
  tx.insert(...rowInto('idempotency_keys', values, { where }));
}

/**
 * Classifies an error of the commit: `committed` or `running` if a concurrent duplicate committed first or still runs;
 * null for other errors.
 */
export function conflictOf(error: unknown): 'committed' | 'running' | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === '23505' && 'table' in error && error.table === 'idempotency_keys') return 'committed';
  const waited = 'where' in error && String(error.where).includes('idempotency_keys');
  return error.code === '55P03' && waited ? 'running' : null;
}
