/**
 * Connection of a command to the database: the operator's own, that of a running service, or one started temporarily.
 */
import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { checkServer } from '../database/check-server.ts';
import { EmbeddedPostgresError } from '../database/embedded/embedded-error.ts';
import { hasEmbeddedPostgres, joinEmbeddedPostgres } from '../database/embedded/join-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { codeOf, OperatorError } from '../lib/operator-error.ts';

export interface ReachedDatabase {
  /** Connection string of the role that owns the database. */
  readonly connectionString: string;
  /** Stops only what was started for it. */
  stop(): Promise<void>;
}

const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Opens the database for the service itself, which locks its folder and creates missing parts. */
export async function openServer(config: Config): Promise<ReachedDatabase> {
  await openDataDir(config.dataDir);
  if (config.databaseUrl === null) return startEmbeddedPostgres({ dataDir: config.dataDir, log });
  await checkServer(config.databaseUrl, config.databasePooler);
  return { connectionString: config.databaseUrl, stop: async () => undefined };
}

/**
 * Opens the database for a command while the service may run. Throws OperatorError if there is no data yet: a wrong
 * DATA_DIR stays empty.
 */
export async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== null) return openServer(config);
  if (!hasEmbeddedPostgres(dataDir)) {
    throw new OperatorError(
      `No data found in ${resolve(dataDir)}: set DATA_DIR or DATABASE_URL as for the service, or start the service first with npm start.`,
    );
  }
  const joined = await joinEmbeddedPostgres(dataDir);
  if (joined !== null) return { connectionString: joined, stop: async () => undefined };
  try {
    return await startEmbeddedPostgres({ dataDir, log: () => undefined });
  } catch (error) {
    // A service that started concurrently was first: join it.
    const other = error instanceof EmbeddedPostgresError && error.code === 'data_dir_in_use';
    const connectionString = other ? await joinEmbeddedPostgres(dataDir) : null;
    if (connectionString === null) throw error;
    return { connectionString, stop: async () => undefined };
  }
}

/** Throws OperatorError if the folder of files and root key cannot be created or written to. */
async function openDataDir(dataDir: string): Promise<void> {
  const path = resolve(dataDir);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR ${path} cannot be created or written (${codeOf(error)}): make this user its owner, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}
