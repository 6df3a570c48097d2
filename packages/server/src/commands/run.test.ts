/** Command line: responses to invalid commands, and help texts. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runTyped } from './run.ts';

let empty: string;
before(async () => {
  empty = await mkdtemp(join(tmpdir(), 'countersign-commands-'));
});
after(() => rm(empty, { recursive: true, force: true }));

async function run(line: string) {
  const out: string[] = [];
  const error: string[] = [];
  const written = { out: (text: string) => void out.push(text), error: (text: string) => void error.push(text) };
  const code = await runTyped(line.split(' '), { DATA_DIR: empty }, written);
  return { code, out: out.join(''), error: error.join('') };
}

describe('a command', () => {
  const unfit: readonly (readonly [string, number, RegExp])[] = [
    ['frobnicate', 2, /Unknown command frobnicate: use one of service start, /],
    ['keys', 2, /use one of keys create, keys list, keys expire/],
    ['keys create', 2, /requires --environment; usage: keys create --environment sandbox\|production/],
    ['keys create --environment moon', 2, /--environment must be one of sandbox, production, not moon/],
    ['keys create --environment sandbox --permissions inquiry.fly', 2, /inquiry\.fly is not a permission/],
    ['keys create --environment sandbox --expires-in 90d', 2, /at most 30 days/],
    ['keys create --environment sandbox --name', 2, /argument missing; usage: keys create/],
    ['keys list now', 2, /keys list does not accept now/],
  ];
  for (const [line, ending, says] of unfit) {
    it(`reports in one line what is wrong with: ${line}`, async () => {
      const { code, out, error } = await run(line);
      assert.equal(code, ending, error);
      assert.match(error, says);
      assert.equal(error.trim().includes('\n'), false, error);
      assert.equal(out, '');
    });
  }

  it('of keys creates no data where there is none', async () => {
    const { code, error } = await run('keys list --json');
    assert.equal(code, 1);
    assert.match(JSON.parse(error).error, /No data found in .*: set DATA_DIR or DATABASE_URL/);
    assert.deepEqual(await readdir(empty), []);
  });

  it('describes itself, and all of them', async () => {
    const all = await run('--help');
    assert.match(all.out, /keys create {3,}Creates an API key/);
    const one = await run('keys create --help');
    assert.match(one.out, /--expires-in DURATION/);
    assert.deepEqual([all.code, one.code], [0, 0]);
  });
});
