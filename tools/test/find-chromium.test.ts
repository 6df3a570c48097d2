import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ChromiumError, chromiumCandidates, findChromium, runs } from './find-chromium.ts';

describe('search for Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-chromium-'));
  after(() => rmSync(folder, { recursive: true }));
  const program = (name: string, exitCode: number) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  test('the path given by CHROMIUM_PATH wins', () => {
    const path = program('mine', 0);
    assert.equal(findChromium({ CHROMIUM_PATH: path }), path);
  });

  test('a CHROMIUM_PATH that does not run is an error, without a fallback', () => {
    const stub = program('stub', 1);
    for (const path of [stub, join(folder, 'absent')]) {
      assert.throws(() => findChromium({ CHROMIUM_PATH: path, PATH: '/usr/bin' }), ChromiumError);
    }
  });

  test('a stub that exits with an error is not a browser', () => assert.equal(runs(program('stub', 1)), false));

  test('browsers in PATH and in the cache of Playwright are candidates', () => {
    const cached = join(folder, 'chromium-1200', 'chrome-linux64');
    mkdirSync(cached, { recursive: true });
    writeFileSync(join(cached, 'chrome'), '');
    const candidates = chromiumCandidates({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder });
    assert.ok(candidates.includes(join(folder, 'google-chrome')));
    assert.ok(candidates.includes(join(cached, 'chrome')));
  });
});
