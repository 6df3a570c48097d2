/** Runs one program in the foreground: signals go to it, its exit code comes back. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A step that cannot go on; the message is the whole explanation. */
export class StepFailed extends Error {}

/** Milliseconds between two looks at whether the shell of npm is still there. */
const parentWatchInterval = 250;

/**
 * npm passes a signal on to the shell it started us in, and that shell dies of it without a word to us; so its death is
 * the signal. A terminal that closes behind a command started by hand is none.
 * @param {() => void} whenGone
 */
function watchShellOfNpm(whenGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    whenGone();
  }, parentWatchInterval);
  return () => clearInterval(timer);
}

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Resolves with the exit code, or 128 + the signal's number as shells do.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet?: boolean, start?: typeof spawn }} options `quiet` sends its output to
 *   standard error; `start` is given by tests.
 * @returns {Promise<number>}
 */
export function runChild(file, args, { cwd, env, quiet = false, start = spawn }) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').ChildProcess} */
    let child;
    let isTold = false;
    // Before the start: a signal that came in between would end this process and leave the child running.
    const handlers = forwarded.map((signal) => {
      const handler = () => {
        isTold = true;
        // A terminal gives Ctrl-C to the whole group itself; passing it on would look like an impatient second one.
        if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
      };
      process.on(signal, handler);
      return () => process.off(signal, handler);
    });
    // npm and its shell end of the signal that was passed on: a second one would look impatient, and end the program where it stands.
    handlers.push(watchShellOfNpm(() => isTold || child.kill('SIGTERM')));
    child = start(file, args, { cwd, env, stdio: quiet ? ['ignore', 2, 2] : 'inherit' });
    const release = () => {
      for (const off of handlers) off();
    };
    child.once('error', (error) => {
      release();
      reject(new StepFailed(`${file} could not be run: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
    });
  });
}

/**
 * Runs npm by the Node given; the npm that started us is preferred to the one found in PATH.
 * @param {readonly string[]} args
 * @param {{ cwd: string, node: { execPath: string, env: NodeJS.ProcessEnv } }} options
 * @returns {Promise<number>}
 */
export function runNpm(args, { cwd, node }) {
  const cli = process.env.npm_execpath;
  const options = { cwd, env: node.env, quiet: true };
  return cli?.endsWith('npm-cli.js')
    ? runChild(node.execPath, [cli, ...args], options)
    : runChild('npm', args, options);
}
