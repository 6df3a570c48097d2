/** Every setting: name, type, default and a sentence. The start lists all wrong or unknown values, and stops. */

import { parseQuotas, type Quotas, quotaNames } from './api/rate/quotas.ts';
import type { Pooler } from './database/tenant-isolation.ts';
import { OperatorError } from './lib/operator-error.ts';
import { lookupSettings } from './lookups/settings.ts';
import { type MessageConfig, readMessageConfig } from './messages/read-settings.ts';
import { messageSettings } from './messages/settings.ts';
import { screeningSettings } from './screening/settings.ts';
import { isLoopbackHost, isPublicHost } from './security/egress.ts';
import { type IssuerConfig, readIssuerConfig } from './security/issuer/read-settings.ts';
import { issuerSettings } from './security/issuer/settings.ts';
import { proxyProblem } from './security/trusted-proxies.ts';

type SettingKind = 'choice' | 'pooler' | 'port' | 'string' | 'path' | 'url' | 'boolean' | 'integer' | 'key' | 'quotas';

interface Setting {
  readonly kind: SettingKind;
  /** Text of the default; null if there is none and the setting may be absent. */
  readonly fallback: string | null;
  readonly sentence: string;
  /** Required prefix of a `key`; `range`: lowest and highest value of an `integer`. */
  readonly prefix?: string;
  readonly range?: readonly [number, number];
  /** Allowed values of a `choice`. */
  readonly choices?: readonly string[];
}

/** Table of settings, from which `docs/configuration.md` is generated. */
export const settings = {
  PORT: { kind: 'port', fallback: '3000', sentence: 'TCP port of the API and the hosted flow.' },
  HOST: { kind: 'string', fallback: '127.0.0.1', sentence: 'Address to listen on.' },
  BASE_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'Scheme, host and port under which people and clients reach this server, https where the host is public; when absent `http://localhost:PORT` where HOST is of this machine or every address, else `http://HOST:PORT`.',
  },
  DATA_DIR: {
    kind: 'path',
    fallback: './.countersign',
    sentence: 'Folder of the embedded database, the root key and the stored files.',
  },
  DATABASE_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'PostgreSQL 15 or later to use in place of the embedded one; its role must own the database and be no superuser, nor have BYPASSRLS.',
  },
  DATABASE_POOLER: {
    kind: 'pooler',
    fallback: 'none',
    sentence:
      'Pooler between the service and DATABASE_URL: `none`, or `transaction` for one such as PgBouncer in transaction mode, where settings of a session would leak to other sessions.',
  },
  ROOT_KEY_FILE: {
    kind: 'path',
    fallback: null,
    sentence: 'File with the 64 hex digits of the root key; `DATA_DIR/root.key`, made on first start, when absent.',
  },
  BOOTSTRAP_SANDBOX_KEY: {
    kind: 'key',
    fallback: null,
    prefix: 'service_sandbox_',
    sentence: 'Value of the sandbox API key that the first start makes, instead of a random one.',
  },
  BOOTSTRAP_PRODUCTION_KEY: {
    kind: 'key',
    fallback: null,
    prefix: 'service_production_',
    sentence: 'Value of the production API key that the first start makes, instead of a random one.',
  },
  ORGANIZATION_NAME: {
    kind: 'string',
    fallback: 'Example Company',
    sentence: 'Name of the organization that the first start makes; the individual reads it in the hosted flow.',
  },
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: {
    kind: 'boolean',
    fallback: 'false',
    sentence:
      'Lets webhooks go to private and loopback addresses, production ones also to plain http. Where HOST and BASE_URL are both loopback and no proxy is trusted, sandbox ones may go to loopback addresses without it.',
  },
  TRUSTED_PROXIES: {
    kind: 'string',
    fallback: '',
    sentence:
      'Comma-separated addresses or CIDR ranges of your own proxies, whose X-Forwarded-For header is trusted; the list cannot cover all addresses.',
  },
  PRODUCTION_ACCESS: {
    kind: 'choice',
    choices: ['self', 'on-request'],
    fallback: 'self',
    sentence:
      'Whether a new organization may create in production at once: `self`, or `on-request` where it asks in the dashboard and the operator decides.',
  },
  RATE_LIMIT_PER_MINUTE: {
    kind: 'integer',
    fallback: '300',
    range: [1, 1_000_000],
    sentence: 'Requests a minute of all keys of one environment together, and of each session of a person.',
  },
  CREATION_QUOTAS: {
    kind: 'quotas',
    fallback: '',
    sentence: `Creations a minute of one kind in one environment, such as \`production.create_inquiry=150\`, separated by commas; the kinds are ${quotaNames.join(', ')}.`,
  },
  ...lookupSettings,
  ...screeningSettings,
  FACE_MODEL_DIR: {
    kind: 'path',
    fallback: null,
    sentence:
      'Folder with the manifest and the ONNX file of a face recognition model to use in place of the built-in one, as `docs/face-models.md` describes.',
  },
  AGE_MODEL_DIR: {
    kind: 'path',
    fallback: null,
    sentence:
      'Folder with the manifest and the ONNX file of a model that estimates ages from faces, as `docs/face-models.md` describes; the age checks of faces are not applicable when absent.',
  },
  FACE_FALSE_MATCH_RATE: {
    kind: 'string',
    fallback: null,
    sentence:
      'Share of strangers that a comparison of two faces may take for one person: 1:100, 1:1000 or 1:10000. Unless given, 1:1000, or the thresholds of a face model without measured borders.',
  },
  AUDIT_ANCHOR_FILE: {
    kind: 'path',
    fallback: null,
    sentence:
      'File that signed states of the audit log of people are added to every fifteen minutes and every 1,000 rows, best on another machine; `DATA_DIR/audit-anchors.jsonl` when absent.',
  },
  SIGN_IN: {
    kind: 'choice',
    fallback: 'any',
    choices: ['any', 'oidc-only'],
    sentence:
      'How people sign in to the dashboard: `any` method they set up, or `oidc-only`. With `oidc-only` the owner that `users break-glass` names can still sign in without the issuer; this sends an event and a message.',
  },
  ENGINE_IDLE_SECONDS: {
    kind: 'integer',
    fallback: '1800',
    range: [0, 2_000_000],
    sentence:
      'Idle seconds after which the processes that read pictures are stopped, which frees more than a gigabyte. The next picture starts them again and waits some seconds for their models. 0 keeps them running.',
  },
  ...issuerSettings,
  ...messageSettings,
  LOG_LEVEL: { kind: 'string', fallback: 'warn', sentence: 'One of fatal, error, warn, info, debug, silent.' },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;

/** Allowed sign-in: with the user's own credentials or at the issuer, or only at the issuer. */
export type SignInRule = 'any' | 'oidc-only';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePooler: Pooler;
  readonly rootKeyFile: string;
  /** True if a missing root key may be created, which is only allowed in the default place. */
  readonly rootKeyMayBeMade: boolean;
  readonly bootstrapSandboxKey: string | null;
  readonly bootstrapProductionKey: string | null;
  readonly organizationName: string;
  readonly webhookAllowPrivateAddresses: boolean;
  readonly trustedProxies: readonly string[];
  /** Approval of production access: `self` on creation, or on request. */
  readonly productionAccess: 'self' | 'on-request';
  readonly rateLimitPerMinute: number;
  readonly creationQuotas: Quotas;
  readonly aamvaLookupUrl: string | null;
  readonly aamvaLookupToken: string | null;
  readonly reportProviderUrl: string | null;
  readonly reportProviderToken: string | null;
  /** True if DNS is queried about mail domains. */
  readonly reportDns: boolean;
  readonly publicFiguresDir: string | null;
  /** Model version; null for the included current one. */
  readonly screeningModel: string | null;
  readonly faceModelDir: string | null;
  readonly ageModelDir: string | null;
  /** Accepted rate; null for the default of the face model. */
  readonly faceFalseMatchRate: FaceFalseMatchRate | null;
  readonly signIn: SignInRule;
  /** Seconds after which idle engines stop; 0 keeps them. */
  readonly engineIdleSeconds: number;
  /** Issuer that users sign in at; null for none. */
  readonly issuer: IssuerConfig | null;
  readonly messages: MessageConfig;
  readonly auditAnchorFile: string;
  readonly logLevel: string;
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

/** False match rates that an operator may accept, without separators, as settings write numbers. */
export const faceFalseMatchRates = ['1:100', '1:1000', '1:10000'] as const;

export type FaceFalseMatchRate = (typeof faceFalseMatchRates)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function problemOf(name: SettingName, value: string): string | null {
  const setting: Setting = settings[name];
  if (setting.kind === 'port') {
    return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? null : `${name} must be a port from 0 to 65535.`;
  }
  if (setting.kind === 'integer') {
    const [low, high] = setting.range ?? [0, Number.MAX_SAFE_INTEGER];
    const fits = /^\d{1,15}$/.test(value) && Number(value) >= low && Number(value) <= high;
    return fits ? null : `${name} must be a whole number from ${low} to ${high}.`;
  }
  if (setting.kind === 'choice') {
    const choices = setting.choices ?? [];
    return choices.includes(value) ? null : `${name} must be one of ${choices.join(', ')}.`;
  }
  if (setting.kind === 'pooler')
    return /^(none|transaction)$/.test(value) ? null : `${name} must be none or transaction.`;
  if (setting.kind === 'boolean') return /^(true|false)$/.test(value) ? null : `${name} must be true or false.`;
  if (setting.kind === 'quotas') {
    return parseQuotas(value) === null ? `${name} must be entries such as production.create_inquiry=150.` : null;
  }
  if (setting.kind === 'url') return urlProblem(name, value);
  if (setting.kind === 'key') return keyProblem(name, value, setting.prefix ?? '');
  if (name === 'LOG_LEVEL') return logLevels.includes(value) ? null : `${name} must be one of ${logLevels.join(', ')}.`;
  if (name === 'FACE_FALSE_MATCH_RATE') {
    const isRate = faceFalseMatchRates.some((rate) => rate === value);
    return isRate ? null : `${name} must be one of ${faceFalseMatchRates.join(', ')}.`;
  }
  if (name === 'TRUSTED_PROXIES') return proxiesProblem(value);
  if (value.includes('\0')) return `${name} must not contain a NUL character.`;
  return null;
}

function urlProblem(name: SettingName, value: string): string | null {
  const schemes = name === 'DATABASE_URL' ? ['postgres:', 'postgresql:'] : ['http:', 'https:'];
  const parsed = URL.parse(value);
  if (parsed === null || !schemes.includes(parsed.protocol)) {
    return `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`;
  }
  return name === 'BASE_URL' ? originProblem(parsed) : null;
}

/** Returns the problem of the public address: cameras and cookies need https outside of the operator's network. */
function originProblem({ protocol, hostname, pathname, search, hash, username, host }: URL): string | null {
  if (/[^/]/.test(pathname) || `${search}${hash}${username}` !== '') {
    return `BASE_URL must be scheme, host and port alone, such as https://${host}.`;
  }
  return protocol === 'http:' && isPublicHost(hostname)
    ? `BASE_URL must start with https:// for the public host ${hostname}, for cameras and cookies need it: put a proxy with a certificate before the service.`
    : null;
}

function proxiesProblem(value: string): string | null {
  const wrong = listOf(value).flatMap((entry) => proxyProblem(entry) ?? []);
  return wrong.length === 0 ? null : `TRUSTED_PROXIES must name your own proxies: ${wrong.join('; ')}.`;
}

const listOf = (value: string): readonly string[] =>
  value
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);

/** Returns the problem of a guessable key: fewer than 32 characters after the prefix or fewer than 8 different ones. */
function keyProblem(name: SettingName, value: string, prefix: string): string | null {
  if (!value.startsWith(prefix)) return `${name} must start with ${prefix}`;
  const tail = value.slice(prefix.length);
  if (!/^[A-Za-z0-9_-]{32,128}$/.test(tail)) {
    return `${name} must have 32 to 128 letters, digits, "-" or "_" after ${prefix}`;
  }
  return new Set(tail.replaceAll('-', '')).size < 8 ? `${name} must be random: it repeats too few characters.` : null;
}

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
    problems.push('DATABASE_POOLER is of DATABASE_URL, which is not given.');
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

function assemble(settingOf: (name: SettingName) => string | null, tell: (problem: string) => void): Config {
  const port = Number(settingOf('PORT'));
  const host = settingOf('HOST') ?? '127.0.0.1';
  const dataDir = settingOf('DATA_DIR') ?? './.countersign';
  const rootKeyFile = settingOf('ROOT_KEY_FILE');
  const faceFalseMatchRate = settingOf('FACE_FALSE_MATCH_RATE');
  return {
    port,
    host,
    baseUrl: (settingOf('BASE_URL') ?? `http://${ownName(host)}:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: settingOf('DATABASE_URL'),
    databasePooler: settingOf('DATABASE_POOLER') === 'transaction' ? 'transaction' : 'none',
    rootKeyFile: rootKeyFile ?? `${dataDir}/root.key`,
    rootKeyMayBeMade: rootKeyFile === null,
    bootstrapSandboxKey: settingOf('BOOTSTRAP_SANDBOX_KEY'),
    bootstrapProductionKey: settingOf('BOOTSTRAP_PRODUCTION_KEY'),
    organizationName: settingOf('ORGANIZATION_NAME') ?? 'Example Company',
    webhookAllowPrivateAddresses: settingOf('WEBHOOK_ALLOW_PRIVATE_ADDRESSES') === 'true',
    trustedProxies: listOf(settingOf('TRUSTED_PROXIES') ?? ''),
    productionAccess: settingOf('PRODUCTION_ACCESS') === 'on-request' ? 'on-request' : 'self',
    rateLimitPerMinute: Number(settingOf('RATE_LIMIT_PER_MINUTE')),
    creationQuotas: parseQuotas(settingOf('CREATION_QUOTAS') ?? '') ?? { sandbox: {}, production: {} },
    aamvaLookupUrl: settingOf('AAMVA_LOOKUP_URL'),
    aamvaLookupToken: settingOf('AAMVA_LOOKUP_TOKEN'),
    reportProviderUrl: settingOf('REPORT_PROVIDER_URL'),
    reportProviderToken: settingOf('REPORT_PROVIDER_TOKEN'),
    reportDns: settingOf('REPORT_DNS') === 'on',
    publicFiguresDir: settingOf('PUBLIC_FIGURES_DIR'),
    screeningModel: settingOf('SCREENING_MODEL'),
    faceModelDir: settingOf('FACE_MODEL_DIR'),
    ageModelDir: settingOf('AGE_MODEL_DIR'),
    faceFalseMatchRate: faceFalseMatchRates.find((rate) => rate === faceFalseMatchRate) ?? null,
    signIn: settingOf('SIGN_IN') === 'oidc-only' ? 'oidc-only' : 'any',
    engineIdleSeconds: Number(settingOf('ENGINE_IDLE_SECONDS')),
    issuer: readIssuerConfig(settingOf, tell),
    messages: readMessageConfig(settingOf, tell),
    auditAnchorFile: settingOf('AUDIT_ANCHOR_FILE') ?? `${dataDir}/audit-anchors.jsonl`,
    logLevel: settingOf('LOG_LEVEL') ?? 'warn',
  };
}
