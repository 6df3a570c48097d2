/** The slices, connected to the services that their operations use. */

import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import { chooseMailDomains } from './environment-ports.ts';
import type { Log } from './lib/log.ts';
import type { IdentityDatabase } from './lookups/identity-database.ts';
import type { ReportProvider } from './lookups/report-provider.ts';
import { createMessages } from './messages/messages.ts';
import type { Registry } from './operations/slice.ts';
import type { Lookups } from './perception/lookups/lookups.ts';
import type { Perception } from './perception/perception.ts';
import { createPrinter } from './print/printer.ts';
import { createSlices } from './resources/index.ts';
import type { ApiLogWriter } from './resources/platform/api-logs/index.ts';
import { readAnchorFile } from './resources/platform/user-audit-logs/index.ts';
import type { Screener } from './screening/screener.ts';
import { openWatchlistFolder } from './screening/watchlist-folder.ts';
import type { EgressRules } from './security/egress.ts';
import { createIssuer } from './security/issuer/issuer.ts';
import type { KeyRing } from './security/key-ring.ts';
import { createOperatorFetch } from './security/safe-fetch.ts';
import type { EnvironmentKind, Scope } from './security/scope.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly log: Log;
  readonly keyRing: KeyRing;
  readonly database: Database;
  readonly jobDatabase: Database;
  readonly screener: Screener;
  readonly apiLogs: ApiLogWriter;
  /** Addresses that webhooks may have. */
  readonly egress: Readonly<Record<EnvironmentKind, EgressRules>>;
  readonly perceptionFor: (scope: Scope) => Perception;
  readonly lookupsFor: (scope: Scope) => Lookups;
  readonly identityDatabaseFor: (scope: Scope) => IdentityDatabase | null;
  readonly providerFor: (scope: Scope) => ReportProvider | null;
}

export function connectSlices(parts: ServiceParts): Registry {
  const { config, log, keyRing, database, jobDatabase, screener, perceptionFor, lookupsFor, providerFor } = parts;
  const messages = createMessages({ config: config.messages, baseUrl: config.baseUrl, log });
  const connectedFor = (scope: Scope) => {
    const { licences, publicFigures } = lookupsFor(scope);
    return {
      licences: licences !== null,
      publicFigures: publicFigures !== null,
      identityDatabase: scope.environmentKind === 'sandbox' || providerFor(scope) !== null,
      mail: scope.environmentKind === 'sandbox' || messages.carries('mail'),
      shortMessages: scope.environmentKind === 'sandbox' || messages.carries('sms'),
    };
  };
  return createSlices(
    {
      perceptionFor,
      lookupsFor,
      identityDatabaseFor: parts.identityDatabaseFor,
      connectedFor,
      settleLogs: parts.apiLogs.settle,
      readAnchors: () => readAnchorFile(config.auditAnchorFile, keyRing.auditSigner),
      print: createPrinter(),
      reportSources: {
        screener,
        watchlists: openWatchlistFolder(config.dataDir),
        providerFor,
        mailDomainsFor: chooseMailDomains(config),
        read: ({ environmentId }, work) => jobDatabase.read({ environmentId }, work),
      },
      messages,
      alertEmail: config.messages.alertEmail,
      database,
      signIn: config.signIn,
      settings: {
        signIn: config.signIn,
        baseUrl: config.baseUrl,
        issuerName: config.issuer?.name ?? null,
        hasAlertEmail: config.messages.alertEmail !== null,
        hasMail: messages.transportOf('mail') !== 'log',
        isRootKeyBesideData: config.rootKeyMayBeMade,
      },
      issuer: config.issuer === null ? null : createIssuer(config.issuer, createOperatorFetch()),
    },
    parts.egress,
  );
}
