/** What answers reports; the composition root chooses. */
import type { Reader } from '../../../database/connection.ts';
import type { MailDomains } from '../../../lookups/mail-domains.ts';
import type { ReportProvider } from '../../../lookups/report-provider.ts';
import type { Screener } from '../../../screening/screener.ts';
import type { WatchlistFolder } from '../../../screening/watchlist-folder.ts';
import type { Scope } from '../../../security/scope.ts';

export interface ReportSources {
  readonly screener: Screener;
  /** Where the watchlists are that it searches. */
  readonly watchlists: WatchlistFolder;
  /** Null where none is connected. */
  readonly providerFor: (scope: Scope) => ReportProvider | null;
  /** Null where nobody may be asked about domains. */
  readonly mailDomainsFor: (scope: Scope) => MailDomains | null;
  /** Rows of the scope, on a connection that no request waits for. */
  readonly read: <Result>(scope: Scope, work: (reader: Reader) => Promise<Result>) => Promise<Result>;
}
