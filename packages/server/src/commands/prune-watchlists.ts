/** Command that removes versions of watchlists that no run of any environment names. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { findNamedVersions } from '../resources/screening/reports/index.ts';
import { pruneVersions } from '../screening/prune-versions.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { withOperations } from './with-operations.ts';

const mostKept = 1_000;

export async function pruneWatchlists(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const keep = Number(options['keep'] ?? '1');
  if (!Number.isInteger(keep) || keep < 1 || keep > mostKept) {
    throw new UsageError(`--keep must be a whole number from 1 to ${mostKept}.`);
  }
  await withOperations(config, async ({ runner, scopes }) => {
    const named = async () => {
      const all = await Promise.all(
        (await scopes.all()).map((scope) => runner.read(scope, ({ tx }) => findNamedVersions(tx, scope))),
      );
      return new Set(all.flat());
    };
    const folder = openWatchlistFolder(config.dataDir);
    for (const pruned of await pruneVersions(folder, { keep, now: systemClock.now(), named })) {
      const { slug, kept, removed } = pruned;
      tell(`${slug}: ${removed.length} versions removed, ${kept} kept.`, { ...pruned });
    }
  });
}
