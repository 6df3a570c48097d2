/** Check that the operator's PostgreSQL is usable, made once at startup under the configured role. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../lib/clock.ts';
import { codeOf, OperatorError } from '../lib/operator-error.ts';
import type { Pooler } from './tenant-isolation.ts';
import { proveLogin } from './tenant-isolation.ts';

/** Thrown with the remedy; never contains the password. */
export class DatabaseRefused extends OperatorError {
  override readonly name = 'DatabaseRefused';
}

/** The server as error messages name it, without the password. */
interface Named {
  readonly place: string;
  readonly role: string;
  readonly database: string;
}

const connectWithinMs = 5000;

/**
 * Code of a server that recovers or starts up; the check waits as long for it as for an embedded server on a slow disk.
 */
const startingUp = '57P03';
const startingUpLimitMs = 60_000;

const oldestVersion = 150_000;

/**
 * Checks the operator's DATABASE_URL. Throws {@link DatabaseRefused}, or the TenantIsolationError of a role that
 * row-level security does not restrict.
 */
export async function checkServer(connectionString: string, pooler: Pooler): Promise<void> {
  const client = await connect(connectionString);
  try {
    const named = namesOf(client);
    const { rows } = await client.query<Rights>(rightsQuery);
    const problem = rows[0] === undefined ? null : problemOf(rows[0], named);
    if (problem !== null) throw new DatabaseRefused(problem);
    await proveLogin(client, pooler);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const deadline = performance.now() + startingUpLimitMs;
  for (;;) {
    let client: pg.Client | undefined;
    try {
      client = new pg.Client({ connectionString, connectionTimeoutMillis: connectWithinMs });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    } catch (error) {
      await client?.end().catch(() => undefined);
      if (codeOf(error) !== startingUp || performance.now() > deadline) throw refusalOf(error, client);
    }
    await pause(500);
  }
}

const namesOf = ({ host, port, user, database }: pg.Client): Named => ({
  place: host.startsWith('/') ? host : `${host}:${port}`,
  role: user ?? '',
  database: database ?? '',
});

const untrusted = /^(CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|ERR_TLS_)/;

/** Sentences by SQLSTATE and by the codes of Node's sockets. */
const sentences: Readonly<Record<string, (named: Named) => string>> = {
  ENOTFOUND: ({ place }) => `The host of DATABASE_URL, ${place}, is not known: correct the name.`,
  EAI_AGAIN: ({ place }) =>
    `The host of DATABASE_URL, ${place}, cannot be looked up: correct the name, or mend the DNS.`,
  ECONNREFUSED: ({ place }) =>
    `Nothing listens at ${place} of DATABASE_URL: start PostgreSQL there, or correct host and port.`,
  ENOENT: ({ place }) =>
    `There is no socket of PostgreSQL in ${place} of DATABASE_URL: start it, or correct the folder.`,
  ETIMEDOUT: ({ place }) =>
    `PostgreSQL at ${place} of DATABASE_URL does not answer: open the way to it, or correct the host.`,
  '28P01': ({ place, role }) =>
    `PostgreSQL at ${place} refuses the password of the role ${role} in DATABASE_URL: correct it, and write characters such as @ : / # in it as %40 %3A %2F %23.`,
  '3D000': ({ place, role, database }) =>
    `PostgreSQL at ${place} has no database ${database}, which DATABASE_URL names: make it with: create database ${database} owner ${role};`,
};

/** Sentences by message, for driver errors without a code. */
const texts: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [/timeout|timed out/i, (named) => sentences['ETIMEDOUT']?.(named) ?? ''],
  [
    /password must be a/i,
    ({ role }) =>
      `DATABASE_URL gives no password for the role ${role}: write postgresql://${role}:PASSWORD@HOST/DATABASE.`,
  ],
  [
    /^Connection terminated|invalid response|^Received unexpected/i,
    ({ place }) => `What answers at ${place} of DATABASE_URL does not speak as PostgreSQL does: correct host and port.`,
  ],
  [
    /does not support SSL/i,
    ({ place }) =>
      `PostgreSQL at ${place} has no TLS, which DATABASE_URL asks for: switch it on there, or take sslmode out.`,
  ],
];

function refusalOf(error: unknown, client: pg.Client | undefined): DatabaseRefused {
  const said = error instanceof Error && error.message !== '' ? error.message.replace(/\.$/, '') : codeOf(error);
  if (client === undefined) {
    return new DatabaseRefused(`DATABASE_URL cannot be read (${said}): correct it.`, { cause: error });
  }
  const named = namesOf(client);
  const code = codeOf(error);
  const text = texts.find(([pattern]) => pattern.test(said))?.[1];
  const sentence = untrusted.test(code)
    ? `The certificate of PostgreSQL at ${named.place} is not trusted (${said}): name its authority in DATABASE_URL with sslrootcert=FILE.`
    : (sentences[code]?.(named) ??
      text?.(named) ??
      `PostgreSQL at ${named.place} of DATABASE_URL refuses us: ${said}.`);
  return new DatabaseRefused(sentence, { cause: error });
}

interface Rights {
  readonly version: number;
  readonly version_name: string;
  readonly standby: boolean;
  readonly may_create: boolean;
  /** Setting with which PostgreSQL may lose committed data; null if there is none. */
  readonly careless: string | null;
  readonly now: Date;
}

/** The owner of a database may create schemas in it; tables go to `public`. */
const rightsQuery = `
  select current_setting('server_version_num')::integer as version, current_setting('server_version') as version_name,
    pg_is_in_recovery() as standby,
    has_database_privilege(current_database(), 'create')
      and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as may_create,
    (select name from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' limit 1) as careless,
    clock_timestamp() as now`;

/** Allowed clock difference in seconds: both machines check links and codes that expire within minutes. */
const mostClockSkew = 30;

function problemOf(found: Rights, { place, role, database }: Named): string | null {
  if (found.version < oldestVersion) {
    return `PostgreSQL at ${place} is version ${found.version_name}, and 15 or later is needed: upgrade it, or give another DATABASE_URL.`;
  }
  if (found.standby) {
    return `PostgreSQL at ${place} is a standby that takes no writes: give the address of its primary as DATABASE_URL.`;
  }
  if (!found.may_create) {
    return `The role ${role} of DATABASE_URL does not own the database ${database}: run, as a superuser: alter database ${database} owner to ${role};`;
  }
  if (found.careless !== null) {
    return `PostgreSQL at ${place} runs with ${found.careless} = off and would lose acknowledged writes in a crash: switch it on there, also for the role ${role} and the database ${database}.`;
  }
  const skew = Math.round((found.now.getTime() - systemClock.now().getTime()) / 1000);
  if (Math.abs(skew) > mostClockSkew) {
    return `The clocks of this machine and of PostgreSQL at ${place} are ${Math.abs(skew)} s apart: let NTP set both.`;
  }
  return null;
}
