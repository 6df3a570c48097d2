/**
 * Template database from which all new ones of a server are copied: migrated once, since a copy costs a fifth of a
 * migration.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { describeSlices } from '../../src/resources/index.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));

/** Every file on which a migrated database depends; a server outlives a change of these. */
const sources = ['migrations/*.sql', 'src/database/*.ts', 'src/jobs/*.ts', '../../package-lock.json'];

function nameByContent(): string {
  const hash = createHash('sha256').update(JSON.stringify(describeSlices().jobs));
  for (const path of globSync(sources, { cwd: server }).sort()) {
    hash.update(path).update(readFileSync(new URL(path, new URL('../../', import.meta.url))));
  }
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

let name: string | null = null;

/** Any number works, as long as all creators of templates use the same. */
const lock = 7_305_114;

/**
 * Returns the name of the migrated database on the server of `connectionString`, a superuser's, and creates it if there
 * is none. Safe for concurrent processes.
 */
export async function ensureTemplate(connectionString: string, owner: URL): Promise<string> {
  name ??= nameByContent();
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, owner, name);
    return name;
  } finally {
    await client.end();
  }
}

/**
 * Creates the template. It is migrated under another name first, so that an incomplete one from a killed run is never
 * copied.
 */
async function makeTemplate(client: pg.Client, owner: URL, wanted: string): Promise<void> {
  const unfinished = `${wanted}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} owner ${owner.username}`);
  const address = new URL(owner);
  address.pathname = `/${unfinished}`;
  await migrate(address.href, describeSlices().jobs);
  await client.query(`alter database ${unfinished} rename to ${wanted}`);
}
