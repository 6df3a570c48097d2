/** Comparison of labelled photographs of faces, everyone with everyone, as photographs and as portraits of cards. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FaceComparer } from '../../src/faces/compare-faces.ts';
import type { FaceFinder } from '../../src/faces/face-finder.ts';
import type { FaceFacts } from '../../src/facts.ts';
import { photographCard } from './face-cards.ts';
import type { FacePair } from './face-curve.ts';
import type { LabelledPerson } from './face-pictures.ts';
import type { Tally } from './tally.ts';

/** Pairs by kind of pictures. */
export interface PairsByUse {
  readonly photos: readonly FacePair[];
  readonly portraits: readonly FacePair[];
}

interface Shown {
  readonly person: LabelledPerson;
  /** Picture; a card and the photograph it was made from are not pictures of different days. */
  readonly picture: string;
  readonly face: FaceFacts;
}

/** Maximum cards per person, since each takes seconds to draw and read. */
const MOST_CARDS = 6;

export interface LabelledBench {
  readonly finder: FaceFinder;
  readonly compare: FaceComparer;
  readonly tally: Tally;
  readonly seed: number;
}

/** Measures all pairs; logs and omits pictures without a face. */
export async function measureLabelled(bench: LabelledBench, people: readonly LabelledPerson[]): Promise<PairsByUse> {
  const photos: Shown[] = [];
  const cards: Shown[] = [];
  let seed = bench.seed;
  for (const person of people) {
    for (const [index, picture] of person.pictures.entries()) {
      const jpeg = await sharp(await readFile(picture))
        .autoOrient()
        .jpeg({ quality: 95 })
        .toBuffer();
      const face = mainFace(await bench.finder.findFaces(jpeg));
      bench.tally.add('found: labelled pictures', face !== undefined);
      if (face === undefined) continue;
      photos.push({ person, picture, face });
      // People of a gathering have one picture each and only serve as strangers for others.
      if (index >= MOST_CARDS || person.gathering !== null) continue;
      seed += 1;
      const portrait = mainFace(await bench.finder.findFaces(await photographCard(jpeg, face.box, seed)));
      bench.tally.add('found: portraits of their cards', portrait !== undefined);
      if (portrait !== undefined) cards.push({ person, picture, face: portrait });
    }
  }
  const each = photos.flatMap((a, index) => photos.slice(index + 1).map((b) => [a, b] as const));
  const mixed = cards.flatMap((card) => photos.map((photo) => [card, photo] as const));
  return { photos: pairsOf(bench, each), portraits: pairsOf(bench, mixed) };
}

/** Returns the largest face of a picture, which the server chooses too. */
function mainFace(faces: readonly FaceFacts[]): FaceFacts | undefined {
  return faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0];
}

function pairsOf({ compare }: LabelledBench, couples: readonly (readonly [Shown, Shown])[]): FacePair[] {
  return couples.flatMap(([a, b]) => {
    const isSame = a.person === b.person;
    const isKnown = isSame
      ? a.picture !== b.picture
      : a.person.gathering === null || a.person.gathering !== b.person.gathering;
    const comparison = isKnown ? compare(a.face, b.face) : null;
    if (comparison === null) return [];
    const unit = isSame ? a.person.name : [a.person.name, b.person.name].sort().join(' and ');
    return [{ unit, isSame, distance: comparison.distance }];
  });
}
