/** API keys by command, for the operator whom no key lets in any more. They go through the operations of the API. */

import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { openQueue } from '../jobs/queue.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { joinSlices } from '../operations/joined-slices.ts';
import { createOperationRunner, type OperationRunner } from '../operations/runner.ts';
import { createCommittedEvents } from '../outbox/committed-events.ts';
import { describeSlices } from '../resources/index.ts';
import {
  createApiKey,
  expireApiKey,
  findApiKeys,
  listApiKeys,
  serializeApiKey,
} from '../resources/platform/api-keys/index.ts';
import { createScopes, type Scopes } from '../resources/platform/organizations/index.ts';
import { createKeyRing } from '../security/key-ring.ts';
import { type Permission, permissions } from '../security/permissions.ts';
import type { Scope } from '../security/scope.ts';
import { pinnedVersion } from '../seed/seed.ts';
import { createDiskFileStore } from '../storage/files.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { readDuration } from './duration.ts';
import { keyOfData } from './prepare-data.ts';
import { reachDatabase } from './reach-database.ts';

interface Reached {
  readonly runner: OperationRunner;
  readonly scopes: Scopes;
}

/** The operator gives what no key has to have first. */
const everything = {
  keyId: '',
  permissions: new Set(permissions),
  ipAllowlist: [],
  attributesBlocklist: [],
  rateLimitPerMinute: null,
};

async function withOperations(config: Config, work: (reached: Reached) => Promise<void>): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await reachDatabase(config), (reached) => reached.stop());
  const keyRing = createKeyRing(await keyOfData(config, connectionString));
  const { databasePooler: pooler } = config;
  const patient = { poolSize: 2, pooler, connectWithinMs: 30_000 };
  const database = opened.adopt(openDatabase(connectionString, patient), (open) => open.close());
  const sending = { worker: false, pooler, onError: () => undefined };
  const queue = opened.adopt(await openQueue(connectionString, sending), (open) => open.stop());
  const files = createDiskFileStore(`${config.dataDir}/files`);
  const seams = {
    clock: systemClock,
    ids: randomIds,
    committedEvents: createCommittedEvents(),
    baseUrl: config.baseUrl,
  };
  const slices = joinSlices(describeSlices().slices);
  const runner = createOperationRunner({ database, queue, slices, files, keyRing, ...seams });
  await work({ runner, scopes: createScopes(database, keyRing) });
}

/** Undefined for the permissions that the API gives by default. Throws UsageError. */
function readPermissions(text: string | undefined): readonly Permission[] | undefined {
  if (text === undefined) return undefined;
  if (text === 'all') return permissions;
  const named = text.split(',').map((name) => name.trim());
  const unknown = named.find((name) => !permissions.includes(name as Permission));
  if (unknown !== undefined) {
    throw new UsageError(`${unknown} is no permission: give all, or some of ${permissions.join(', ')}.`);
  }
  return named as Permission[];
}

export async function createKey(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const granted = readPermissions(options['permissions']);
  const seconds = options['expires-in'] === undefined ? null : readDuration('expires-in', options['expires-in']);
  await withOperations(config, async ({ runner, scopes }) => {
    const scope = (await scopes.all()).find(({ environmentKind }) => environmentKind === options['environment']);
    if (scope === undefined) throw new UsageError(`There is no environment ${options['environment']}.`);
    const { key, value } = await runner.write(scope, { type: 'system' }, async (context) => {
      const input = {
        name: options['name'] ?? 'Made by command',
        apiVersion: pinnedVersion,
        ...(granted === undefined ? {} : { permissions: granted }),
      };
      const created = await createApiKey(context, everything, input);
      return seconds === null
        ? created
        : { ...created, key: await expireApiKey(context, null, created.key.id, seconds) };
    });
    const until = key.expiresAt === null ? 'until it is expired' : `until ${key.expiresAt.toISOString()}`;
    tell(`${value}\n\nThe key ${key.id}, shown this once, for ${scope.environmentKind}, ${until}.`, {
      key: shown(scope, serializeApiKey(key, value)),
    });
  });
}

const pageSize = 100;

export async function listKeys(config: Config, { options }: Given, tell: Tell): Promise<void> {
  await withOperations(config, async ({ runner, scopes }) => {
    const requested = (await scopes.all()).filter(
      ({ environmentKind }) => options['environment'] === undefined || environmentKind === options['environment'],
    );
    const keys: ReturnType<typeof shown>[] = [];
    for (const scope of requested) {
      let after: string | null = null;
      do {
        const cursor: { after: string | null; before: null; size: number } = { after, before: null, size: pageSize };
        const page = await runner.read(scope, ({ tx }) => listApiKeys(tx, scope, null, cursor));
        keys.push(...page.items.map((key) => shown(scope, serializeApiKey(key))));
        after = page.hasNext ? (page.items.at(-1)?.id ?? null) : null;
      } while (after !== null);
    }
    tell(tableOf(keys), { keys });
  });
}

export async function expireKey(config: Config, given: Given, tell: Tell): Promise<void> {
  const [id = ''] = given.arguments;
  const seconds = given.options['in'] === undefined ? 0 : readDuration('in', given.options['in']);
  await withOperations(config, async ({ runner, scopes }) => {
    const scope = await scopeOfKey({ runner, scopes }, id);
    if (scope === null) {
      throw new UsageError(`There is no key ${id}: npm start -- keys list shows the ids of all.`);
    }
    const key = await runner.write(scope, { type: 'system' }, (context) => expireApiKey(context, null, id, seconds));
    const when =
      seconds === 0
        ? 'has expired: it is refused everywhere within a second'
        : `expires at ${key.expiresAt?.toISOString()}`;
    tell(`The key ${id} (${scope.environmentKind}, ${key.name}) ${when}.`, {
      key: shown(scope, serializeApiKey(key)),
    });
  });
}

async function scopeOfKey({ runner, scopes }: Reached, id: string): Promise<Scope | null> {
  for (const scope of await scopes.all()) {
    const found = await runner.read(scope, ({ tx }) => findApiKeys(tx, scope, [id]));
    if (found.length > 0) return scope;
  }
  return null;
}

const shown = ({ environmentKind }: Scope, { id, attributes }: ReturnType<typeof serializeApiKey>) => ({
  id,
  environment: environmentKind,
  ...attributes,
});

function tableOf(keys: readonly ReturnType<typeof shown>[]): string {
  const head = ['ID', 'ENVIRONMENT', 'NAME', 'PERMISSIONS', 'ADDRESSES', 'LAST USED', 'EXPIRES'];
  const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
  const rows = keys.map((key: Readonly<Record<string, unknown>>) => {
    const granted = key['permissions'] as readonly string[];
    const addresses = key['ip-address-allowlist'] as readonly string[];
    return [
      String(key['id']),
      String(key['environment']),
      String(key['name']),
      granted.length === permissions.length ? 'all' : `${granted.length} of ${permissions.length}`,
      addresses.length === 0 ? '*' : addresses.join(','),
      text(key['last-used-at'], 'never'),
      text(key['expires-at'], 'never'),
    ];
  });
  const widths = head.map((_name, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
