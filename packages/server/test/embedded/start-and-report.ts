/** Starts the embedded database in the given folder, prints the outcome as one line of JSON, and stops on SIGTERM. */
import { EmbeddedPostgresError } from '../../src/database/embedded/embedded-error.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';

const tell = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const { connectionString, port, adopted, stop } = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: () => undefined,
  });
  // Keeps the process running until it is stopped or killed.
  const alive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', async () => {
    clearInterval(alive);
    await stop();
    tell({ stopped: true });
  });
  tell({ connectionString, port, adopted });
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  tell({ code: error.code, message: error.message });
}
