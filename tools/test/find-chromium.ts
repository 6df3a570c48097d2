/** Search for a working Chromium, for the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with a sentence if CHROMIUM_PATH names no working browser: an explicit setting is not replaced by a guess. */
export class ChromiumError extends Error {}

/** Returns the possible places of Chromium, best first. */
export function chromiumCandidates(env: Environment): string[] {
  const inPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  const cached = existsSync(cache)
    ? globSync('chromium{-,_headless_shell-}*/*/{chrome,headless_shell,chrome-headless-shell}', { cwd: cache })
        .sort()
        .reverse()
    : [];
  return [...fixedPlaces, ...inPath, ...cached.map((path) => join(cache, path))];
}

/** Returns true if `path` is a browser that starts; the stub that Ubuntu installs in place of one does not. */
export function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** Returns the path of a working Chromium, or null. Throws {@link ChromiumError}. */
export function findChromium(env: Environment): string | null {
  const wished = env.CHROMIUM_PATH;
  if (wished !== undefined && wished !== '') {
    if (runs(wished)) return wished;
    throw new ChromiumError(`CHROMIUM_PATH is ${wished}, which is no browser that runs.`);
  }
  return chromiumCandidates(env).find(runs) ?? null;
}
