/** The real service with the surroundings that scenarios need: keys of every kind and a twin with a low limit. */
import assert from 'node:assert/strict';
import type { ApiClient } from '../support/client.ts';
import { startService } from '../support/service.ts';
import { clientOf, insertKeys, ownerClient } from './keys.ts';
import { prepareOutage } from './outage.ts';
import { createExampleRecorder } from './record-examples.ts';
import type { Sender, World } from './scenario.ts';

export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const service = await startService();
  const limited = await startService({ settings: { RATE_LIMIT_PER_MINUTE: '1' }, worker: false });
  await insertKeys(service);
  await insertKeys(limited);
  await ownerClient(limited).get('/inquiries');
  const outage = await prepareOutage();
  const clients = Object.fromEntries(
    (['owner', 'owner-in-production', 'powerless', 'stranger', 'nobody'] as const).map((sender) => [
      sender,
      clientOf(service, sender),
    ]),
  ) as Record<Sender, ApiClient>;
  const made = new Map<string, Promise<unknown>>();
  let count = 0;
  const world: World = {
    service,
    limited,
    outage,
    examples: createExampleRecorder(service.baseUrl),
    send: (method, path, { query, body, headers, sender = 'owner' }, version) =>
      clients[sender].request(method, query === undefined ? path : `${path}?${query}`, {
        headers: { ...(version === null ? {} : { 'service-version': version }), ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    once(name, make) {
      const known = made.get(name) ?? make();
      made.set(name, known);
      return known as ReturnType<typeof make>;
    },
    async make(method, path, body) {
      const answer = await clients.owner.request(method, path, body === undefined ? {} : { body });
      assert.ok(answer.status < 300, `${method} ${path} ${answer.status} ${answer.text}`);
      return answer.body;
    },
    fresh(prefix) {
      count += 1;
      return `${prefix}-${count}`;
    },
  };
  return {
    ...world,
    async close() {
      await Promise.all([service.close(), limited.close(), outage.close()]);
    },
  };
}
