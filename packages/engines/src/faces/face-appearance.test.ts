import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { makeRandom, renderSelfie, type Wear, wearOnFace } from '@countersign/specimens';
import type { FaceAppearance } from '../facts.ts';
import { createFaceFinder, type FaceFinder } from './face-finder.ts';

describe('the appearance of a face', () => {
  let finder: FaceFinder;
  let selfie: Buffer;
  before(async () => {
    finder = await createFaceFinder();
    selfie = await renderSelfie(5, 'center', 4);
  });

  async function appearanceOf(picture: Buffer): Promise<FaceAppearance> {
    const [face] = await finder.findFaces(picture);
    assert.ok(face !== undefined);
    return face.appearance;
  }

  async function wearing(wear: Wear): Promise<FaceAppearance> {
    const [landmarks] = await finder.findLandmarks(selfie);
    assert.ok(landmarks !== undefined);
    return appearanceOf(await wearOnFace(selfie, landmarks, wear, makeRandom(7, wear)));
  }

  it('is free and its eyes are open when nothing is worn', async () => {
    const { eyesOpen, glasses, sunglasses, covering } = await appearanceOf(selfie);
    assert.ok(eyesOpen > 0.5 && glasses < 0.5 && sunglasses < 0.5 && covering < 0.42);
  });

  const worn: readonly { wear: Wear; shows: (seen: FaceAppearance) => boolean }[] = [
    { wear: 'glasses', shows: ({ glasses, sunglasses }) => glasses >= 0.5 && sunglasses < 0.5 },
    { wear: 'sunglasses', shows: ({ sunglasses }) => sunglasses >= 0.5 },
    { wear: 'mask', shows: ({ covering }) => covering >= 0.42 },
    { wear: 'hand', shows: ({ covering }) => covering >= 0.42 },
    { wear: 'closed eyes', shows: ({ eyesOpen, covering }) => eyesOpen < 0.5 && covering < 0.42 },
  ];
  for (const { wear, shows } of worn) {
    it(`shows ${wear}`, async () => {
      const seen = await wearing(wear);
      assert.ok(shows(seen), JSON.stringify(seen));
    });
  }
});
