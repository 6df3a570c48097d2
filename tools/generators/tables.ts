/**
 * Generator of packages/server/src/database/generated/tables.ts: the columns of every table with PostgreSQL's types,
 * read from a migrated database. PostgreSQL is started only if a migration was added or changed since the file was
 * made.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeTables } from '../../packages/server/src/database/describe-tables.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import type { GeneratedFiles } from './generated-files.ts';

const migrations = 'packages/server/migrations';
const path = 'packages/server/src/database/generated/tables.ts';

/** Returns a digest of the names and texts of all migrations. */
function digestOf(root: string): string {
  const digest = createHash('sha256');
  for (const name of globSync(`${migrations}/*.sql`, { cwd: root }).toSorted()) {
    digest.update(`${name}\n`).update(readFileSync(join(root, name)));
  }
  return digest.digest('hex');
}

async function tablesOfMigrated(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-tables-'));
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    try {
      await migrate(server.connectionString, []);
      return await describeTables(server.connectionString);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function generateTables(root: string): Promise<GeneratedFiles> {
  const digest = digestOf(root);
  const made = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  if (made.includes(`Migrations: ${digest}`)) return new Map([[path, made]]);
  const text = `/**
 * The columns of every table as the migrated database has them, with PostgreSQL's types; \`?\` where a value may be null.
 * Generated from ${migrations} by \`npm run generate\`; do not edit.
 * Migrations: ${digest}
 */
${await tablesOfMigrated()}`;
  return new Map([[path, text]]);
}
