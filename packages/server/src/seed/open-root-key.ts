/** The root key of a database's data. A wrong or missing one ends the start before anything is written. */
import sql from 'sql-template-tag';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Pooler } from '../database/tenant-isolation.ts';
import { createScopes, hasOrganization } from '../resources/platform/organizations/index.ts';
import { SealBroken } from '../security/encryption.ts';
import { createKeyRing } from '../security/key-ring.ts';
import { makeRootKey, RootKeyError, readRootKey } from '../security/root-key.ts';

type KeyPlace = Pick<Config, 'rootKeyFile' | 'rootKeyMayBeMade'>;
type DataPlace = Pick<Config, 'rootKeyFile' | 'databasePooler'>;

/**
 * Returns the key that opens every environment of the database; null if there is neither data nor a key. Throws {@link
 * RootKeyError} if there is data and the key is missing or wrong.
 */
export async function openRootKey(
  connectionString: string,
  { rootKeyFile, databasePooler: pooler }: DataPlace,
): Promise<Buffer | null> {
  const key = await readRootKey(rootKeyFile);
  if (!(await hasSchema(connectionString, pooler))) return key;
  const database = openDatabase(connectionString, { poolSize: 1, pooler });
  try {
    if (key === null) {
      if (!(await database.read({ environmentId: null }, hasOrganization))) return null;
      throw new RootKeyError(
        `The root key file ${rootKeyFile} is missing, and the data in this database cannot be read without it: restore it from your backup, or set an empty DATA_DIR or DATABASE_URL for a new installation.`,
      );
    }
    await createScopes(database, createKeyRing(key)).all();
    return key;
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new RootKeyError(
      `The root key in ${rootKeyFile} does not belong to this database: restore the right key from your backup, or set a DATA_DIR and DATABASE_URL that belong together.`,
      { cause: error },
    );
  } finally {
    await database.close();
  }
}

/**
 * Returns the root key of an installation without sealed data: the one in the file, or a new one unless the operator
 * named a file.
 */
export async function firstRootKey({ rootKeyFile, rootKeyMayBeMade }: KeyPlace): Promise<Buffer> {
  const key = await readRootKey(rootKeyFile);
  if (key !== null) return key;
  if (rootKeyMayBeMade) return makeRootKey(rootKeyFile);
  throw new RootKeyError(
    `ROOT_KEY_FILE ${rootKeyFile} does not exist; create it with: (umask 077; openssl rand -hex 32 > ${rootKeyFile})`,
  );
}

/** Runs as the owner: before the first migration there is no service role. */
async function hasSchema(connectionString: string, pooler: Pooler): Promise<boolean> {
  const database = openDatabase(connectionString, { poolSize: 1, role: null, pooler });
  try {
    const rows = await database.read({ environmentId: null }, (reader) =>
      reader.select<{ found: boolean }>(sql`select to_regclass('public.environments') is not null as found`),
    );
    return rows[0]?.found === true;
  } finally {
    await database.close();
  }
}
