/** General ways to a documented refusal, which work for every operation. */
import sql from 'sql-template-tag';
import type { Cell } from './reference.ts';
import type { Call, OperationScenario, World } from './scenario.ts';

/** Returns well-formed ids that do not exist. */
const unknownIds = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, `${prefixOf(name)}_${'0'.repeat(24)}`]),
  );

const prefixes: Readonly<Record<string, string>> = {
  'inquiry-id': 'inq',
  'inquiry-session-id': 'iqse',
  'inquiry-template-id': 'itmpl',
  'verification-id': 'ver',
  'document-id': 'doc',
  'device-id': 'dev',
  'account-id': 'act',
  'account-type-id': 'acttp',
  'report-id': 'rep',
  'list-id': 'lst',
  'list-item-id': 'lin',
  'importer-id': 'mprt',
  'event-id': 'evt',
  'webhook-id': 'wbh',
  'api-key-id': 'api',
  'api-log-id': 'req',
  'theme-set-id': 'theset',
  'user-audit-log-id': 'ual',
};
const prefixOf = (name: string): string => prefixes[name] ?? 'unknown';

type Way = (world: World, cell: Cell, call: Call) => Promise<Call>;

/** Ways by status; `call` has unknown ids and a body that the reference allows. */
const ways: Readonly<Record<number, Way>> = {
  400: async (_world, _cell, call) => ({ ...call, query: 'page[unknown-parameter]=1' }),
  401: async (_world, _cell, call) => ({ ...call, sender: 'nobody' }),
  403: async (_world, _cell, call) => ({ ...call, sender: 'powerless' }),
  404: async (_world, cell, call) =>
    cell.path.includes('{') ? call : { ...call, query: `page[after]=${'0'.repeat(24)}` },
  409: whileATwinRuns,
  422: withAUsedKey,
  429: async (_world, _cell, call) => call,
};

/** Sends the Idempotency-Key of a request that has claimed it and not committed yet. */
async function whileATwinRuns(world: World, _cell: Cell, call: Call): Promise<Call> {
  const key = world.fresh('twin');
  const { app, seeded } = world.service;
  const { environmentId } = seeded.sandbox.scope;
  const holds = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const twin = app.database
    .transaction({ environmentId }, async (tx) => {
      await tx.execute(
        sql`insert into idempotency_keys (environment_id, key, fingerprint, request_id, created_at)
            values (${environmentId}, ${key}, ${Buffer.alloc(32)}, 'req_twin', ${app.clock.now()})`,
      );
      holds.resolve();
      await ends.promise;
      throw new Error('the twin fails');
    })
    .catch(() => undefined);
  await holds.promise;
  return {
    ...call,
    headers: { 'idempotency-key': key },
    async release() {
      ends.resolve();
      await twin;
    },
  };
}

/** Sends an Idempotency-Key that another request has used. */
async function withAUsedKey(world: World, _cell: Cell, call: Call): Promise<Call> {
  const key = world.fresh('used');
  await world.send('POST', '/inquiries', { body: {}, headers: { 'idempotency-key': key } }, null);
  return { ...call, headers: { 'idempotency-key': key } };
}

/** Returns the call; null if no general way results in this answer, which then needs its own scenario. */
export async function refusedCall(
  world: World,
  cell: Cell,
  scenario: OperationScenario | undefined,
): Promise<Call | null> {
  const way = ways[cell.status];
  const keyless = cell.method === 'GET' || cell.method === 'DELETE';
  if (way === undefined || (keyless && (cell.status === 409 || cell.status === 422))) return null;
  const { body } = (await scenario?.body?.(world, cell.version)) ?? {};
  return way(world, cell, { parameters: unknownIds(cell.path), ...(body === undefined ? {} : { body }) });
}
