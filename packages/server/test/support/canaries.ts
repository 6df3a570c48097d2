/** Canaries: words in place of personal data, and the search for them in files, output and sealed values. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionStringOf } from '../../src/database/embedded/probe.ts';
import { SealBroken, unseal } from '../../src/security/encryption.ts';
import { createKeyRing, type EnvironmentKeys } from '../../src/security/key-ring.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { rowsOf } from './database.ts';

/** Returns a different word for each place, so that a hit shows its origin. */
export const canary = (place: string): string => `Zqxw${place}Vkj`;

/** Returns every encoding of the word. */
function writings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  // Within a longer base64 value there are three alignments; the characters at the ends depend on their neighbours.
  const aligned = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
      .slice(shift === 0 ? 0 : shift + 1, -2),
  );
  const hex = bytes.toString('hex');
  const texts = [text, text.toLowerCase(), text.toUpperCase(), hex, hex.toUpperCase(), ...aligned];
  return [...texts.map((each) => Buffer.from(each)), Buffer.from(text, 'utf16le')];
}

/** Returns the places whose word is in the bytes. */
export type Find = (haystack: Buffer) => string[];

export function finderOf(places: readonly string[]): Find {
  const wanted = places.flatMap((place) => writings(canary(place)).map((bytes) => ({ place, bytes })));
  return (haystack) => [...new Set(wanted.filter(({ bytes }) => haystack.includes(bytes)).map(({ place }) => place))];
}

/** Returns the file's bytes; a file of a running database may be gone when it is read. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Returns place and path of every word in a file below the folder. */
export function findInFiles(folder: string, find: Find): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.ok(files.length > 500, 'the files of the database are looked at');
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return find(bytesOf(path)).map((place) => `${place} in ${path.slice(folder.length)}`);
  });
}

/** Returns the connection of the owner of the embedded database in this folder. */
export function embeddedConnection(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  const port = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]);
  return connectionStringOf(port, { password: readFileSync(join(folder, 'password'), 'utf8').trim() });
}

interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL of the row's name. */
  readonly key: string;
  /** Column of the environment or organization whose keys seal it. */
  readonly wall: 'environment_id' | 'organization_id';
}

/** Columns of tables whose rows have a name of several columns. */
const ofNumberedRows = [
  { table: 'export_lines', column: 'line', key: "export_id || '/' || position" },
  { table: 'bulk_action_rows', column: 'input', key: "bulk_action_id || '/' || position" },
  { table: 'upload_parts', column: 'sealed', key: "upload_id || '/' || byte_offset" },
  { table: 'submitted_facts', column: 'sealed', key: "object_type || ' ' || object_id || ' ' || field" },
].map((each): SealedColumn => ({ ...each, wall: 'environment_id' }));

/** Returns the words in every value that the keys of the running system open, and the number of values. */
export async function findUnderKeys(dataDir: string, find: Find): Promise<{ places: string[]; opened: number }> {
  const rootKey = await readRootKey(join(dataDir, 'root.key'));
  assert.ok(rootKey !== null);
  const ring = createKeyRing(rootKey);
  const connection = embeddedConnection(dataDir);
  const environments = await rowsOf(connection, 'select id, wrapped_key from environments');
  const columns = await sealedColumns(connection);
  const plains: Buffer[] = [];
  const of = (wall: SealedColumn['wall']) => columns.filter((each) => each.wall === wall);
  for (const { id, wrapped_key: wrapped } of environments as { id: string; wrapped_key: Buffer }[]) {
    const keys = await keysOf(connection, id, ring.openEnvironment(id, wrapped));
    for (const each of of('environment_id')) plains.push(...(await openedOf(connection, id, each, keys)));
  }
  for (const { id } of (await rowsOf(connection, 'select id from organizations')) as { id: string }[]) {
    const keys = [ring.openOrganization(id).dataKey];
    for (const each of of('organization_id')) plains.push(...(await openedOf(connection, id, each, keys)));
  }
  return { places: [...new Set(plains.flatMap(find))], opened: plains.length };
}

async function sealedColumns(connection: string): Promise<SealedColumn[]> {
  const rows = await rowsOf(
    connection,
    `select c.table_name as table, c.column_name as column, k.column_name as key, w.column_name as wall
     from information_schema.columns c
     join information_schema.columns k on k.table_schema = 'public' and k.table_name = c.table_name
       and k.column_name in ('id', 'key')
     join information_schema.columns w on w.table_schema = 'public' and w.table_name = c.table_name
       and w.column_name in ('environment_id', 'organization_id')
     where c.table_schema = 'public' and c.data_type = 'bytea' and c.table_name <> 'environments'`,
  );
  return [...(rows as unknown as SealedColumn[]), ...ofNumberedRows];
}

async function keysOf(connection: string, environmentId: string, environment: EnvironmentKeys): Promise<Buffer[]> {
  const live = await rowsOf(
    connection,
    'select id, wrapped_key from subject_keys where environment_id = $1 and wrapped_key is not null',
    [environmentId],
  );
  const subjects = (live as { id: string; wrapped_key: Buffer }[]).map((each) =>
    environment.unwrapSubjectKey(each.id, each.wrapped_key),
  );
  return [environment.dataKey, ...subjects];
}

async function openedOf(
  connection: string,
  environmentId: string,
  { table, column, key, wall }: SealedColumn,
  keys: readonly Buffer[],
): Promise<Buffer[]> {
  const rows = await rowsOf(
    connection,
    `select ${key} as row, ${column} as sealed from ${table} where ${wall} = $1 and ${column} is not null`,
    [environmentId],
  );
  return (rows as { row: string; sealed: Buffer }[]).flatMap(({ row, sealed }) =>
    keys.flatMap((each) => opened(each, { environmentId, table, row, column }, sealed)),
  );
}

function opened(key: Buffer, place: Parameters<typeof unseal>[1], sealed: Buffer): Buffer[] {
  try {
    return [unseal(key, place, sealed)];
  } catch (error) {
    if (error instanceof SealBroken) return [];
    throw error;
  }
}
