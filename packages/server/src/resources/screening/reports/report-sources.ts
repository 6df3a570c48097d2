/** Sources of reports, chosen by the composition root. */
import type { Reader } from '../../../database/connection.ts';
import type { MailDomains } from '../../../lookups/mail-domains.ts';
import type { ReportProvider } from '../../../lookups/report-provider.ts';
import type { Screener } from '../../../screening/screener.ts';
import type { WatchlistFolder } from '../../../screening/watchlist-folder.ts';
import type { Scope } from '../../../security/scope.ts';

export interface ReportSources {
  readonly screener: Screener;
  /** Folder of the watchlists that the screener searches. */
  readonly watchlists: WatchlistFolder;
  /** Returns the provider; null if none is connected. */
  readonly providerFor: (scope: Scope) => ReportProvider | null;
  /** Returns the DNS look-up; null if DNS may not be queried. */
  readonly mailDomainsFor: (scope: Scope) => MailDomains | null;
  /** Reads rows of the scope on a connection not used by requests. */
  readonly read: <Result>(scope: Scope, work: (reader: Reader) => Promise<Result>) => Promise<Result>;
}
