/** Available photographs of faces: the demonstration pictures of `@vladmandic/face-api` (MIT), or a folder. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { FaceFinder } from '../../src/faces/face-finder.ts';
import { headPose } from '../../src/faces/head-pose.ts';
import type { Point } from '../../src/facts.ts';

/** Number of people in each demonstration picture; it is unknown if any person is in two of them. */
export const PEOPLE_IN_PICTURES: readonly number[] = [3, 3, 3, 4, 5, 4];

/** Loads one of the six pictures, upright. */
export async function demonstrationPicture(index: number): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
  return sharp(await readFile(join(folder, 'demo', `sample${index + 1}.jpg`)))
    .autoOrient()
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Picture of one person as in a selfie: the face and a margin of the same size. */
export interface SingleFace {
  readonly name: string;
  readonly jpeg: Buffer;
  /** 68 points in pixels of the picture. */
  readonly landmarks: readonly Point[];
}

/** Maximum turn, nod and lean of a face in a center selfie, in degrees. */
const CENTERED = { yaw: 20, pitch: 20, roll: 30 };

/** Returns at most `count` single people of the demonstration pictures who look at the camera. */
export async function singleFaces(finder: FaceFinder, count: number): Promise<SingleFace[]> {
  const faces: SingleFace[] = [];
  for (let index = 0; index < PEOPLE_IN_PICTURES.length && faces.length < count; index += 1) {
    const picture = await demonstrationPicture(index);
    for (const [person, landmarks] of (await finder.findLandmarks(picture)).entries()) {
      const { yaw, pitch, roll } = headPose(landmarks);
      const isCentered =
        Math.abs(yaw) <= CENTERED.yaw && Math.abs(pitch) <= CENTERED.pitch && Math.abs(roll) <= CENTERED.roll;
      if (isCentered) faces.push(await cutOut(picture, landmarks, `${index + 1}.${person + 1}`));
    }
  }
  return faces.slice(0, count);
}

async function cutOut(picture: Buffer, landmarks: readonly Point[], name: string): Promise<SingleFace> {
  const { width, height } = await sharp(picture).metadata();
  const [xs, ys] = [landmarks.map(({ x }) => x), landmarks.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = 2.7 * Math.max(right - left, bottom - top);
  const area = {
    left: Math.round(Math.max(0, (left + right - side) / 2)),
    top: Math.round(Math.max(0, (top + bottom - side) / 2 - 0.1 * side)),
  };
  const size = {
    width: Math.min(Math.round(side), width - area.left),
    height: Math.min(Math.round(side), height - area.top),
  };
  const jpeg = await sharp(picture)
    .extract({ ...area, ...size })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, jpeg, landmarks: landmarks.map(({ x, y }) => ({ x: x - area.left, y: y - area.top })) };
}

export interface LabelledPerson {
  readonly name: string;
  /** Group of people who may be the same person; null if none. */
  readonly gathering: string | null;
  readonly pictures: readonly string[];
}

/**
 * Returns people by folder: `faces/<person>/<picture>` below the given one; null if there is none. Folders with the
 * same beginning up to a `~` are one gathering, such as the faces of one picture: they are compared with everyone
 * except each other.
 */
export async function labelledFaces(data: string): Promise<readonly LabelledPerson[] | null> {
  const folder = join(data, 'faces');
  const people = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (people === null) return null;
  const names = people.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      gathering: name.includes('~') ? (name.split('~')[0] ?? name) : null,
      pictures: (await readdir(join(folder, name))).sort().map((file) => join(folder, name, file)),
    })),
  );
}
