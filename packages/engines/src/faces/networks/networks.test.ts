import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { FaceFacts, Point } from '../../facts.ts';
import { createFaceFinder } from '../face-finder.ts';
import { decodeBoxes } from './decode-boxes.ts';
import { readWeights } from './packaged-weights.ts';

/** Recorded results of face-api for a picture of its package. */
interface Answers {
  readonly picture: string;
  readonly faces: readonly {
    readonly box: FaceFacts['box'];
    readonly score: number;
    readonly landmarks: readonly (readonly [x: number, y: number])[];
    readonly embedding: readonly number[];
  }[];
}

const answers: Answers = JSON.parse(await readFile(new URL('face-api-answers.json', import.meta.url), 'utf8'));

describe('the networks as ONNX', () => {
  let faces: readonly FaceFacts[];
  let landmarks: readonly (readonly Point[])[];
  before(async () => {
    const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
    const picture = await readFile(join(demo, answers.picture));
    const finder = await createFaceFinder();
    faces = await finder.findFaces(picture);
    landmarks = await finder.findLandmarks(picture);
  });

  it('find the faces that face-api finds, with the same confidence', () => {
    for (const [index, { box, score }] of answers.faces.entries()) {
      assert.deepEqual(faces[index]?.box, box);
      assert.ok(Math.abs((faces[index]?.score ?? 0) - score) < 1e-4);
    }
  });

  it('find the landmarks that face-api finds', () => {
    for (const [index, { landmarks: points }] of answers.faces.entries()) {
      for (const [at, [x, y]] of points.entries()) {
        const found = landmarks[index]?.[at];
        assert.ok(found !== undefined && Math.hypot(found.x - x, found.y - y) < 0.05, `face ${index}, point ${at}`);
      }
    }
  });

  it('describe faces like face-api', () => {
    for (const [index, { embedding }] of answers.faces.entries()) {
      const found = faces[index]?.embedding ?? [];
      assert.equal(found.length, embedding.length);
      assert.ok(Math.hypot(...embedding.map((value, at) => value - (found[at] ?? 9))) < 0.005, `face ${index}`);
    }
  });

  it('are not built from a file with another digest', async () => {
    const table = { file: 'face_landmark_68_model-weights_manifest.json', sha256: '0'.repeat(64) };
    await assert.rejects(readWeights({ table, weights: table }), /has digest/);
  });
});

describe('decodeBoxes', () => {
  /** Decodes boxes given as left, top, width and height in shares, each exactly at its anchor. */
  const decode = (...boxes: readonly (readonly [x: number, y: number, w: number, h: number, score: number])[]) =>
    decodeBoxes(
      {
        anchors: Float32Array.from(boxes.flatMap(([x, y, w, h]) => [y, x, y + h, x + w])),
        differences: new Float32Array(4 * boxes.length),
        scores: Float32Array.from(boxes.flatMap(([, , , , score]) => [9, score, 9])),
      },
      100,
    ).map(({ box: { x, y, width, height } }) => [x, y, width, height].map(Math.round));

  const cases = [
    { name: 'a sure box', boxes: [[0.1, 0.2, 0.3, 0.4, 1]], found: [[10, 20, 30, 40]] },
    { name: 'no unsure box', boxes: [[0.1, 0.2, 0.3, 0.4, -1]], found: [] },
    {
      name: 'the surest of boxes on one face',
      boxes: [
        [0.1, 0.1, 0.4, 0.4, 1],
        [0.12, 0.1, 0.4, 0.4, 2],
      ],
      found: [[12, 10, 40, 40]],
    },
    {
      name: 'separate faces, the most certain first',
      boxes: [
        [0.1, 0.1, 0.2, 0.2, 1],
        [0.6, 0.6, 0.2, 0.2, 2],
      ],
      found: [
        [60, 60, 20, 20],
        [10, 10, 20, 20],
      ],
    },
    { name: 'a box cut off at the edge', boxes: [[-0.1, 0.8, 0.3, 0.4, 1]], found: [[0, 80, 20, 20]] },
  ] as const;
  for (const { name, boxes, found } of cases) {
    it(`gives ${name}`, () => assert.deepEqual(decode(...boxes), found));
  }

  it('moves and stretches a known box by the difference', () => {
    const [face] = decodeBoxes(
      {
        anchors: Float32Array.of(0.2, 0.4, 0.4, 0.6),
        differences: Float32Array.of(10, -5, 5 * Math.log(2), 0),
        scores: Float32Array.of(0, 3, 0),
      },
      100,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = face?.box ?? {};
    assert.deepEqual([x, y, width, height].map(Math.round), [30, 30, 20, 40]);
  });
});
