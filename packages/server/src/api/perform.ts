/** The work of a request: the operation of its endpoint, between parsing and answer. */
import type { Reader, Transaction } from '../database/connection.ts';
import type { ReadContext } from '../operations/context.ts';
import { noteChanges, stateBefore } from './audit-changes.ts';
import { withinBounds } from './bounds.ts';
import { composeReply } from './compose-reply.ts';
import type { Look, ReadingEndpoint, WritingEndpoint } from './endpoint.ts';
import type { Reply, Whole } from './exchange.ts';
import { parseRequest } from './parse-request.ts';
import { asSent } from './versions/sent-pointers.ts';

export async function performRead(known: Whole, endpoint: ReadingEndpoint, tx: Reader): Promise<Reply> {
  const context = readContext(known, tx);
  const { query, input } = parseRequest(known);
  const within = await withinBounds(known, context, input);
  return composeReply(within.known, context, query, await endpoint.handle(context, within.input));
}

/** Runs the endpoint's preparation before the transaction; undefined if it has none. */
export async function prepareWrite(known: Whole, endpoint: WritingEndpoint): Promise<unknown> {
  if (endpoint.prepare === undefined) return undefined;
  const { environmentId } = known.caller.scope;
  const look: Look = (work) =>
    known.services.database.read({ environmentId }, (reader) => work(readContext(known, reader)));
  return endpoint.prepare(look, parseRequest(known).input);
}

export async function performWrite(
  known: Whole,
  endpoint: WritingEndpoint,
  tx: Transaction,
  prepared: unknown,
): Promise<Reply> {
  const { query, input, movedFrom } = parseRequest(known);
  const { queue, committedEvents } = known.services;
  const context = { ...readContext(known, tx), tx, queue, committedEvents };
  const within = await withinBounds(known, context, input);
  const before = await stateBefore(within.known, endpoint, context);
  const answer = await endpoint.handle(context, within.input, prepared).catch((error: unknown) => {
    throw asSent(error, movedFrom);
  });
  return composeReply(within.known, context, query, noteChanges(answer, before, within.input));
}

function readContext({ services, caller, actor }: Whole, tx: Reader): ReadContext {
  const { clock, ids, keyRing, baseUrl, files, slices } = services;
  return { tx, scope: caller.scope, actor, clock, ids, keyRing, baseUrl, files, slices };
}
