/**
 * Preparation before the service or a command touches data: the right root key, the schema of this release, a first
 * key.
 */
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { describeSlices } from '../resources/index.ts';
import { RootKeyError } from '../security/root-key.ts';
import { firstRootKey, openRootKey } from '../seed/open-root-key.ts';
import { sealPlainValues } from '../seed/seal-plain-values.ts';
import { type Seeded, seed } from '../seed/seed.ts';

export interface PreparedData {
  readonly rootKey: Buffer;
  /** Newly created objects; null if there was data. */
  readonly seeded: Seeded | null;
}

/** Migrates the database and fills an empty one; a wrong root key stops this before any change. */
export async function prepareData(config: Config, connectionString: string): Promise<PreparedData> {
  await openRootKey(connectionString, config);
  await migrate(connectionString, describeSlices().jobs);
  const rootKey = () => firstRootKey(config);
  const seeded = await seed({ ownerConnection: connectionString, config, rootKey, clock: systemClock, ids: randomIds });
  const key = await keyOfData(config, connectionString);
  await sealPlainValues({ connectionString, pooler: config.databasePooler }, key, systemClock.now());
  return { seeded, rootKey: key };
}

/** Returns the root key. Throws RootKeyError if there is no data, or none that the key opens. */
export async function keyOfData(config: Config, connectionString: string): Promise<Buffer> {
  const rootKey = await openRootKey(connectionString, config);
  if (rootKey !== null) return rootKey;
  throw new RootKeyError(`This database has no data yet: start the service first with npm start.`);
}
