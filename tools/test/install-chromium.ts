/**
 * Installation of Chromium on a machine without one: from the system's packages if permitted, else through Playwright.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ChromiumError, findChromium } from './find-chromium.ts';

function succeeds(command: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const [file = '', ...args] = command;
  return spawnSync(file, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function installFromSystem(): void {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const root = process.getuid?.() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;
  const apt = [...(root ? [] : ['sudo', '-n']), 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  succeeds([...apt, 'update', '-qq'], env);
  succeeds([...apt, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
}

function installThroughPlaywright(root: string): void {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const dependencies = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  succeeds([process.execPath, cli, 'install', ...dependencies, 'chromium']);
}

/** Returns the path of a Chromium, installing one if there is none. Throws {@link ChromiumError} if that fails. */
export function ensureChromium(root: string): string {
  const present = findChromium(process.env);
  if (present !== null) return present;
  process.stderr.write('The browser tests need Chromium; installing it.\n');
  for (const install of [installFromSystem, () => installThroughPlaywright(root)]) {
    install();
    const path = findChromium(process.env);
    if (path !== null) return path;
  }
  throw new ChromiumError(
    'No Chromium was found and none could be installed: install one, or name it in CHROMIUM_PATH, and run the tests again.',
  );
}
