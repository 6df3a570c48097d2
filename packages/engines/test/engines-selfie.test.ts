import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makePerson, renderLicence, renderSelfie } from '@countersign/specimens';
import sharp from 'sharp';
import type { LocalEngines, NormalizedImage, SelfiePose } from '../src/index.ts';
import { warmEngines } from './support/warm-engines.ts';

describe('selfies through the engines', () => {
  let engines: LocalEngines;
  before(async () => {
    engines = warmEngines();
    await engines.warm();
  });
  after(() => engines.close());

  async function normalized(bytes: Uint8Array): Promise<NormalizedImage> {
    const image = await engines.normalizeImage(bytes);
    assert.ok(image.ok);
    return image;
  }

  const turns: readonly { pose: SelfiePose; from: number; to: number }[] = [
    { pose: 'center', from: -12, to: 12 },
    { pose: 'left', from: 15, to: 40 },
    { pose: 'right', from: -40, to: -15 },
  ];
  for (const { pose, from, to } of turns) {
    it(`measures the turn of a head that looks ${pose}`, async () => {
      const image = await normalized(await renderSelfie(1, pose, 3));
      const facts = await engines.extractSelfie(image, pose);
      assert.equal(facts.pose, pose);
      assert.equal(facts.sha256, image.sha256);
      assert.equal(facts.faces.length, 1);
      const yaw = facts.faces[0]?.pose.yaw ?? Number.NaN;
      assert.ok(yaw > from && yaw < to, `yaw ${yaw}`);
    });
  }

  it('reports no face, and no error, for a picture without one', async () => {
    const wall = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#778899' } })
      .png()
      .toBuffer();
    assert.deepEqual((await engines.extractSelfie(await normalized(wall), 'center')).faces, []);
  });

  it('reports two faces when two people are in the picture', async () => {
    const [one, two] = await Promise.all([renderSelfie(0, 'center', 3), renderSelfie(4, 'center', 3)]);
    const both = await sharp({ create: { width: 1920, height: 1200, channels: 3, background: '#777777' } })
      .composite([
        { input: one, left: 0, top: 0 },
        { input: two, left: 960, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    assert.equal((await engines.extractSelfie(await normalized(both), 'center')).faces.length, 2);
  });

  it('counts the print around the face of a document, and none around a person', async () => {
    const card = await renderLicence(makePerson(3), { seed: 3, portraitIndex: 1, side: 'front', size: 1200 });
    const document = await engines.extractSelfie(await normalized(card), 'center');
    assert.ok((document.printedLines ?? 0) >= 5, `${document.printedLines} lines`);
    const person = await engines.extractSelfie(await normalized(await renderSelfie(1, 'center', 3)), 'center');
    assert.ok((person.printedLines ?? 9) < 3, `${person.printedLines} lines`);
    const turned = await engines.extractSelfie(await normalized(await renderSelfie(1, 'left', 3)), 'left');
    assert.equal(turned.printedLines, null);
  });

  it('keeps the thread of the caller free while a picture is processed', async () => {
    const image = await normalized(await renderSelfie(2, 'center', 3));
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 5);
    await engines.extractSelfie(image, 'center');
    clearInterval(clock);
    // A face takes hundreds of milliseconds; a blocked thread would have at most one tick.
    assert.ok(ticks >= 10, `${ticks} ticks`);
  });
});
