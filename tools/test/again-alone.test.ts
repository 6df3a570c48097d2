import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { againAlone } from './again-alone.ts';
import { brokenFile, type FileResult } from './file-result.ts';
import { summary } from './report.ts';

const passed = (path: string): FileResult => ({ ...brokenFile(path, 1, ''), passed: 1, failed: 0, failures: [] });
const failed = (path: string) => brokenFile(path, 1, 'too late');

async function settle(results: readonly FileResult[], second: (path: string) => FileResult) {
  const asked: string[] = [];
  const settled = await againAlone(results, async (paths) => {
    asked.push(...paths);
    return paths.map(second);
  });
  return { asked, settled, text: summary([{ name: 'service', results: settled, seconds: 1, processorSeconds: null }]) };
}

describe('a file that failed in a parallel run', () => {
  it('and passes when run separately does not fail the run, and is reported as unsteady', async () => {
    const { asked, settled, text } = await settle([passed('a'), failed('b')], passed);
    assert.deepEqual(asked, ['b']);
    assert.deepEqual(
      settled.map((result) => result.failed),
      [0, 0],
    );
    assert.match(text, /too late/);
    assert.match(text, /^UNSTEADY b: /m);
  });

  it('and fails again when run separately fails the run', async () => {
    const { settled, text } = await settle([passed('a'), failed('b')], failed);
    assert.deepEqual(
      settled.map((result) => result.failed),
      [0, 1],
    );
    assert.equal(text.includes('UNSTEADY'), false);
  });

  it('is not run again where many files failed', async () => {
    const many = [...'abcdefghi'].map(failed);
    const { asked, settled } = await settle(many, passed);
    assert.deepEqual(asked, []);
    assert.deepEqual(settled, many);
  });
});
