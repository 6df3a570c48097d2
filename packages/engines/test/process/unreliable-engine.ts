/** Child for the tests of the engine process: it dies, hangs and fails on request. */
import { existsSync, writeFileSync } from 'node:fs';
import { type Operation, serveRequests } from '../../src/process/serve-requests.ts';

const held: Uint8Array[] = [];

// Timer that keeps the process running, like the threads of an engine; limited, so that a failing test does not hang.
setTimeout(() => undefined, 20_000);

serveRequests(
  new Map<string, Operation>([
    ['echo', async (argument: unknown) => argument],
    ['pid', async () => process.pid],
    ['environment', async () => Object.keys(process.env)],
    ['die', async () => process.exit(7)],
    [
      'dieOnce',
      async (marker: string) => {
        if (existsSync(marker)) return 'survived';
        writeFileSync(marker, '');
        process.kill(process.pid, 'SIGKILL');
      },
    ],
    ['hang', () => new Promise(() => undefined)],
    [
      'wait',
      async (milliseconds: number) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        return 'answered';
      },
    ],
    [
      'compute',
      async (milliseconds: number) => {
        const until = performance.now() + milliseconds;
        while (performance.now() < until);
      },
    ],
    [
      'fail',
      async () => {
        throw new Error('the picture is torn');
      },
    ],
    ['hold', async (bytes: number) => held.push(new Uint8Array(bytes).fill(1))],
  ]),
);
