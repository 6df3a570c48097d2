/** Command that accepts or refuses a waiting version of a watchlist. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { acceptWaiting, rejectWaiting } from '../screening/receive-version.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';

export async function acceptWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const decision = { by: 'operator', reason: options['reason'] ?? '', at: systemClock.now().toISOString() };
  const version = await acceptWaiting(openWatchlistFolder(config.dataDir), slug, decision);
  if (version === null) throw new OperatorError(`No version of ${slug} needs a decision.`);
  tell(`${slug}: current, ${version.entities} entries, despite: ${version.objection}.`, { slug, version });
}

export async function rejectWatchlist(config: Config, { arguments: words, options }: Given, tell: Tell): Promise<void> {
  const [slug = ''] = words;
  const decision = { by: 'operator', reason: options['reason'] ?? '', at: systemClock.now().toISOString() };
  const version = await rejectWaiting(openWatchlistFolder(config.dataDir), slug, decision);
  if (version === null) throw new OperatorError(`No version of ${slug} needs a decision.`);
  tell(`${slug}: the version was rejected. The same version will be rejected again if it arrives again.`, {
    slug,
    version,
  });
}
