import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileResult } from './file-result.ts';
import { type RunOptions, runFiles } from './run-files.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'countersign-run-files-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, `${name}.test.mjs`);
  writeFileSync(file, `import { after, afterEach, before, test } from 'node:test';\n${text}`);
  return relative(root, file);
}

async function run(paths: readonly string[], given: Partial<RunOptions> = {}): Promise<FileResult[]> {
  const results: FileResult[] = [];
  const options = { env: process.env, workers: 1, shared: true, fileLimitMs: 30_000, onLeftRunning: () => undefined };
  const onResult = (result: FileResult) => void results.push(result);
  await runFiles(paths, { ...options, ...given, onResult }, new AbortController().signal);
  return results;
}

const only = async (name: string, text: string, given: Partial<RunOptions> = {}) => {
  const [result] = await run([write(name, text)], given);
  assert.ok(result);
  return result;
};

/** Waits for another process; the limit is far above the time on a busy machine. */
async function until(holds: () => boolean): Promise<void> {
  for (const deadline = performance.now() + 120_000; !holds(); await wait(50)) assert.ok(performance.now() < deadline);
}

describe('a test file', () => {
  it('that passes reports how many tests it has', async () => {
    const { passed, failed, skipped } = await only(
      'good',
      "test('good', () => {}); test('later', { skip: true }, () => {});",
    );
    assert.deepEqual({ passed, failed, skipped }, { passed: 1, failed: 0, skipped: 1 });
  });

  it('that fails names the test with its place and error', async () => {
    const { passed, failed, failures } = await only(
      'bad',
      "test('good', () => {});\ntest('bad', () => { throw new Error('broken glass'); });",
    );
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 1 });
    assert.match(failures.join(), /✖ bad\n {2}.*bad\.test\.mjs:3\n {4}Error: broken glass/);
  });

  it('that exits before its first test fails and shows its output', async () => {
    const { failed, failures } = await only('broken', "console.error('last words');\nprocess.exit(3);");
    assert.equal(failed, 1);
    assert.match(failures.join(), /last words\n\s+ended with 3/);
  });

  it('that throws while it loads, or in a hook, fails', async () => {
    for (const [name, text] of [
      ['throws', "throw new Error('too early');"],
      ['hook', "before(() => { throw new Error('too early'); }); test('good', () => {});"],
      ['end', "after(() => { throw new Error('too early'); }); test('good', () => {});"],
    ] as const) {
      const { failed, failures } = await only(name, text);
      assert.ok(failed > 0, name);
      assert.match(failures.join(), /too early/);
    }
  });

  it('that breaks fails no other file, and its hooks apply to it only', async () => {
    const paths = [
      write('first', "afterEach(() => { throw new Error('not mine'); }); test('mine', () => {});"),
      write('second', 'process.exit(1);'),
      write('third', "test('mine', () => {});"),
    ];
    const results = await run(paths);
    assert.deepEqual(
      results.map(({ path, failed }) => [path, failed > 0]),
      [
        [paths[0], true],
        [paths[1], true],
        [paths[2], false],
      ],
    );
  });
});

describe('a test file that does not end', () => {
  const cases: readonly (readonly [what: string, text: string])[] = [
    ['a hook keeps waiting', 'test("passes", () => undefined); after(() => new Promise((r) => setInterval(r, 1e6)));'],
    ['a test keeps waiting', 'test("waits", () => new Promise((r) => setInterval(r, 1e6)));'],
  ];
  for (const [what, text] of cases) {
    it(`is ended and fails when ${what}, and the next one runs`, async () => {
      const [hung, next] = await run([write('hung', text), write('next', "test('good', () => {});")], {
        fileLimitMs: 400,
      });
      assert.match(
        hung?.failures.join() ?? '',
        /had not ended after 0\.4 s\. Still open: .*Timeout\s+Still running: .*(passes|waits|hung)/,
      );
      assert.equal(next?.passed, 1);
    });
  }
});

describe('a test file that shares its process', () => {
  const cases: readonly (readonly [leaves: string, text: string, told: RegExp])[] = [
    ['a timer', "test('a', () => void setInterval(() => undefined, 1e6));", /still open: Timeout/],
    ['a changed environment', "test('a', () => { process.env.LEFT = 'x'; });", /changed in the environment: LEFT/],
    ['a listener', "test('a', () => void process.on('SIGUSR2', () => {}));", /listeners on the process: SIGUSR2/],
    ['a global name', "test('a', () => { globalThis.left = 1; });", /made global: left/],
    ['another clock', "test('a', () => { globalThis.Date = class extends Date {}; });", /replaced: Date/],
    ['another folder', "test('a', () => process.chdir('/'));", /working folder: \//],
    ['an error to come', "test('a', () => void setTimeout(() => { throw new Error('late'); }, 50));", /errors after/],
  ];
  for (const [what, text, told] of cases) {
    it(`fails when it leaves ${what} behind`, async () => {
      const { failed, failures } = await only('leaves', text);
      assert.equal(failed, 1);
      assert.match(failures.join(), told);
    });
  }

  it('passes with all of that in a process of its own, which ends with it', async () => {
    const { passed, failed } = await only('alone', "test('a', () => { globalThis.left = 1; });", { shared: false });
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 0 });
  });
});

describe('the process of test files', () => {
  /** Returns true if two consecutive files ran in one process. */
  async function shareOne(given: Partial<RunOptions>): Promise<boolean> {
    const place = join(folder, 'processes');
    rmSync(place, { force: true });
    const text = `import { appendFileSync } from 'node:fs';
test('notes', () => appendFileSync(${JSON.stringify(place)}, process.pid + '\\n'));`;
    const results = await run([write('one', text), write('two', text)], given);
    assert.deepEqual(
      results.map(({ passed }) => passed),
      [1, 1],
    );
    return new Set(readFileSync(place, 'utf8').trim().split('\n')).size === 1;
  }

  it('is shared by all files that share a process', async () => assert.equal(await shareOne({}), true));
  it('is replaced once it uses too much memory', async () => assert.equal(await shareOne({ residentLimit: 1 }), false));
  it('is a new one for each file that shares none', async () => assert.equal(await shareOne({ shared: false }), false));

  it('has its folder and environment restored for the next file', async () => {
    const leaves = write('leaves', "test('a', () => { process.chdir('/'); process.env.LEFT = 'x'; });");
    const next = write(
      'next',
      "test('a', () => { if (process.cwd() === '/' || process.env.LEFT === 'x') throw new Error('left'); });",
    );
    const results = await run([leaves, next]);
    assert.deepEqual(
      results.map(({ failed }) => failed),
      [1, 0],
    );
  });
});

describe('a process that a test file starts', () => {
  const startsAndForgets = (pids: string) => `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
test('forgets', () => {
  const wait = ['-e', 'setInterval(() => {}, 1e6)'];
  const near = spawn(process.execPath, wait, { stdio: 'inherit' });
  const far = spawn(process.execPath, wait, { stdio: 'inherit', detached: true });
  near.unref();
  far.unref();
  writeFileSync(${JSON.stringify(pids)}, near.pid + ' ' + far.pid);
});`;
  const isRunning = (pid: number) => {
    try {
      return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
    } catch {
      return false;
    }
  };

  it('is ended and named when it outlives the file, also outside its group and with open pipes', async () => {
    const place = join(folder, 'pids');
    const told: string[] = [];
    const [result] = await run([write('forgets', startsAndForgets(place))], {
      shared: false,
      onLeftRunning: (_path, left) => void told.push(...left),
    });
    assert.equal(result?.passed, 1);
    const pids = readFileSync(place, 'utf8').split(' ').map(Number);
    assert.equal(pids.length, 2);
    for (const pid of pids)
      assert.ok(
        told.some((line) => line.includes(`(${pid})`)),
        `${pid} is named`,
      );
    assert.deepEqual(pids.filter(isRunning), []);
  });

  it('is ended with the worker when the runner was killed', async () => {
    const place = join(folder, 'orphans');
    const path = write(
      'orphaned',
      `${startsAndForgets(place)}\ntest('waits', () => new Promise((r) => setInterval(r, 1e6)));`,
    );
    const module = JSON.stringify(join(import.meta.dirname, 'run-files.ts'));
    const runner = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { runFiles } from ${module};
         await runFiles([${JSON.stringify(path)}], { env: process.env, workers: 1, shared: false, fileLimitMs: 600_000,
           onResult: () => undefined, onLeftRunning: () => undefined }, new AbortController().signal);`,
      ],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await until(() => existsSync(place) && readFileSync(place, 'utf8').includes(' '));
    const near = Number(readFileSync(place, 'utf8').split(' ')[0]);
    const far = Number(readFileSync(place, 'utf8').split(' ')[1]);
    runner.kill('SIGKILL');
    await until(() => !isRunning(near));
    process.kill(far, 'SIGKILL');
  });
});
