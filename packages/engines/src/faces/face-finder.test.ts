import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { compareFaces } from './compare-faces.ts';
import { createFaceFinder, type FaceFinder } from './face-finder.ts';

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** Crops the person in the middle of the third demonstration picture: 420 x 520 pixels. */
async function onePerson(): Promise<Buffer> {
  const area = { left: 1000, top: 100, width: 420, height: 520 };
  return sharp(join(demo, 'sample3.jpg')).extract(area).jpeg({ quality: 92 }).toBuffer();
}

describe('createFaceFinder', () => {
  let finder: FaceFinder;
  before(async () => {
    finder = await createFaceFinder();
  });

  it('finds the face of an upright portrait where it is', async () => {
    const faces = await finder.findFaces(await onePerson());
    assert.equal(faces.length, 1);
    const [face] = faces;
    assert.ok(face !== undefined && face.score > 0.8);
    assert.equal(face.embedding.length, 128);
    const centre = { x: face.box.x + face.box.width / 2, y: face.box.y + face.box.height / 2 };
    assert.ok(Math.hypot(centre.x - 185, centre.y - 262) < 40, JSON.stringify(face.box));
    assert.ok(Math.abs(face.pose.yaw) < 30 && Math.abs(face.pose.pitch) < 30 && Math.abs(face.pose.roll) < 15);
  });

  it('reports no face in a blank picture', async () => {
    const blank = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b0a080' } })
      .jpeg()
      .toBuffer();
    assert.deepEqual(await finder.findFaces(blank), []);
  });

  it('counts every face of a group', async () => {
    assert.equal((await finder.findFaces(await readFile(join(demo, 'sample3.jpg')))).length, 3);
  });

  it('finds a portrait that is a small part of a large picture', async () => {
    const portrait = await sharp(await onePerson())
      .resize(110)
      .toBuffer();
    const card = await sharp({ create: { width: 1700, height: 1070, channels: 3, background: '#d8e4ee' } })
      .composite([{ input: portrait, left: 90, top: 300 }])
      .jpeg({ quality: 80 })
      .toBuffer();
    const faces = await finder.findFaces(card);
    assert.equal(faces.length, 1);
    assert.ok((faces[0]?.box.x ?? 0) >= 80 && (faces[0]?.box.x ?? 0) < 200);
  });

  it('puts faces of one person close together and of two persons apart', async () => {
    const [whole] = await finder.findFaces(await onePerson());
    const small = await sharp(await onePerson())
      .resize(200)
      .modulate({ saturation: 0.4 })
      .jpeg({ quality: 55 })
      .toBuffer();
    const [copy] = await finder.findFaces(small);
    assert.ok(whole !== undefined && copy !== undefined);
    assert.equal(compareFaces(whole, copy)?.band, 'match');
    const others = await finder.findFaces(await readFile(join(demo, 'sample6.jpg')));
    assert.equal(others.length, 4);
    for (const other of others) assert.notEqual(compareFaces(whole, other)?.band, 'match');
  });

  it('reverses the sign of yaw and roll when the picture is mirrored', async () => {
    const picture = await readFile(join(demo, 'sample4.jpg'));
    const faces = await finder.findFaces(picture);
    const mirrored = await finder.findFaces(await sharp(picture).flop().jpeg({ quality: 92 }).toBuffer());
    assert.equal(mirrored.length, faces.length);
    for (const face of faces) {
      const twinX = 1920 - face.box.x - face.box.width / 2;
      const twin = mirrored.find(({ box }) => Math.abs(box.x + box.width / 2 - twinX) < box.width / 2);
      assert.ok(twin !== undefined);
      assert.ok(Math.abs(twin.pose.yaw + face.pose.yaw) < 15, `${face.pose.yaw} against ${twin.pose.yaw}`);
      assert.ok(Math.abs(twin.pose.roll + face.pose.roll) < 15, `${face.pose.roll} against ${twin.pose.roll}`);
    }
  });

  it('measures a blurred face as less sharp than the same face in focus', async () => {
    const [sharpFace] = await finder.findFaces(await onePerson());
    const [blurredFace] = await finder.findFaces(
      await sharp(await onePerson())
        .blur(4)
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
    assert.ok(sharpFace !== undefined && blurredFace !== undefined);
    assert.ok(sharpFace.quality.sharpness > 3 * blurredFace.quality.sharpness);
  });

  it('lets the box of a face that the picture cuts off reach beyond the edge', async () => {
    const cut = await sharp(await onePerson())
      .extract({ left: 140, top: 60, width: 280, height: 460 })
      .toBuffer();
    const [face] = await finder.findFaces(cut);
    assert.ok(face !== undefined && face.box.x < -10, JSON.stringify(face?.box));
  });

  it('refuses bytes that are no picture', async () => {
    await assert.rejects(finder.findFaces(new Uint8Array([1, 2, 3])));
  });
});
