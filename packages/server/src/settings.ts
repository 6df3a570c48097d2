/** Table of settings: name, type, default and a sentence. `docs/configuration.md` is generated from it. */
import { quotaNames } from './api/rate/quotas.ts';
import { lookupSettings } from './lookups/settings.ts';
import { messageSettings } from './messages/settings.ts';
import { screeningSettings } from './screening/settings.ts';
import { issuerSettings } from './security/issuer/settings.ts';

type SettingKind = 'choice' | 'port' | 'string' | 'path' | 'url' | 'boolean' | 'integer' | 'key' | 'quotas' | 'proxies';

export interface Setting {
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

/** Settings with one value each in the configuration; those of an issuer and of messages belong together. */
export const serviceSettings = {
  PORT: { kind: 'port', fallback: '3000', sentence: 'TCP port of the API and the hosted flow.' },
  HOST: { kind: 'string', fallback: '127.0.0.1', sentence: 'Address to listen on.' },
  BASE_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'URL (scheme, host and port) at which people and clients reach this server; https if the host is public. By default `http://localhost:PORT` if HOST is a loopback address or listens on every address, otherwise `http://HOST:PORT`.',
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
      'PostgreSQL 15 or later to use instead of the embedded one. Its role must own the database, and must not be a superuser or have BYPASSRLS.',
  },
  DATABASE_POOLER: {
    kind: 'choice',
    choices: ['none', 'transaction'],
    fallback: 'none',
    sentence:
      'Pooler between the service and DATABASE_URL: `none`, or `transaction` for a pooler such as PgBouncer in transaction mode, in which session settings would leak to other sessions.',
  },
  ROOT_KEY_FILE: {
    kind: 'path',
    fallback: null,
    sentence:
      'File with the root key, 64 hexadecimal digits. By default `DATA_DIR/root.key`, which the first start creates.',
  },
  BOOTSTRAP_SANDBOX_KEY: {
    kind: 'key',
    fallback: null,
    prefix: 'service_sandbox_',
    sentence: 'Value of the sandbox API key that the first start creates, instead of a random one.',
  },
  BOOTSTRAP_PRODUCTION_KEY: {
    kind: 'key',
    fallback: null,
    prefix: 'service_production_',
    sentence: 'Value of the production API key that the first start creates, instead of a random one.',
  },
  ORGANIZATION_NAME: {
    kind: 'string',
    fallback: 'Example Company',
    sentence: 'Name of the organization that the first start creates; individuals see it in the hosted flow.',
  },
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: {
    kind: 'boolean',
    fallback: 'false',
    sentence:
      'Allows webhooks to private and loopback addresses, and in production also plain http. If HOST and BASE_URL are both loopback and no proxy is trusted, sandbox webhooks can use loopback addresses without it.',
  },
  TRUSTED_PROXIES: {
    kind: 'proxies',
    fallback: '',
    sentence:
      'Comma-separated addresses or CIDR ranges of your own proxies, whose X-Forwarded-For header is trusted; the list cannot cover all addresses.',
  },
  PRODUCTION_ACCESS: {
    kind: 'choice',
    choices: ['self', 'on-request'],
    fallback: 'self',
    sentence:
      'Production access of a new organization: `self` grants it at once; with `on-request` the organization requests it in the dashboard and the operator decides.',
  },
  RATE_LIMIT_PER_MINUTE: {
    kind: 'integer',
    fallback: '300',
    range: [1, 1_000_000],
    sentence: 'Maximum requests per minute of all keys of one environment together, and of each dashboard session.',
  },
  CREATION_QUOTAS: {
    kind: 'quotas',
    fallback: '',
    sentence: `Maximum creations per minute of a kind of record in one environment, such as \`production.create_inquiry=150\`, separated by commas; the kinds are ${quotaNames.join(', ')}.`,
  },
  LINK_CREATIONS_PER_MINUTE: {
    kind: 'integer',
    fallback: '20',
    range: [1, 1_000_000],
    sentence:
      'Maximum inquiries per minute that template links create in one environment from one IP address; further visitors wait.',
  },
  ...lookupSettings,
  ...screeningSettings,
  FACE_MODEL_DIR: {
    kind: 'path',
    fallback: null,
    sentence:
      'Folder with the manifest and the ONNX file of a face recognition model to use instead of the built-in one, as `docs/face-models.md` describes.',
  },
  AGE_MODEL_DIR: {
    kind: 'path',
    fallback: null,
    sentence:
      'Folder with the manifest and the ONNX file of a model that estimates ages from faces, as `docs/face-models.md` describes. Without it, the age checks of faces are not applicable.',
  },
  FACE_FALSE_MATCH_RATE: {
    kind: 'choice',
    choices: ['1:100', '1:1000', '1:10000'],
    fallback: null,
    sentence:
      'Maximum share of strangers that a face comparison mistakes for one person: 1:100, 1:1000 or 1:10000. By default 1:1000, or the thresholds of the face model if it has no measured ones.',
  },
  AUDIT_ANCHOR_FILE: {
    kind: 'path',
    fallback: null,
    sentence:
      'File that the service appends signed states of the audit log to, every fifteen minutes and every 1,000 rows; best on another machine. By default `DATA_DIR/audit-anchors.jsonl`.',
  },
  SIGN_IN: {
    kind: 'choice',
    fallback: 'any',
    choices: ['any', 'oidc-only'],
    sentence:
      'Sign-in to the dashboard: by `any` method that a user set up, or `oidc-only`. With `oidc-only`, the owner set by `users break-glass` can still sign in without the issuer, which sends an event and a message.',
  },
  ENGINE_IDLE_SECONDS: {
    kind: 'integer',
    fallback: '1800',
    range: [0, 2_000_000],
    sentence:
      'Idle time in seconds after which the processes that read pictures are stopped, which frees more than a gigabyte. The next picture starts them again and waits some seconds for their models. 0 keeps them running.',
  },
  LOG_LEVEL: {
    kind: 'choice',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    fallback: 'warn',
    sentence: 'Minimum severity of log entries.',
  },
} as const satisfies Record<string, Setting>;

export const settings = { ...serviceSettings, ...issuerSettings, ...messageSettings } as const satisfies Record<
  string,
  Setting
>;

export type SettingName = keyof typeof settings;
