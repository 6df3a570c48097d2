/** Commands for API keys, for an operator without a working key. They use the operations of the API. */

import type { Config } from '../config.ts';
import {
  createApiKey,
  expireApiKey,
  findApiKeys,
  listApiKeys,
  serializeApiKey,
} from '../resources/platform/api-keys/index.ts';
import { type Permission, permissions } from '../security/permissions.ts';
import type { Scope } from '../security/scope.ts';
import { pinnedVersion } from '../seed/seed.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { readDuration } from './duration.ts';
import { formatTable } from './format-table.ts';
import { type Reached, withOperations } from './with-operations.ts';

/** The operator may grant rights that no key has yet. */
const everything = {
  kind: 'key' as const,
  id: '',
  permissions: new Set(permissions),
  ipAllowlist: [],
  attributesBlocklist: [],
  rateLimitPerMinute: null,
};

/** Parses permissions; undefined for the API's default ones. Throws UsageError. */
function readPermissions(text: string | undefined): readonly Permission[] | undefined {
  if (text === undefined) return undefined;
  if (text === 'all') return permissions;
  const named = text.split(',').map((name) => name.trim());
  const unknown = named.find((name) => !permissions.includes(name as Permission));
  if (unknown !== undefined) {
    throw new UsageError(`${unknown} is not a permission: give all, or a list of ${permissions.join(', ')}.`);
  }
  return named as Permission[];
}

export async function createKey(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const granted = readPermissions(options['permissions']);
  const seconds = options['expires-in'] === undefined ? null : readDuration('expires-in', options['expires-in']);
  await withOperations(config, async ({ runner, scopes }) => {
    const scope = (await scopes.all()).find(({ environmentKind }) => environmentKind === options['environment']);
    if (scope === undefined) throw new UsageError(`Environment ${options['environment']} does not exist.`);
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
    const until = key.expiresAt === null ? 'until you expire it' : `until ${key.expiresAt.toISOString()}`;
    tell(`${value}\n\nThis is the key ${key.id} for ${scope.environmentKind}, valid ${until}. It is not shown again.`, {
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
      throw new UsageError(`Key ${id} does not exist: npm start -- keys list shows all ids.`);
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
  return formatTable([head, ...rows]);
}
