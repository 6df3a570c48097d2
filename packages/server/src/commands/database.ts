/** Commands for the schema and the first data, for operators who prepare them separately from the service. */
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { describeSlices } from '../resources/index.ts';
import { openRootKey } from '../seed/open-root-key.ts';
import { sealPlainValues } from '../seed/seal-plain-values.ts';
import { seededNotice } from '../start-notice.ts';
import type { Given, Tell } from './command.ts';
import { prepareData } from './prepare-data.ts';
import { openServer } from './reach-database.ts';

export async function migrateDatabase(config: Config, _given: Given, tell: Tell): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await openServer(config), (database) => database.stop());
  const rootKey = await openRootKey(connectionString, config);
  const { applied } = await migrate(connectionString, describeSlices().jobs);
  const reached = { connectionString, pooler: config.databasePooler };
  if (rootKey !== null) await sealPlainValues(reached, rootKey, systemClock.now());
  tell(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`, { applied });
}

export async function seedDatabase(config: Config, _given: Given, tell: Tell): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await openServer(config), (database) => database.stop());
  const { seeded } = await prepareData(config, connectionString);
  if (seeded === null) tell('An organization already exists; nothing was changed.', { seeded: null });
  else tell(...seededNotice(seeded));
}
