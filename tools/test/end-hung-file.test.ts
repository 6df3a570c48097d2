import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'countersign-hung-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const guard = `${new URL('end-hung-file.mjs', import.meta.url).href}?limit=400`;

function run(name: string, text: string) {
  const file = join(folder, `${name}.test.mjs`);
  writeFileSync(file, `import { after, it } from 'node:test';\n${text}`);
  const env = { ...process.env };
  // Otherwise the inner runner takes itself for a file of this one.
  delete env['NODE_TEST_CONTEXT'];
  const args = ['--test', '--test-reporter=tap', `--import=${guard}`, file];
  const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
  return { status, stdout };
}

describe('a test file that does not end', () => {
  const cases: readonly (readonly [what: string, text: string])[] = [
    ['a timer keeps open', 'it("passes", () => undefined); setInterval(() => undefined, 1000);'],
    ['a hook keeps waiting', 'it("passes", () => undefined); after(() => new Promise((r) => setInterval(r, 1e6)));'],
    ['a test keeps waiting', 'it("waits", () => new Promise((r) => setInterval(r, 1e6)));'],
  ];
  for (const [what, text] of cases) {
    it(`is ended and fails when ${what}`, () => {
      const { status, stdout } = run('hung', text);
      assert.equal(status, 1);
      assert.match(stdout, /had not ended after 0\.4 s\. Still open: .*Timeout/);
    });
  }

  it('is told from one that ends by itself, which passes', () => {
    const { status, stdout } = run('ends', 'it("passes", () => undefined);');
    assert.equal(status, 0);
    assert.doesNotMatch(stdout, /had not ended/);
  });
});
