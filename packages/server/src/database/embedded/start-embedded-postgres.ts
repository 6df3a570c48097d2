/**
 * A real PostgreSQL as a child of this process, for those who give no DATABASE_URL: on loopback, behind a random password,
 * in a private folder. One that an earlier, killed process left running is taken over.
 */
import { ensureCluster } from './cluster.ts';
import { type DataFolder, ensurePassword, openDataFolder } from './data-folder.ts';
import { launch } from './launch.ts';
import { claimFolder } from './owner.ts';
import { findPostmaster, type Postmaster, signal, stopPostmaster } from './postmaster.ts';
import { answers, type Credentials, connectionStringOf, ensureDatabase } from './probe.ts';
import { findPrograms } from './programs.ts';

export interface EmbeddedPostgres {
  /** Of the role that owns the database; holds the password, so it must not be logged. */
  readonly connectionString: string;
  readonly port: number;
  /** Whether a server left running by an earlier process was taken over. */
  readonly adopted: boolean;
  /** Ends all sessions and shuts the server down cleanly; a second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Resolves once the server answers queries. Throws {@link EmbeddedPostgresError}: `data_dir_in_use` while another live
 * process holds `dataDir`, else a sentence that names the obstacle and the way round it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(options.dataDir);
  const release = claimFolder(folder.path);
  try {
    const credentials = { password: ensurePassword(folder) };
    const adopted = await adopt(folder, credentials, options.log);
    const server = adopted ?? (await startFresh(folder, credentials, options.log));
    await ensureDatabase(server.port, credentials);
    return running(server, { credentials, release, adopted: adopted !== null, log: options.log });
  } catch (error) {
    release();
    throw error;
  }
}

/** The server of a process that died, if it still answers; one that does not is stopped. */
async function adopt(
  folder: DataFolder,
  credentials: Credentials,
  log: (line: string) => void,
): Promise<Postmaster | null> {
  const left = findPostmaster(folder.cluster);
  if (left === null) return null;
  if (await answers(left.port, credentials)) {
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
): Promise<Postmaster> {
  const programs = await findPrograms(folder);
  const cluster = await ensureCluster(folder, programs, credentials.password);
  if (cluster === 'made') log(`Prepared a PostgreSQL database in ${folder.cluster}.`);
  return launch(folder, programs, credentials);
}

function running(
  server: Postmaster,
  held: { credentials: Credentials; release: () => void; adopted: boolean; log: (line: string) => void },
): EmbeddedPostgres {
  const atExit = () => {
    // Too late to wait: the server shuts down by itself, and the next start waits for it.
    signal(server.process, 'SIGINT');
    held.release();
  };
  process.once('exit', atExit);
  let stopping: Promise<void> | null = null;
  return {
    connectionString: connectionStringOf(server.port, held.credentials),
    port: server.port,
    adopted: held.adopted,
    stop() {
      stopping ??= stopPostmaster(server.process, held.log).then(() => {
        process.off('exit', atExit);
        held.release();
      });
      return stopping;
    },
  };
}
