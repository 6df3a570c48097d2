/**
 * One request is one transaction: idempotency record, rows, events, jobs and the stored answer commit together. Reads run
 * without one. A refusal undoes the work and keeps only the answer stored for its idempotency key.
 */
import type { Transaction } from '../../database/connection.ts';
import { answerError } from '../errors.ts';
import { callerOf, type Exchange, type Stage } from '../exchange.ts';
import { claimIdempotencyKey, idempotencyKeyOf, storeAnswer } from '../idempotency.ts';
import { giveAgain, performRead, performWrite } from '../perform.ts';

export const unitOfWork: Stage = async (exchange) => {
  const { services, endpoint } = exchange;
  const { scope } = callerOf(exchange);
  const wall = { environmentId: scope.environmentId };
  if (endpoint.method === 'GET') {
    if (await giveAgain(exchange, endpoint)) return;
    await services.database.read(wall, (reader) => performRead(exchange, endpoint, reader));
    return;
  }
  const key = idempotencyKeyOf(exchange);
  await services.database.transaction(wall, async (tx) => {
    if (key === null) {
      await performWrite(exchange, endpoint, tx);
      return;
    }
    const stored = await claimIdempotencyKey(exchange, tx, key);
    if (stored !== null) {
      exchange.requestId = stored.requestId;
      exchange.answer.status = stored.status;
      exchange.answer.body = stored.body;
      exchange.answer.headers['idempotent-replayed'] = 'true';
      return;
    }
    await performKeepingRefusals(exchange, tx);
    await storeAnswer(exchange, tx, key);
  });
};

/** Faults pass through and roll everything back, so the key stays free for a retry. */
async function performKeepingRefusals(exchange: Exchange, tx: Transaction): Promise<void> {
  const { endpoint } = exchange;
  if (endpoint.method === 'GET') return;
  try {
    await tx.savepoint(() => performWrite(exchange, endpoint, tx));
  } catch (error) {
    const answer = answerError(error);
    if (answer.fault) throw error;
    exchange.answer.status = answer.status;
    Object.assign(exchange.answer.headers, answer.headers);
    exchange.answer.body = Buffer.from(JSON.stringify(answer.body));
  }
}
