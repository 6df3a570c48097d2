/** First start: one organization with a sandbox and a production environment, their templates, and one key each. */
import type { Config } from '../config.ts';
import type { Transaction } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { scopeTransaction } from '../database/tenant-isolation.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import { insertDefaultCaseQueue } from '../resources/monitoring/case-queues/index.ts';
import { insertDefaultCaseTemplate } from '../resources/monitoring/case-templates/index.ts';
import { insertDefaultTransactionType } from '../resources/monitoring/transactions/index.ts';
import { insertDefaultAccountType } from '../resources/people/accounts/index.ts';
import { type ApiKey, hintOf, insertApiKey, newKeyValue } from '../resources/platform/api-keys/index.ts';
import {
  hasOrganization,
  insertEnvironment,
  insertOrganization,
  lockOrganizations,
  type ProductionAccess,
} from '../resources/platform/organizations/index.ts';
import { seedRoles } from '../resources/platform/roles/index.ts';
import { insertDefaultReportTemplates } from '../resources/screening/reports/index.ts';
import { insertPublishedTemplate } from '../resources/verification/inquiry-templates/index.ts';
import { createKeyRing, type KeyRing } from '../security/key-ring.ts';
import { permissions } from '../security/permissions.ts';
import type { EnvironmentKind, Scope } from '../security/scope.ts';
import { seedTemplates } from './templates.ts';

/** API version of seeded keys: that of the interface specification. */
export const pinnedVersion = '2023-01-05';

export interface SeededEnvironment {
  readonly scope: Scope;
  /** Key, displayed once; only its keyed digest is stored. */
  readonly apiKey: string;
  /** Setting that contains the key; null for a generated one. */
  readonly keySetting: 'BOOTSTRAP_SANDBOX_KEY' | 'BOOTSTRAP_PRODUCTION_KEY' | null;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
}

export type Seeded = Readonly<Record<EnvironmentKind, SeededEnvironment>>;

export interface SeedParts {
  /** Connection string of the database owner: the service role may not create organizations and environments. */
  readonly ownerConnection: string;
  readonly config: Config;
  /** Returns the root key; called only for an empty database, and by one process. */
  readonly rootKey: () => Promise<Buffer>;
  readonly clock: Clock;
  readonly ids: IdSource;
}

type EnvironmentParts = Pick<SeedParts, 'clock' | 'ids'> & { readonly keyRing: KeyRing };

/**
 * Creates the first organization, the operator's; null if there is one already. Safe to run from several processes
 * concurrently.
 */
export async function seed(parts: SeedParts): Promise<Seeded | null> {
  const { organizationName: name, bootstrapSandboxKey, bootstrapProductionKey } = parts.config;
  const keys = { sandbox: bootstrapSandboxKey, production: bootstrapProductionKey };
  return asOwner(parts, async (tx) => {
    await lockOrganizations(tx);
    if (await hasOrganization(tx)) return null;
    const productionAccess = accessOfNew(parts.config);
    return makeOrganization(parts, tx, { name, productionAccess, isOperator: true, keys });
  });
}

/**
 * Creates another organization, isolated from the others. With PRODUCTION_ACCESS=on-request it must request access
 * before it creates in production.
 */
export async function addOrganization(parts: SeedParts, name: string): Promise<Seeded> {
  const productionAccess = accessOfNew(parts.config);
  const keys = { sandbox: null, production: null };
  return asOwner(parts, async (tx) => {
    await lockOrganizations(tx);
    return makeOrganization(parts, tx, { name, productionAccess, isOperator: false, keys });
  });
}

const accessOfNew = ({ productionAccess }: Config): ProductionAccess =>
  productionAccess === 'self' ? 'approved' : 'not_requested';

/** Runs `work` in a transaction of the database owner, since the service role may not create organizations. */
export async function asOwner<Result>(
  { ownerConnection, config }: Pick<SeedParts, 'ownerConnection' | 'config'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { databasePooler: pooler } = config;
  const database = openDatabase(ownerConnection, { poolSize: 1, role: null, pooler });
  try {
    return await database.transaction({ environmentId: null }, work);
  } finally {
    await database.close();
  }
}

interface NewOrganization {
  readonly name: string;
  readonly productionAccess: ProductionAccess;
  readonly isOperator: boolean;
  /** Values of its first keys; null for a generated one. */
  readonly keys: Readonly<Record<EnvironmentKind, string | null>>;
}

async function makeOrganization(parts: SeedParts, tx: Transaction, made: NewOrganization): Promise<Seeded> {
  const { keys, ...organization } = made;
  const organizationId = parts.ids.next('organization');
  await insertOrganization(tx, { id: organizationId, ...organization, createdAt: parts.clock.now() });
  const sealing = { clock: parts.clock, ids: parts.ids, keyRing: createKeyRing(await parts.rootKey()) };
  const sandbox = await makeEnvironment(sealing, tx, organizationId, 'sandbox');
  const production = await makeEnvironment(sealing, tx, organizationId, 'production');
  await scopeTransaction(tx, sandbox.environmentId);
  await seedRoles(tx, sandbox, sealing);
  return {
    sandbox: await fillEnvironment(sealing, tx, sandbox, keys.sandbox),
    production: await fillEnvironment(sealing, tx, production, keys.production),
  };
}

async function makeEnvironment(
  { keyRing, clock, ids }: EnvironmentParts,
  tx: Transaction,
  organizationId: string,
  kind: EnvironmentKind,
): Promise<Scope> {
  const environmentId = ids.next('environment');
  const wrappedKey = keyRing.createEnvironmentKey(environmentId);
  await insertEnvironment(tx, { id: environmentId, organizationId, kind, wrappedKey, createdAt: clock.now() });
  const keys = keyRing.openEnvironment(environmentId, wrappedKey);
  return { organizationId, environmentId, environmentKind: kind, keys };
}

/** Fills an environment as the service role: row-level security also restricts the owner of the tables. */
async function fillEnvironment(
  parts: EnvironmentParts,
  tx: Transaction,
  scope: Scope,
  bootstrapKey: string | null,
): Promise<SeededEnvironment> {
  const { clock, ids } = parts;
  const { environmentId, environmentKind: kind } = scope;
  await scopeTransaction(tx, environmentId);
  await insertDefaultAccountType(tx, scope, ids, clock.now());
  await insertDefaultTransactionType(tx, scope, ids, clock.now());
  await insertDefaultReportTemplates(tx, scope, ids, clock.now());
  await insertDefaultCaseQueue(tx, scope, ids, clock.now());
  await insertDefaultCaseTemplate(tx, scope, ids, clock.now());
  const templates: { id: string; name: string }[] = [];
  for (const template of seedTemplates(ids, kind)) {
    const id = ids.next('inquiry-template');
    const versionId = ids.next('inquiry-template-version');
    await insertPublishedTemplate(tx, scope, { id, versionId, ...template, now: clock.now() });
    templates.push({ id, name: template.name });
  }
  const apiKey = bootstrapKey ?? newKeyValue(kind, ids);
  await insertKey(parts, tx, environmentId, apiKey);
  const setting = kind === 'sandbox' ? 'BOOTSTRAP_SANDBOX_KEY' : 'BOOTSTRAP_PRODUCTION_KEY';
  return { scope, apiKey, keySetting: bootstrapKey === null ? null : setting, templates };
}

/** Inserts the operator's own key with every permission, since it creates the others (decision 0014). */
async function insertKey(
  parts: EnvironmentParts,
  tx: Transaction,
  environmentId: string,
  apiKey: string,
): Promise<void> {
  const key: ApiKey = {
    id: parts.ids.next('api-key'),
    name: 'First key',
    note: null,
    apiVersion: pinnedVersion,
    inflection: 'kebab',
    attributesBlocklist: [],
    permissions,
    ipAllowlist: [],
    fileTokenSeconds: 21_600,
    rateLimitPerMinute: null,
    lastUsedAt: null,
    expiresAt: null,
    createdAt: parts.clock.now(),
  };
  const secret = { digest: parts.keyRing.digestSecret('api-key', apiKey), hint: hintOf(apiKey) };
  await insertApiKey(tx, { environmentId }, key, secret);
}
