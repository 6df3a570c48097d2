/** Operator mistakes that stop a start: each prints one sentence with its remedy, no stack, no secret, no changes. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runTyped } from '../../src/commands/run.ts';
import { createTestDatabase, rowsOf, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';

const role = `clerk_${randomBytes(4).toString('hex')}`;
const password = 'a-password-that-nobody-may-read';
const servers: Server[] = [];
const sockets: Socket[] = [];
let database: TestDatabase;
let dataDir: string;
let versionNumber: string;

const databaseName = (): string => new URL(database.connectionString).pathname.slice(1);

/** Starts a server on a free port that calls `work` with each connection. */
async function listening(work: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
    work(socket);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns the database's URL with some of its parts changed. */
function url(parts: { readonly [Part in 'username' | 'password' | 'host' | 'pathname' | 'search']?: string }): string {
  const changed = new URL(database.connectionString);
  return Object.assign(changed, parts).href;
}

/** Starts a proxy of PostgreSQL that replaces `said` with `other`. */
const saying = (said: string, other: string): Promise<number> =>
  listening((incoming) => {
    const { hostname, port } = new URL(database.connectionString);
    const outgoing = connect(Number(port), hostname);
    outgoing.on('error', () => undefined);
    sockets.push(outgoing);
    incoming.pipe(outgoing);
    outgoing.on('data', (chunk: Buffer) => {
      incoming.write(Buffer.from(chunk.toString('latin1').replace(said, other), 'latin1'));
    });
    outgoing.on('end', () => incoming.end());
  });

before(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'countersign-mistakes-'));
  await rowsOf(database.connectionString, `create role ${role} login password '${password}'`);
  const [row] = await rowsOf(database.connectionString, `select current_setting('server_version_num') as number`);
  versionNumber = String(row?.['number']);
  await writeFile(join(dataDir, 'file'), '');
});
after(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  await rowsOf(database.connectionString, `alter database ${databaseName()} owner to current_user`);
  await rowsOf(database.connectionString, `drop role ${role}`);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Mistake {
  readonly name: string;
  readonly settings: () => Promise<Readonly<Record<string, string>>>;
  readonly says: RegExp;
}

const withUrl = (made: () => string | Promise<string>) => async () => ({ DATABASE_URL: await made() });

const ofDatabase: readonly Mistake[] = [
  {
    name: 'an unknown host',
    settings: withUrl(() => url({ host: 'nowhere.invalid:5432' })),
    says: /^The host of DATABASE_URL, nowhere\.invalid:5432, .*: correct the name/,
  },
  {
    name: 'a port without a listener',
    settings: withUrl(async () => url({ host: `127.0.0.1:${await freePort()}` })),
    says: /^Nothing listens at 127\.0\.0\.1:\d+ of DATABASE_URL: start PostgreSQL there, or correct host and port\.$/,
  },
  {
    name: 'a server that says nothing',
    settings: withUrl(async () => url({ host: `127.0.0.1:${await listening(() => undefined)}` })),
    says: /does not answer: open the way to it, or correct the host/,
  },
  {
    name: 'a server that is no PostgreSQL',
    settings: withUrl(async () => {
      const port = await listening((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      return url({ host: `127.0.0.1:${port}` });
    }),
    says: /does not speak as PostgreSQL does: correct host and port/,
  },
  {
    name: 'a server without TLS that is required to use it',
    settings: withUrl(() => url({ search: '?sslmode=require' })),
    says: /has no TLS, which DATABASE_URL asks for: switch it on there, or take sslmode out/,
  },
  {
    name: 'a wrong password',
    settings: withUrl(() => url({ username: role, password: `${password}2` })),
    says: /refuses the password of the role clerk_\w+ in DATABASE_URL: correct it/,
  },
  {
    name: 'no password',
    settings: withUrl(() => url({ username: role, password: '' })),
    says: /^DATABASE_URL gives no password for the role clerk_\w+: write postgresql:/,
  },
  {
    name: 'a database that is not there',
    settings: withUrl(() => url({ username: role, password, pathname: '/not_there' })),
    says: /has no database not_there, .*: make it with: create database not_there owner clerk_\w+;$/,
  },
  {
    name: 'a role without rights',
    settings: withUrl(() => url({ username: role, password })),
    says: /^The role clerk_\w+ of DATABASE_URL does not own the database test_\w+: run, as a superuser: alter database test_\w+ owner to clerk_/,
  },
  {
    name: 'a superuser',
    settings: withUrl(() => database.connectionString),
    says: /a superuser or a role with BYPASSRLS, .*: create a role that only owns the database/,
  },
  {
    name: 'a version that is too old',
    settings: withUrl(async () => url({ host: `127.0.0.1:${await saying(versionNumber, '140012')}` })),
    says: /and 15 or later is needed: upgrade it, or give another DATABASE_URL/,
  },
  {
    name: 'a clock that is a year ahead',
    settings: withUrl(async () => {
      const year = new Date().getUTCFullYear();
      return url({ host: `127.0.0.1:${await saying(`${year}-`, `${year + 1}-`)}` });
    }),
    says: /^The clocks of this machine and of PostgreSQL at \S+ are 3\d{7} s apart: let NTP set both\.$/,
  },
  {
    name: 'commits that are not waited for',
    settings: withUrl(async () => {
      await rowsOf(database.connectionString, `alter database ${databaseName()} owner to ${role}`);
      await rowsOf(database.connectionString, `alter role ${role} set synchronous_commit = off`);
      return url({ username: role, password });
    }),
    says: /runs with synchronous_commit = off and would lose acknowledged writes in a crash: switch it on there/,
  },
  {
    name: 'an address that is none',
    settings: withUrl(() => 'mysql://x'),
    says: /^DATABASE_URL must be an address that starts with postgres/,
  },
];

const ofTheRest: readonly Mistake[] = [
  {
    name: 'a folder where a file is',
    settings: async () => ({ DATA_DIR: join(dataDir, 'file', 'below') }),
    says: /^DATA_DIR .*\/file\/below cannot be created or written \(ENOTDIR\): make this user its owner, or set another/,
  },
  {
    name: 'proxies that cover every address',
    settings: async () => ({ TRUSTED_PROXIES: '0.0.0.0/0' }),
    says: /^TRUSTED_PROXIES must name your own proxies: 0\.0\.0\.0\/0 would let everybody say/,
  },
  {
    name: 'a public address without TLS',
    settings: async () => ({ BASE_URL: 'http://id.example.com' }),
    says: /^BASE_URL must start with https:\/\/ for the public host id\.example\.com, .*: put a proxy/,
  },
  {
    name: 'a public address with a path',
    settings: async () => ({ BASE_URL: 'https://id.example.com/verify' }),
    says: /^BASE_URL must consist of scheme, host and port only, such as https:\/\/id\.example\.com\.$/,
  },
  {
    name: 'a setting that is none',
    settings: async () => ({ BOOTSTRAP_KEY: 'x' }),
    says: /^BOOTSTRAP_KEY is not a setting; docs\/configuration\.md lists them all\.$/,
  },
];

/** Starts with the mistake, and returns the last lines of the output; earlier ones are about preparing the database. */
async function lastWords(settings: Readonly<Record<string, string>>): Promise<string> {
  const said: string[] = [];
  const written = { out: () => undefined, error: (text: string) => void said.push(text) };
  const base = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  assert.equal(await runTyped(['start'], { ...base, ...settings }, written), 1);
  const all = said.join('');
  assert.equal(/^\s+at |Error:|"level"/m.test(all), false, all);
  assert.equal(all.includes(password), false);
  return all.trim().split('\n').at(-1) ?? '';
}

describe('a start with a database that cannot be used ends with a sentence', () => {
  for (const { name, settings, says } of ofDatabase) {
    it(`for ${name}, and creates nothing`, async () => {
      assert.match(await lastWords(await settings()), says);
      assert.deepEqual(await readdir(dataDir), ['file']);
    });
  }
});

describe('a start ends with a sentence', () => {
  for (const { name, settings, says } of ofTheRest) {
    it(`for ${name}`, async () => assert.match(await lastWords(await settings()), says));
  }
});
