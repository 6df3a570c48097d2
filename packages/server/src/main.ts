/** Commands: `start` (all of it in one go), `serve`, `work`, `migrate`, `seed`, `openapi`. */

import { commands } from './commands.ts';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-error.ts';
import { MigrationError } from './database/migrate.ts';
import { WallError } from './database/wall.ts';
import { RootKeyError } from './security/root-key.ts';

const name = process.argv[2] ?? 'start';

/** Errors whose message is the whole story; anything else shows where it happened. */
const plainErrors = [ConfigError, EmbeddedPostgresError, MigrationError, RootKeyError, WallError];

async function run(): Promise<void> {
  const command = commands[name];
  if (command === undefined) {
    throw new ConfigError([`There is no command ${name}; say one of: ${Object.keys(commands).join(', ')}.`]);
  }
  await command(readConfig(), process.argv.slice(3));
}

run().catch((error: unknown) => {
  const plain = plainErrors.some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
