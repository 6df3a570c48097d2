/**
 * One request is one transaction: rows, events, jobs and the answer kept for its idempotency key commit together. Reads
 * run without one. A refusal undoes the work and keeps only the answer.
 */
import { answerError } from '../errors.ts';
import { callerOf, type Exchange, type Stage } from '../exchange.ts';
import {
  idempotencyKeyOf,
  inProgress,
  replayStored,
  runAlone,
  storeAnswer,
  twinOf,
} from '../idempotency/idempotency.ts';
import { giveAgain, performRead, performWrite, type WritingEndpoint } from '../perform.ts';
import { countCreation } from './limit-rate.ts';

export const unitOfWork: Stage = async (exchange) => {
  const { services, endpoint } = exchange;
  const wall = { environmentId: callerOf(exchange).scope.environmentId };
  if (endpoint.method === 'GET') {
    if (giveAgain(exchange, endpoint)) return;
    await endpoint.prepare?.();
    await services.database.read(wall, (reader) => performRead(exchange, endpoint, reader));
    return;
  }
  try {
    await write(exchange, endpoint);
  } finally {
    if (endpoint.resourceType === 'api-key') services.callers.forget();
  }
};

async function write(exchange: Exchange, endpoint: WritingEndpoint): Promise<void> {
  const { database } = exchange.services;
  const key = idempotencyKeyOf(exchange);
  if (key === null) {
    await countCreation(exchange);
    const wall = { environmentId: callerOf(exchange).scope.environmentId };
    await database.transaction(wall, (tx) => performWrite(exchange, endpoint, tx));
    return;
  }
  if (await replayStored(exchange, key)) return;
  await runAlone(exchange, key, async () => {
    await countCreation(exchange);
    await performOnce(exchange, endpoint, key);
  });
}

/** Performs and keeps the answer; when a twin of another process was first, its answer is replayed. */
async function performOnce(exchange: Exchange, endpoint: WritingEndpoint, key: string): Promise<void> {
  try {
    await performKeeping(exchange, endpoint, key);
  } catch (error) {
    const twin = twinOf(error);
    if (twin === 'running') throw inProgress();
    if (twin === null || !(await replayStored(exchange, key))) throw error;
  }
}

/** Faults pass through and roll everything back, so the key stays free for a retry. */
async function performKeeping(exchange: Exchange, endpoint: WritingEndpoint, key: string): Promise<void> {
  const { database } = exchange.services;
  const { scope } = callerOf(exchange);
  const wall = { environmentId: scope.environmentId };
  let refusal: unknown;
  try {
    await database.transaction(wall, async (tx) => {
      await performWrite(exchange, endpoint, tx);
      storeAnswer(exchange, tx, scope, key);
    });
    return;
  } catch (error) {
    if (twinOf(error) !== null || answerError(error, exchange.services.baseUrl).fault) throw error;
    refusal = error;
  }
  const answer = answerError(refusal, exchange.services.baseUrl);
  exchange.answer.status = answer.status;
  Object.assign(exchange.answer.headers, answer.headers);
  exchange.answer.body = Buffer.from(JSON.stringify(answer.body));
  await database.transaction(wall, async (tx) => storeAnswer(exchange, tx, scope, key));
}
