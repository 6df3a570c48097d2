import { collectPictures } from './collect-pictures.ts';
import { type EngineReply, type EngineRequest, isRequest } from './messages.ts';

/** Operation of the engine process. */
export type Operation = (argument: never) => Promise<unknown>;

/**
 * Answers requests of the parent process until it disconnects, then ends the process: no engine outlives its server.
 *
 * @throws Error if the process was not started with a channel to its parent
 */
export function serveRequests(operations: ReadonlyMap<string, Operation>): void {
  if (process.send === undefined) throw new Error('The engine process needs a channel to its parent');
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => {
    if (isRequest(message)) void answer(operations, message);
  });
}

async function answer(operations: ReadonlyMap<string, Operation>, request: EngineRequest): Promise<void> {
  const outcome = await run(operations, request);
  const reply: EngineReply = {
    id: request.id,
    residentBytes: process.memoryUsage.rss(),
    peakResidentBytes: process.resourceUsage().maxRSS * 1024,
    ...outcome,
  };
  if (!process.connected) return;
  // Pictures of this request are collected after its answer is sent, so that no request waits for it.
  process.send?.(reply, () => collectPictures());
}

async function run(
  operations: ReadonlyMap<string, Operation>,
  { operation, argument }: EngineRequest,
): Promise<{ ok: true; value: unknown } | { ok: false; error: string }> {
  const perform = operations.get(operation);
  if (perform === undefined) return { ok: false, error: `There is no operation ${operation}` };
  try {
    return { ok: true, value: await perform(argument as never) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
