/**
 * Search for a Node of version 24 or newer: the running one, else the one that `tools/node24` pins with its integrity.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runChild, runNpm, StepFailed } from './run-child.mjs';

const wantedMajor = 24;

/**
 * @param {string} root folder of the checkout
 * @returns {Promise<{ execPath: string, env: NodeJS.ProcessEnv }>} `env` has that Node first in PATH
 */
export async function provideNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) {
    return { execPath: process.execPath, env: process.env };
  }
  const folder = join(root, 'tools', 'node24');
  const execPath = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(execPath)) await fetchNode(folder, execPath);
  return { execPath, env: { ...process.env, PATH: `${dirname(execPath)}${delimiter}${process.env.PATH ?? ''}` } };
}

async function fetchNode(folder, execPath) {
  const own = `Countersign needs Node ${wantedMajor} or newer; this is ${process.version} on ${process.platform}-${process.arch}`;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw new StepFailed(`${own}, for which none can be fetched. Install Node ${wantedMajor} and start again.`);
  }
  process.stderr.write(`${own}. Fetching Node ${wantedMajor} from the npm registry once.\n`);
  const running = { execPath: process.execPath, env: process.env };
  const code = await runNpm(
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      node: running,
    },
  );
  if (code !== 0 || !existsSync(execPath)) {
    throw new StepFailed(
      `Node ${wantedMajor} could not be fetched by npm (exit code ${code}). Install it yourself and start again.`,
    );
  }
  const works = await runChild(execPath, ['--version'], { cwd: folder, env: process.env, quiet: true }).catch(() => 1);
  if (works !== 0) {
    throw new StepFailed(
      `${own}. The fetched one does not run on this system (it needs glibc); install Node ${wantedMajor} yourself.`,
    );
  }
}
