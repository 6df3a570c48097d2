/** Command that updates watchlists. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import type { Received } from '../screening/receive-version.ts';
import { NotDownloaded, updateEach } from '../screening/update-watchlist.ts';
import { openWatchlistFolder } from '../screening/watchlist-folder.ts';
import type { Given, Tell } from './command.ts';

const sentenceOf = (slug: string, received: Received | null): string => {
  if (received === null) return `${slug}: its inbox is empty, and it has no download URL.`;
  if (received.state === 'unchanged') return `${slug}: unchanged.`;
  if (received.state === 'rejected')
    return `${slug}: REJECTED, ${received.reason}. The previous version stays current.`;
  const { entities, names, changes, objection, parts } = received.version;
  const unknown = parts?.unknownCountries ?? 0;
  const words = (parts?.unreadCountries ?? []).slice(0, 5).map(([word, entries]) => `“${word}” ${entries}`);
  const leftOut = (parts?.leftOut ?? []).slice(0, 5).map(([kind, entries]) => `${kind} ${entries}`);
  const others = leftOut.length === 0 ? '' : `; left out: ${leftOut.join(', ')}`;
  const counts = `${entities} entries, ${names} names; ${changes.added} added, ${changes.changed} changed, ${changes.removed} removed${unknown === 0 ? '' : `; ${unknown} with an unreadable country (${words.join(', ')})`}${others}`;
  return received.state === 'current'
    ? `${slug}: current, ${counts}.`
    : `${slug}: not accepted, ${objection} (${counts}). Accept it with: watchlists accept ${slug} --reason TEXT`;
};

function readAsOf(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()) || at > now)
    throw new OperatorError('--as-of must be a date in the past, such as 2026-11-25.');
  return at;
}

/** Updates one watchlist, or all of them. */
export async function updateWatchlists(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const folder = openWatchlistFolder(config.dataDir);
  const slug = options['only'];
  const now = systemClock.now();
  const asOf = readAsOf(options['as-of'], now);
  if (asOf !== null && slug === undefined)
    throw new OperatorError('--as-of applies to one watchlist: name it with --only.');
  const standings =
    slug === undefined ? await folder.standings() : [await folder.standing(slug)].filter((each) => each !== null);
  if (standings.length === 0)
    throw new OperatorError(
      slug === undefined ? 'No watchlist exists yet: add one with watchlists add' : `Watchlist ${slug} does not exist.`,
    );
  const faulty: string[] = [];
  for await (const { slug: of, outcome } of updateEach(folder, standings, now, asOf)) {
    const isFaulty = outcome instanceof NotDownloaded || outcome?.state === 'rejected';
    if (isFaulty) faulty.push(of);
    if (outcome instanceof NotDownloaded) tell(`${of}: ${outcome.message}`, { slug: of, state: 'not-downloaded' });
    else tell(sentenceOf(of, outcome), { slug: of, ...(outcome ?? { state: 'nothing-arrived' }) });
  }
  if (faulty.length > 0) throw new OperatorError(`Not updated: ${faulty.join(', ')}.`);
}
