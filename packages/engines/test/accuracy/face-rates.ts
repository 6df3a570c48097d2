/** Error rates of borders: share of strangers within, and share of people not recognized, for each use and rate. */
import { ACCEPTED_RATES, type AcceptedRate, createFaceBorder } from '../../src/faces/face-borders.ts';
import type { FaceModel } from '../../src/faces/face-model.ts';
import type { FaceUse } from '../../src/facts.ts';
import { curveOf, type FacePair, gridUpTo } from './face-curve.ts';
import { bordersBy } from './face-table.ts';
import type { Figure } from './figure.ts';
import type { PairsByUse } from './labelled-faces.ts';

/** Sizes of galleries in the report. */
const GALLERIES = [100, 1_000, 10_000];

/** Describes the values for a manifest: `borders` and `curve`, as JSON, and the extrapolated borders. */
export function describeBorders(pairs: PairsByUse, unrelatedFrom: number): string {
  const [photos, portraits] = [bordersBy(pairs.photos, unrelatedFrom), bordersBy(pairs.portraits, unrelatedFrom)];
  const curve = curveOf(pairs.photos, gridUpTo(unrelatedFrom));
  const beyond = `photos from ${photos.extrapolatedFrom}, portraits from ${portraits.extrapolatedFrom}`;
  return [
    `Borders for a manifest: ${JSON.stringify({ photos: photos.borders, portraits: portraits.borders })}`,
    `Continued along the tail, not measured: ${beyond}`,
    `Curve for a manifest (photos): ${JSON.stringify(curve)}`,
    '',
  ].join('\n');
}

/** Returns figures at the model's own borders, or at those of its thresholds if it has no others. */
export function borderFigures(pairs: PairsByUse, model: FaceModel): Figure[] {
  const rates: readonly (AcceptedRate | undefined)[] =
    model.manifest.borders === undefined ? [undefined] : ACCEPTED_RATES;
  return rates.flatMap((rate) => {
    const borderOf = createFaceBorder(model, rate);
    const at = (use: FaceUse, of: readonly FacePair[], what: string) =>
      figuresAt(borderOf(use), of, `${what} at ${rate ?? 'its thresholds'}`);
    return [
      ...at({ pictures: 'photos' }, pairs.photos, 'photo to photo'),
      ...at({ pictures: 'portraits' }, pairs.portraits, 'card portrait to photo'),
      ...GALLERIES.flatMap((among) => at({ pictures: 'photos', among }, pairs.photos, `search among ${among}`)),
    ];
  });
}

function figuresAt(border: number, pairs: readonly FacePair[], name: string): Figure[] {
  const { couples, people, points } = curveOf(pairs, [border]);
  const [point] = points;
  if (point === undefined) return [];
  const figure = (what: string, share: number, n: number): Figure => ({
    suite: 'face',
    name: `${name}: ${what}`,
    hits: Math.round(share * n),
    n,
    note: `within ${border}: ${(100 * share).toFixed(3)} % in the mean`,
  });
  return [
    figure('false match, couples', point.falseMatch, couples),
    figure('false non-match, people', point.falseNonMatch, people),
  ];
}
