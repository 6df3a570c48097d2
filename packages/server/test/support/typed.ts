/** Command that an operator types next to a service, run in this process. */
import { runTyped } from '../../src/commands/run.ts';
import type { TestService } from './service.ts';

export interface Typed {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command. `settings` are in addition to those by which the service reaches its data. */
export async function typed(
  { app, ownerConnection }: TestService,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Typed> {
  const said = { out: '', error: '' };
  const reach = { DATABASE_URL: ownerConnection, DATA_DIR: app.config.dataDir, ...settings };
  const code = await runTyped(words, reach, {
    out: (text) => {
      said.out += text;
    },
    error: (text) => {
      said.error += text;
    },
  });
  return { code, ...said };
}
