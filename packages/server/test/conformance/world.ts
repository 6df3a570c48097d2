/** The real service with what scenarios need around it: keys of every kind and a twin with a low limit. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { permissions } from '../../src/security/permissions.ts';
import { type ApiClient, createClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { createExampleRecorder } from './record-examples.ts';
import type { Sender, World } from './scenario.ts';

const keyOf = (sender: Sender): string => `service_sandbox_${sender.padEnd(40, 'x')}`;

/** Keys as an operator would make them, each pinned to the oldest version. */
async function insertKeys(service: TestService): Promise<void> {
  const client = new pg.Client({ connectionString: service.connectionString });
  await client.connect();
  const { environmentId } = service.seeded.sandbox.scope;
  const keys: readonly (readonly [Sender, readonly string[], readonly string[]])[] = [
    ['owner', permissions, []],
    ['powerless', [], []],
    ['stranger', permissions, ['203.0.113.9']],
  ];
  for (const [sender, granted, addresses] of keys) {
    await client.query(
      `insert into api_keys (environment_id, id, name, digest, hint, api_version, inflection, permissions,
         ip_address_allowlist, file_access_token_expires_in, created_at)
       values ($1, $2, $3, $4, 'xxxx', '2023-01-05', 'kebab', $5, $6, 21600, now())`,
      [
        environmentId,
        `api_${sender}`,
        sender,
        service.app.keyRing.digestSecret('api-key', keyOf(sender)),
        granted,
        addresses,
      ],
    );
  }
  await client.end();
}

export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const service = await startService();
  const limited = await startService({ settings: { RATE_LIMIT_PER_MINUTE: '1' }, worker: false });
  await insertKeys(service);
  await insertKeys(limited);
  await limitedClient(limited).get('/inquiries');
  const clients = Object.fromEntries(
    (['owner', 'powerless', 'stranger', 'nobody'] as const).map((sender) => [
      sender,
      createClient(service.baseUrl, sender === 'nobody' ? '' : keyOf(sender)),
    ]),
  ) as Record<Sender, ApiClient>;
  const made = new Map<string, Promise<unknown>>();
  let count = 0;
  const world: World = {
    service,
    limited,
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
      await Promise.all([service.close(), limited.close()]);
    },
  };
}

/** The client of the service with the low limit. */
export const limitedClient = (limited: TestService): ApiClient => createClient(limited.baseUrl, keyOf('owner'));
