import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { keepDrawn, keepingIn } from './keep-drawn.ts';

interface Look {
  readonly seed: number;
  readonly picture?: Buffer;
  readonly choose?: () => number;
}

describe('a kept drawing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-drawn-'));
  let drawings = 0;
  let version = 'one';
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    drawings = 0;
    version = 'one';
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const draw = async ({ seed }: Look) => {
    drawings += 1;
    return Buffer.from(`seed ${seed}`);
  };
  const keepAs = (name: string) => keepDrawn(name, draw, { folder, version: () => version });
  const kept = keepAs('drawing');

  it('is drawn once and then has the same bytes, also for another process', async () => {
    assert.equal(String(await kept({ seed: 1 })), 'seed 1');
    assert.equal(String(await keepAs('drawing')({ seed: 1 })), 'seed 1');
    assert.equal(drawings, 1);
  });

  it('may be several pictures with their data', async () => {
    const sheet = keepDrawn('sheet', async (seed: number) => ({ front: Buffer.from([seed]), boxes: [{ x: seed }] }), {
      folder,
      version: () => version,
    });
    const drawn = await sheet(7);
    assert.deepEqual(await sheet(7), drawn);
    assert.ok(Buffer.isBuffer((await sheet(7)).front));
  });

  it('is drawn again for another seed, picture or drawing', async () => {
    await kept({ seed: 1 });
    await kept({ seed: 2 });
    await kept({ seed: 2, picture: Buffer.from('a') });
    await kept({ seed: 2, picture: Buffer.from('b') });
    await keepAs('other')({ seed: 1 });
    assert.equal(drawings, 5);
  });

  it('is drawn again when the drawing code has changed, and the earlier one is deleted', async () => {
    await kept({ seed: 1 });
    version = 'two';
    await kept({ seed: 1 });
    assert.equal(drawings, 2);
    assert.deepEqual(await readdir(folder), ['two']);
  });

  it('is not stored when an argument is not plain data', async () => {
    for (const seed of [1, 1]) await kept({ seed, choose: () => 4 });
    assert.equal(drawings, 2);
  });

  it('is drawn each time where no folder is configured', async () => {
    const plain = keepDrawn('drawing', draw, null);
    for (const seed of [1, 1]) await plain({ seed });
    assert.equal(drawings, 2);
  });
});

describe('the version of drawings', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'countersign-checkout-'));
  after(() => rm(checkout, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(checkout, path, '..'), { recursive: true });
    writeFileSync(join(checkout, path), text);
  };
  const version = () => keepingIn('unused', checkout).version();

  it('changes with the drawing code, its imports and its libraries, and not with tests', () => {
    write('packages/specimens/src/draw.ts', 'one');
    const seen = [version()];
    const changes = [
      ['packages/specimens/src/draw.ts', 'two'],
      ['packages/specimens/src/deep/more.ts', 'one'],
      ['packages/engines/src/records.ts', 'one'],
      ['package-lock.json', '{}'],
    ] as const;
    for (const [path, text] of changes) {
      write(path, text);
      seen.push(version());
    }
    assert.equal(new Set(seen).size, 5);
    write('packages/specimens/src/draw.test.ts', 'one');
    assert.equal(version(), seen.at(-1));
  });
});
