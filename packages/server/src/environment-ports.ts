/**
 * Ports to external services, by environment: production uses engines and connected services, the sandbox simulates
 * them.
 */
import type { Engines } from '@countersign/engines/facts';
import type { Config } from './config.ts';
import type { Log } from './lib/log.ts';
import { createIdentityDatabase, type IdentityDatabase } from './lookups/identity-database.ts';
import { createMailDomains, type MailDomains } from './lookups/mail-domains.ts';
import { createHttpReportProvider, type ReportProvider } from './lookups/report-provider.ts';
import { simulatedReportProvider } from './lookups/simulated-report-provider.ts';
import { createEnginePerception } from './perception/engine-perception.ts';
import { withLicenceAuthority } from './perception/licence-database.ts';
import { createFolderGallery } from './perception/lookups/folder-gallery.ts';
import { createHttpLicenceAuthority } from './perception/lookups/http-licence-authority.ts';
import { type Lookups, noLookups } from './perception/lookups/lookups.ts';
import type { Perception } from './perception/perception.ts';
import { simulatedIdentityDatabase } from './perception/simulated-identity-database.ts';
import { createSimulatedPerception } from './perception/simulated-perception.ts';
import type { EgressRules } from './security/egress.ts';
import { createOperatorFetch, createSafeFetch, type SafeFetch } from './security/safe-fetch.ts';
import type { EnvironmentKind, Scope } from './security/scope.ts';

/** Chooses the perception: sandbox scopes get the simulation. No other code branches on the kind of environment. */
export function choosePerception(engines: Engines): (scope: Scope) => Perception {
  const kinds = { production: createEnginePerception(engines), sandbox: createSimulatedPerception(engines) };
  return (scope) => kinds[scope.environmentKind];
}

/** Chooses the lookups: only production uses those that the operator connected. */
export function chooseLookups(config: Config, engines: Engines, log: Log): (scope: Scope) => Lookups {
  const { aamvaLookupUrl: url, aamvaLookupToken: token, publicFiguresDir: folder } = config;
  const onUnavailable = (problem: string) =>
    log({ level: 'warn', message: `the driver license database did not respond: ${problem}` });
  const onFault = (message: string, fault?: unknown) => log({ level: 'warn', message, fault });
  // The operator chose the address, so all addresses are allowed.
  const fetch = createSafeFetch({ http: true, addresses: 'any' });
  const production: Lookups = {
    licences: url === null ? null : createHttpLicenceAuthority({ url, token, fetch, onUnavailable }),
    publicFigures: folder === null ? null : createFolderGallery({ folder, engines, onFault }),
  };
  return ({ environmentKind }) => (environmentKind === 'production' ? production : noLookups);
}

/** Chooses the provider: production uses the one that the operator connected, if any; sandboxes use the simulation. */
export function chooseReportProvider(config: Config): (scope: Scope) => ReportProvider | null {
  const { reportProviderUrl: url, reportProviderToken: token } = config;
  const production = url === null ? null : createHttpReportProvider({ url, token, fetch: createOperatorFetch() });
  return ({ environmentKind }) => (environmentKind === 'production' ? production : simulatedReportProvider);
}

/** Chooses the lookup of mail domains, which only production has. */
export function chooseMailDomains({ reportDns }: Config): (scope: Scope) => MailDomains | null {
  const production = reportDns === 'on' ? createMailDomains() : null;
  return ({ environmentKind }) => (environmentKind === 'production' ? production : null);
}

/**
 * Chooses the database: production uses the provider of reports, and the licence authority for driver licences;
 * sandboxes use the simulation.
 */
export function chooseIdentityDatabase(
  providerFor: (scope: Scope) => ReportProvider | null,
  lookupsFor: (scope: Scope) => Lookups,
  log: Log,
): (scope: Scope) => IdentityDatabase | null {
  const onUnavailable = (problem: string) =>
    log({ level: 'warn', message: `the person database did not respond: ${problem}` });
  return (scope) => {
    if (scope.environmentKind === 'sandbox') return simulatedIdentityDatabase;
    const provider = providerFor(scope);
    const database = provider === null ? null : createIdentityDatabase({ provider, onUnavailable });
    return withLicenceAuthority(database, lookupsFor(scope).licences);
  };
}

export function fetchUnder(rules: Readonly<Record<EnvironmentKind, EgressRules>>): (scope: Scope) => SafeFetch {
  const kinds = { production: createSafeFetch(rules.production), sandbox: createSafeFetch(rules.sandbox) };
  return (scope) => kinds[scope.environmentKind];
}
