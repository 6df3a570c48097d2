/**
 * A real PostgreSQL as a child of this process, for installations without DATABASE_URL: on loopback, with a random
 * password, in a private folder. Takes over one that a killed process left running.
 */
import { ensureCluster } from './cluster.ts';
import { type DataFolder, ensurePassword, openDataFolder } from './data-folder.ts';
import { launch } from './launch.ts';
import { claimFolder } from './owner.ts';
import { findPostmaster, type Postmaster, signal, stopPostmaster } from './postmaster.ts';
import { ask, type Credentials, connectionStringOf, ensureDatabase } from './probe.ts';
import { findPrograms } from './programs.ts';
import { type Supervision, supervise } from './supervise.ts';

export interface EmbeddedPostgres {
  /** Connection string of the role that owns the database; holds the password, so it must not be logged. */
  readonly connectionString: string;
  readonly port: number;
  /** True if a server left running by an earlier process was taken over. */
  readonly adopted: boolean;
  /** Ends all sessions and shuts the server down cleanly; a second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the server; resolves once it answers queries. Throws {@link EmbeddedPostgresError}: `data_dir_in_use` while
 * another live process holds `dataDir`, else a sentence with the obstacle and its remedy.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const folder = openDataFolder(dataDir);
  const release = claimFolder(folder.path);
  try {
    const credentials = { password: ensurePassword(folder) };
    const adopted = await adopt(folder, credentials, log);
    const start = (port?: number) => startFresh(folder, credentials, log, port);
    const server = adopted ?? (await start());
    await ensureDatabase(server.port, credentials);
    return {
      connectionString: connectionStringOf(server.port, credentials),
      port: server.port,
      adopted: adopted !== null,
      stop: stopperOf(supervise(server, start, log), release, log),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns the server of a dead process, if it still answers; otherwise stops it. */
async function adopt(
  folder: DataFolder,
  credentials: Credentials,
  log: (line: string) => void,
): Promise<Postmaster | null> {
  const left = findPostmaster(folder.cluster);
  if (left === null) return null;
  if ((await ask(left.port, credentials)) === 'ready') {
    log(`Taking over the database that an earlier process left running on port ${left.port}.`);
    return left;
  }
  log('Stopping a database that an earlier process left behind and that does not answer.');
  await stopPostmaster(left.process, log);
  return null;
}

async function startFresh(
  folder: DataFolder,
  credentials: Credentials,
  log: (line: string) => void,
  port?: number,
): Promise<Postmaster> {
  const programs = await findPrograms(folder);
  const cluster = await ensureCluster(folder, programs, credentials.password);
  if (cluster === 'made') log(`Prepared a PostgreSQL database in ${folder.cluster}.`);
  return launch(folder, programs, credentials, port);
}

function stopperOf(supervision: Supervision, release: () => void, log: (line: string) => void): () => Promise<void> {
  const atExit = () => {
    // Too late to wait: the server shuts down on its own, and the next start waits for it.
    signal(supervision.current().process, 'SIGINT');
    release();
  };
  process.once('exit', atExit);
  const stop = async () => {
    const server = await supervision.end();
    await stopPostmaster(server.process, log);
    process.off('exit', atExit);
    release();
  };
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
