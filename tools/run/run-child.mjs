/** One program run in the foreground: it receives signals, and its exit code is returned. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Failure of a step; the message is the whole explanation. */
export class StepFailed extends Error {}

/** Milliseconds between two checks that the shell of npm still exists. */
const parentWatchInterval = 250;

/**
 * Watches the shell in which npm started this process. npm forwards a signal only to that shell, which dies without
 * forwarding it, so its death is the signal. A terminal that closes behind a command started by hand is none.
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
 * Runs a program and resolves with its exit code, or 128 + the signal's number as shells do.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet?: boolean, start?: typeof spawn }} options `quiet`
 *   sends its output to standard error; tests replace `start`.
 * @returns {Promise<number>}
 */
export function runChild(file, args, { cwd, env, quiet = false, start = spawn }) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').ChildProcess} */
    let child;
    let isTold = false;
    // Before the start: a signal in between would end this process and leave the child running.
    const handlers = forwarded.map((signal) => {
      const handler = () => {
        isTold = true;
        // A terminal sends Ctrl-C to the whole group itself; forwarding it would look like a second, impatient one.
        if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
      };
      process.on(signal, handler);
      return () => process.off(signal, handler);
    });
    // npm and its shell die of the forwarded signal: a second one would look impatient, and end the program at once.
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
 * Runs npm with the given Node; the npm that started this process is preferred to the one in PATH.
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
