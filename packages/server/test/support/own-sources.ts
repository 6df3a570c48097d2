/** Operator's own sources for answering reports: files of any list, and the answer of a kind without a request. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailDomains } from '../../src/lookups/mail-domains.ts';
import { answerReport, type ReportSources } from '../../src/resources/screening/reports/answer-report.ts';
import { kindNamed } from '../../src/resources/screening/reports/kinds/index.ts';
import { type ReportSettings, shippedSettings } from '../../src/resources/screening/reports/settings.ts';
import { receiveVersion } from '../../src/screening/receive-version.ts';
import type { Watchlist } from '../../src/screening/watchlist.ts';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import type { Scope } from '../../src/security/scope.ts';
import type { TestService } from './service.ts';

/** Longer than the interval of reading the folder. */
const seenAfter = 2_100;
let arrivals = 0;

export const ownRegister: Watchlist = {
  slug: 'own-register',
  title: 'Register of Utopia',
  format: 'csv',
  listType: 'register',
  url: null,
  mapping: null,
  maximumAgeHours: 24 * 31,
  licenceConfirmedAt: null,
  environments: ['production'],
};

export const ownFeeds: Watchlist = {
  slug: 'press',
  title: 'The press',
  format: 'feeds',
  listType: 'media',
  url: null,
  mapping: null,
  maximumAgeHours: 24 * 7,
  licenceConfirmedAt: null,
  environments: ['production'],
};

/** Adds files. Fails unless the version becomes current. */
export async function giveFiles(
  { app, clock }: TestService,
  watchlist: Watchlist,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = openWatchlistFolder(app.config.dataDir);
  await folder.save(watchlist);
  arrivals += 1;
  const arrived = join(app.config.dataDir, 'given', String(arrivals));
  await mkdir(arrived, { recursive: true });
  const paths = Object.keys(files).map((name) => join(arrived, name));
  for (const [at, content] of Object.values(files).entries()) await writeFile(paths[at] ?? '', content);
  const received = await receiveVersion({ folder, slug: watchlist.slug, paths, now: clock.now() });
  assert.match(received.state, /^(current|unchanged)$/, JSON.stringify(received));
  await wait(seenAfter);
}

export async function productionScope({ app }: TestService): Promise<Scope> {
  const scope = (await app.scopes.all()).find(({ environmentKind }) => environmentKind === 'production');
  assert.ok(scope !== undefined);
  return scope;
}

/** Runs a kind once in production, like the service, without a provider; `domains` are looked up if given. */
export async function answerOfKind(
  service: TestService,
  kindName: string,
  query: Readonly<Record<string, unknown>>,
  { settings = {}, domains = null }: { settings?: Partial<ReportSettings>; domains?: MailDomains | null } = {},
) {
  const { app } = service;
  const sources: ReportSources = {
    screener: app.screener,
    watchlists: openWatchlistFolder(app.config.dataDir),
    providerFor: () => null,
    mailDomainsFor: () => domains,
    read: ({ environmentId }, work) => app.database.read({ environmentId }, work),
  };
  const kind = kindNamed(kindName);
  const outcome = await answerReport(sources, await productionScope(service), {
    kind,
    query,
    settings: { ...shippedSettings(kind), ...settings },
    runId: 'rpr_test',
  });
  assert.ok(outcome.state !== 'waiting');
  return outcome;
}

/** Returns a result as its kind presents it. */
export function presentedAs(
  kindName: string,
  query: Readonly<Record<string, unknown>>,
  result: Readonly<Record<string, unknown>> | null,
) {
  return kindNamed(kindName).present({
    query,
    result,
    matches: [],
    dismissals: [],
    confirmations: [],
    proposals: [],
    errors: [],
    searched: [],
    tags: [],
  });
}
