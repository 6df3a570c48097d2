/**
 * Suite of faces: the curves of false match against false non-match of a face model, the borders for its manifest, and
 * the detection and pose of faces.
 *
 * Without `--data` the pictures are the six demonstration pictures of `@vladmandic/face-api` (MIT) with 22 people:
 * "same" is a photograph and a worse copy of it, "different" are two people of one photograph, so no label is guessed.
 * No picture shows a person on another day, so true false non-match rates are higher, and no border is taken from them.
 * With `--data` they are `faces/<person>/<picture>`, compared as photographs, as the portrait of a card with
 * photographs, and in a search.
 */
import { makePerson, PORTRAITS, renderLicence, renderSelfie } from '@countersign/specimens';
import { createFaceComparer, type FaceComparer } from '../../../src/faces/compare-faces.ts';
import { createFaceFinder, type FaceFinder } from '../../../src/faces/face-finder.ts';
import { BUILT_IN_MODEL, readFaceModel } from '../../../src/faces/face-model.ts';
import type { FaceFacts, Point } from '../../../src/facts.ts';
import type { SelfiePose } from '../../../src/liveness/liveness-facts.ts';
import { FACE_COPIES } from '../face-copies.ts';
import { curveFigures, curveOf, type FacePair, gridUpTo } from '../face-curve.ts';
import { demonstrationPicture, labelledFaces, PEOPLE_IN_PICTURES } from '../face-pictures.ts';
import { borderFigures, describeBorders } from '../face-rates.ts';
import type { Figure, SuiteOptions } from '../figure.ts';
import { measureLabelled } from '../labelled-faces.ts';
import { Tally } from '../tally.ts';

const POSES: readonly SelfiePose[] = ['center', 'left', 'right'];
/** Degrees from which a head counts as turned. */
const TURNED = 12;

interface Bench {
  readonly finder: FaceFinder;
  readonly compare: FaceComparer;
  readonly tally: Tally;
  readonly pairs: FacePair[];
}

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const model = options.model === undefined ? BUILT_IN_MODEL : await readFaceModel(options.model);
  const finder = await createFaceFinder(model);
  const bench: Bench = { finder, compare: createFaceComparer(model), tally: new Tally('face'), pairs: [] };
  const labelled = await labelledFaces(options.data);
  const { unrelatedFrom } = model.manifest.thresholds;
  if (labelled !== null) {
    const pairs = await measureLabelled({ ...bench, seed: options.seed }, labelled);
    process.stderr.write(describeBorders(pairs, unrelatedFrom));
    return [...bench.tally.figures(), ...borderFigures(pairs, model)];
  }
  for (const [index, people] of PEOPLE_IN_PICTURES.entries()) await measurePhotograph(bench, index, people);
  await measureSpecimens(bench, options.seed);
  const curve = curveOf(bench.pairs, gridUpTo(unrelatedFrom));
  return [...bench.tally.figures(), ...curveFigures(curve, model.manifest.name)];
}

function addPair({ compare, pairs }: Bench, unit: string, isSame: boolean, a: FaceFacts, b: FaceFacts): void {
  const comparison = compare(a, b);
  if (comparison !== null) pairs.push({ unit, isSame, distance: comparison.distance });
}

async function measurePhotograph(bench: Bench, index: number, people: number): Promise<void> {
  const { finder, tally } = bench;
  const photograph = await demonstrationPicture(index);
  const faces = await finder.findFaces(photograph);
  for (let person = 0; person < people; person += 1) tally.add('found: as taken', person < faces.length);
  tally.add('found: no face too many', faces.length <= people);
  compareCouples(bench, index, faces, faces);
  for (const copy of FACE_COPIES) {
    const { jpeg, place } = await copy.make(photograph);
    const found = await finder.findFaces(jpeg);
    const twins = faces.map((face) => nearest(found, place(centreOf(face))));
    for (const [person, face] of faces.entries()) {
      const twin = twins[person] ?? null;
      tally.add(`found: ${copy.name}`, twin !== null);
      if (twin !== null) addPair(bench, `${index}.${person}`, true, face, twin);
    }
    compareCouples(bench, index, faces, twins);
  }
}

/** Compares every pair of two lists of the same people. */
function compareCouples(
  bench: Bench,
  index: number,
  faces: readonly FaceFacts[],
  others: readonly (FaceFacts | null)[],
): void {
  for (const [person, face] of faces.entries()) {
    for (const [place, other] of others.entries()) {
      if (place > person && other !== null) addPair(bench, `${index}.${person} and ${place}`, false, face, other);
    }
  }
}

/** Returns the face whose box contains the point; null if there is none. */
function nearest(faces: readonly FaceFacts[], { x, y }: Point): FaceFacts | null {
  const holds = ({ box }: FaceFacts) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return faces.find(holds) ?? null;
}

function centreOf({ box }: FaceFacts): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Compares cards of 900 pixels with selfies of their owners and of the other people, and measures the selfies' poses.
 */
async function measureSpecimens({ finder, compare, tally }: Bench, seed: number): Promise<void> {
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
    const layout = { seed, portraitIndex: index, side: 'front', size: 900 } as const;
    const [portrait] = await finder.findFaces(await renderLicence(makePerson(seed + index), layout));
    tally.add('card: portrait found', portrait !== undefined);
    if (portrait === undefined) continue;
    for (const [owner, faces] of selfies.entries()) {
      for (const face of faces) {
        const band = compare(portrait, face, { pictures: 'portraits' })?.band;
        if (owner === index) tally.add('card and own selfie is match', band === 'match', 'one photograph');
        else tally.add("card and another's selfie is never match", band !== 'match');
      }
    }
  }
}

function poseOf({ pose }: FaceFacts): SelfiePose {
  if (pose.yaw >= TURNED) return 'left';
  return pose.yaw <= -TURNED ? 'right' : 'center';
}
