/**
 * One request is one transaction: rows, events, jobs and the answer kept for its idempotency key commit together. Reads
 * run without one. A refusal undoes the work and keeps only the answer.
 */
import type { Transaction } from '../../database/connection.ts';
import type { ReadingEndpoint, WritingEndpoint } from '../endpoint.ts';
import type { Reply, Whole } from '../exchange.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { performRead, performWrite, prepareWrite } from '../perform.ts';
import { countCreation } from '../rate/count-creation.ts';
import { withAudit } from '../with-audit.ts';

export async function unitOfWork(known: Whole): Promise<Reply> {
  const { services, endpoint } = known;
  if (endpoint.method === 'GET') return read(known, endpoint);
  try {
    return await write(known, endpoint);
  } finally {
    if (endpoint.changesCallers === true) services.callers.forget();
    if (endpoint.surface === 'dashboard') services.sessions.forget();
  }
}

async function read(known: Whole, endpoint: ReadingEndpoint): Promise<Reply> {
  await endpoint.prepare?.();
  const { environmentId } = known.caller.scope;
  return known.services.database.read({ environmentId }, (reader) => performRead(known, endpoint, reader));
}

async function write(known: Whole, endpoint: WritingEndpoint): Promise<Reply> {
  let prepared: unknown;
  const work = {
    async admit() {
      await countCreation(known);
      prepared = await prepareWrite(known, endpoint);
    },
    perform: (tx: Transaction) => performWrite(known, endpoint, tx, prepared),
  };
  const key = idempotencyKeyOf(known);
  if (key !== null) return answerOnce(known, key, work);
  await work.admit();
  const { environmentId } = known.caller.scope;
  return known.services.database.transaction({ environmentId }, (tx) => withAudit(known, tx, () => work.perform(tx)));
}
