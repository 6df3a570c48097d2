/**
 * Faces: found, told apart, and turned as asked. Photographs: the six demonstration pictures of `@vladmandic/face-api`
 * (MIT) with 22 people, and the specimens. "Same" pairs are a photograph and a worse copy of it, "different" pairs are two
 * people of one photograph, so no label is guessed. This proves that nothing is broken and little more: no picture shows a
 * person on another day, and 22 people are far too few for an error rate of the recognition network.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { compareFaces } from '../../../src/faces/compare-faces.ts';
import { createFaceFinder, type FaceFinder } from '../../../src/faces/face-finder.ts';
import type { FaceFacts, SelfiePose } from '../../../src/facts.ts';
import { makePerson, PORTRAITS, renderLicence, renderSelfie } from '../../../src/specimens/index.ts';
import { FACE_COPIES } from '../face-copies.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

const PEOPLE_IN_PICTURES = [3, 3, 3, 4, 5, 4];
const POSES: readonly SelfiePose[] = ['center', 'left', 'right'];
/** Degrees from which a head counts as turned. */
const TURNED = 12;
const SAME_PHOTOGRAPH = 'copies of one photograph, not a second picture of the person';

/** Counts shares by name, in the order of their first appearance. */
class Tally {
  readonly #shares = new Map<string, { hits: number; n: number; note: string | undefined }>();

  add(name: string, hit: boolean, note?: string): void {
    const share = this.#shares.get(name) ?? { hits: 0, n: 0, note };
    this.#shares.set(name, { hits: share.hits + (hit ? 1 : 0), n: share.n + 1, note: share.note });
  }

  figures(): Figure[] {
    return [...this.#shares].map(([name, { hits, n, note }]) => ({
      suite: 'face',
      name,
      hits,
      n,
      ...(note === undefined ? {} : { note }),
    }));
  }
}

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const finder = await createFaceFinder();
  const tally = new Tally();
  for (const [index, people] of PEOPLE_IN_PICTURES.entries()) {
    await measurePhotograph(finder, tally, await demonstrationPicture(index), people);
  }
  await measureSpecimens(finder, tally, options.seed);
  return tally.figures();
}

async function demonstrationPicture(index: number): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
  return sharp(await readFile(join(folder, 'demo', `sample${index + 1}.jpg`)))
    .autoOrient()
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function measurePhotograph(finder: FaceFinder, tally: Tally, photograph: Buffer, people: number): Promise<void> {
  const faces = await finder.findFaces(photograph);
  for (let person = 0; person < people; person += 1) tally.add('found: as taken', person < faces.length);
  tally.add('found: no face too many', faces.length <= people);
  comparePeople(tally, faces, faces);
  for (const copy of FACE_COPIES) {
    const { jpeg, place } = await copy.make(photograph);
    const found = await finder.findFaces(jpeg);
    const twins = faces.map((face) => nearest(found, place(centreOf(face))));
    for (const [index, face] of faces.entries()) {
      const twin = twins[index] ?? null;
      tally.add(`found: ${copy.name}`, twin !== null);
      if (twin === null) continue;
      const band = compareFaces(face, twin)?.band;
      tally.add(`same is match: ${copy.name}`, band === 'match', SAME_PHOTOGRAPH);
      tally.add('same is never mismatch: all copies', band !== 'mismatch', SAME_PHOTOGRAPH);
    }
    comparePeople(tally, faces, twins);
  }
}

/** Every pair of different places in two lists of the same people. */
function comparePeople(tally: Tally, faces: readonly FaceFacts[], others: readonly (FaceFacts | null)[]): void {
  for (const [index, face] of faces.entries()) {
    for (const [place, other] of others.entries()) {
      if (place <= index || other === null) continue;
      const band = compareFaces(face, other)?.band;
      tally.add('different is never match', band !== 'match', '31 pairs of people, each in 8 conditions');
      tally.add('different is mismatch', band === 'mismatch');
    }
  }
}

/** The face whose box holds the point, null when there is none. */
function nearest(faces: readonly FaceFacts[], { x, y }: { x: number; y: number }): FaceFacts | null {
  const holds = ({ box }: FaceFacts) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return faces.find(holds) ?? null;
}

function centreOf({ box }: FaceFacts): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Cards of 900 pixels against selfies of their owners and of the other people, and the selfies' poses. */
async function measureSpecimens(finder: FaceFinder, tally: Tally, seed: number): Promise<void> {
  const selfies: FaceFacts[][] = [];
  for (const [index] of PORTRAITS.entries()) {
    const faces: FaceFacts[] = [];
    for (const pose of POSES) {
      const [face] = await finder.findFaces(await renderSelfie(index, pose, seed));
      tally.add('selfie: face found', face !== undefined);
      if (face === undefined) continue;
      faces.push(face);
      tally.add(`selfie: turned as asked (${pose})`, poseOf(face) === pose, 'turned by projection, not photographed');
    }
    selfies.push(faces);
  }
  for (const [index] of PORTRAITS.entries()) {
    const card = await renderLicence(makePerson(seed + index), {
      seed,
      portraitIndex: index,
      side: 'front',
      size: 900,
    });
    const [portrait] = await finder.findFaces(card);
    tally.add('card: portrait found', portrait !== undefined);
    if (portrait === undefined) continue;
    for (const [owner, faces] of selfies.entries()) {
      for (const face of faces) {
        const band = compareFaces(portrait, face)?.band;
        if (owner === index) tally.add('card and own selfie is match', band === 'match', SAME_PHOTOGRAPH);
        else tally.add("card and another's selfie is never match", band !== 'match');
      }
    }
  }
}

function poseOf({ pose }: FaceFacts): SelfiePose {
  if (pose.yaw >= TURNED) return 'left';
  return pose.yaw <= -TURNED ? 'right' : 'center';
}
