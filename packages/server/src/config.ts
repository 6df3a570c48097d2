/** Configuration: the values of all settings. The start lists all wrong or unknown ones, and stops. */

import { parseQuotas, type Quotas } from './api/rate/quotas.ts';
import { inflectKey, kebabCase } from './lib/casing.ts';
import { OperatorError } from './lib/operator-error.ts';
import { type MessageConfig, readMessageConfig } from './messages/read-settings.ts';
import { isLoopbackHost } from './security/egress.ts';
import { type IssuerConfig, readIssuerConfig } from './security/issuer/read-settings.ts';
import { listOf, problemOf } from './setting-problem.ts';
import { type Setting, type SettingName, serviceSettings, settings } from './settings.ts';

type Lines<Name extends string> = Name extends `${infer Word}_${infer More}`
  ? `${Capitalize<Lowercase<Word>>}${Lines<More>}`
  : Capitalize<Lowercase<Name>>;

/** Name of the member of a setting: `LOG_LEVEL` is `logLevel`. */
type MemberOf<Name extends string> = Uncapitalize<Lines<Name>>;

interface Values {
  readonly port: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly quotas: Quotas;
  readonly proxies: readonly string[];
}

/** Value of a setting by its kind; null if it has no default and may be absent. */
type ValueOf<Row extends Setting> = Row['kind'] extends keyof Values
  ? Values[Row['kind']]
  : (Row extends { readonly choices: readonly (infer Choice)[] } ? Choice : string) | (Row['fallback'] & null);

type ServiceConfig = {
  readonly [Name in keyof typeof serviceSettings as MemberOf<Name>]: ValueOf<(typeof serviceSettings)[Name]>;
};

/** Settings by member, and what follows from several of them. */
export interface Config extends Omit<ServiceConfig, 'baseUrl' | 'rootKeyFile' | 'auditAnchorFile'> {
  readonly baseUrl: string;
  readonly rootKeyFile: string;
  /** True if a missing root key may be created, which is only allowed in the default place. */
  readonly rootKeyMayBeMade: boolean;
  readonly auditAnchorFile: string;
  /** Issuer that users sign in at; null for none. */
  readonly issuer: IssuerConfig | null;
  readonly messages: MessageConfig;
}

/** Thrown with all problems, one sentence each. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    const lines = problems.map((line) => `  - ${line}`).join('\n');
    super(problems.length === 1 ? (problems[0] ?? '') : `${problems.length} settings are wrong:\n${lines}`);
    this.problems = problems;
  }
}

/** Variables of other programs with the same prefix must not stop the start, so only near misses are unknown. */
const ownPrefixes = [
  'DATABASE_POOLER',
  'BOOTSTRAP_',
  'WEBHOOK_',
  'RATE_LIMIT_',
  'CREATION_',
  'LINK_CREATIONS_',
  'AAMVA_',
  'REPORT_DNS',
  'REPORT_PROVIDER_',
  'PUBLIC_FIGURES_',
  'SCREENING_MODEL',
  'FACE_MODEL_',
  'FACE_FALSE_',
  'ENGINE_IDLE_',
  'AUDIT_ANCHOR_',
  'SIGN_IN',
  'OIDC_',
  'AGE_MODEL_',
  'MAIL_TRANSPORT',
  'MAIL_HTTP_',
  'SMTP_URL',
  'SMTP_CA_',
  'SMS_TRANSPORT',
  'SMS_HTTP_',
  'ALERT_EMAIL',
  'COUNTERSIGN_',
];

/** Reads and checks the settings in `environment`. Throws {@link ConfigError} with all problems. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const problems: string[] = [];
  const read = new Map<SettingName, string | null>();
  const settingOf = (name: SettingName): string | null => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const given = environment[name];
    const value = given === undefined || given === '' ? settings[name].fallback : given;
    const problem = value === null || value === '' ? null : problemOf(name, value);
    if (problem !== null) problems.push(problem);
    read.set(name, value);
    return value;
  };
  for (const name of Object.keys(environment)) {
    if (!(name in settings) && ownPrefixes.some((prefix) => name.startsWith(prefix))) {
      problems.push(`${name} is not a setting; docs/configuration.md lists them all.`);
    }
  }
  const config = assemble(settingOf, (problem) => problems.push(problem));
  if (config.bootstrapSandboxKey !== null && config.bootstrapSandboxKey === config.bootstrapProductionKey) {
    problems.push('BOOTSTRAP_SANDBOX_KEY and BOOTSTRAP_PRODUCTION_KEY must differ.');
  }
  if (config.databasePooler !== 'none' && config.databaseUrl === null) {
    problems.push('DATABASE_POOLER requires DATABASE_URL, which is not set.');
  }
  if (config.signIn === 'oidc-only' && config.issuer === null && problems.length === 0) {
    problems.push('SIGN_IN=oidc-only needs OIDC_ISSUER, at which people sign in.');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

const unspecified: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Returns the host name of a local service: passkeys are bound to a name, never to an address. */
function ownName(host: string): string {
  if (unspecified.has(host) || isLoopbackHost(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Converts the text of a setting by its kind; the caller has told its problem. */
function valueOfText({ kind }: Setting, text: string | null): unknown {
  switch (kind) {
    case 'port':
    case 'integer':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'quotas':
      return parseQuotas(text ?? '') ?? { sandbox: {}, production: {} };
    case 'proxies':
      return listOf(text ?? '');
    default:
      return text;
  }
}

function assemble(settingOf: (name: SettingName) => string | null, tell: (problem: string) => void): Config {
  const entries = Object.entries<Setting>(serviceSettings).map(([name, setting]) => {
    return [inflectKey(kebabCase(name), 'camel'), valueOfText(setting, settingOf(name as SettingName))];
  });
  const service = Object.fromEntries(entries) as ServiceConfig;
  const { host, port, dataDir, baseUrl, rootKeyFile, auditAnchorFile } = service;
  return {
    ...service,
    baseUrl: (baseUrl ?? `http://${ownName(host)}:${port}`).replace(/\/+$/, ''),
    rootKeyFile: rootKeyFile ?? `${dataDir}/root.key`,
    rootKeyMayBeMade: rootKeyFile === null,
    auditAnchorFile: auditAnchorFile ?? `${dataDir}/audit-anchors.jsonl`,
    issuer: readIssuerConfig(settingOf, tell),
    messages: readMessageConfig(settingOf, tell),
  };
}
