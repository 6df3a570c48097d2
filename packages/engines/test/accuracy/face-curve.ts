/**
 * False match against false non-match over distances. A couple or a person is one trial however many pictures there are of
 * it, and counts as an error when one of its pictures is one: pictures of one person are no independent trials.
 */
import type { Figure } from './figure.ts';
import { wilsonInterval } from './figure.ts';

export interface FacePair {
  /** The person for a pair of the same one, both people for a pair of different ones. */
  readonly unit: string;
  readonly isSame: boolean;
  readonly distance: number;
}

export interface CurvePoint {
  readonly distance: number;
  readonly falseMatch: number;
  readonly falseMatchInterval: readonly [number, number];
  readonly falseNonMatch: number;
  readonly falseNonMatchInterval: readonly [number, number];
}

export interface Curve {
  readonly people: number;
  readonly couples: number;
  readonly points: readonly CurvePoint[];
}

/** The pair that decides for each unit: the farthest of a person, the nearest of a couple. */
function decisive(pairs: readonly FacePair[], isSame: boolean): number[] {
  const byUnit = new Map<string, number>();
  for (const { unit, distance } of pairs.filter((pair) => pair.isSame === isSame)) {
    const known = byUnit.get(unit) ?? distance;
    byUnit.set(unit, isSame ? Math.max(known, distance) : Math.min(known, distance));
  }
  return [...byUnit.values()];
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function shareOf(hits: number, n: number): { share: number; interval: [number, number] } {
  const { low, high } = wilsonInterval(hits, n);
  return { share: n === 0 ? 0 : rounded(hits / n), interval: [rounded(low), rounded(high)] };
}

/** The curve at the given distances. */
export function curveOf(pairs: readonly FacePair[], distances: readonly number[]): Curve {
  const [own, others] = [decisive(pairs, true), decisive(pairs, false)];
  const points = distances.map((distance) => {
    const match = shareOf(others.filter((each) => each <= distance).length, others.length);
    const nonMatch = shareOf(own.filter((each) => each > distance).length, own.length);
    return {
      distance,
      falseMatch: match.share,
      falseMatchInterval: match.interval,
      falseNonMatch: nonMatch.share,
      falseNonMatchInterval: nonMatch.interval,
    };
  });
  return { people: own.length, couples: others.length, points };
}

/** Distances of a curve: steps of a fortieth up to the distance at which nothing is alike. */
export function gridUpTo(unrelatedFrom: number): number[] {
  return Array.from({ length: 40 }, (_, step) => rounded(((step + 1) * unrelatedFrom) / 40));
}

/**
 * Borders by rule. Match: the last distance at which no two people came together, less a step, because the pictures are
 * few. Search among many: four fifths of it. Mismatch: the first distance at which nineteen of twenty people are within of
 * all their pictures, and at least a quarter farther than the match border, so that doubt has room.
 */
export function bordersOf({ points }: Curve): { searchAtMost: number; matchAtMost: number; mismatchAbove: number } {
  const clean = points.filter(({ falseMatch }) => falseMatch === 0);
  const matchAtMost = clean.at(-2)?.distance ?? clean.at(-1)?.distance ?? points[0]?.distance ?? 0;
  const covering = points.find(({ falseNonMatch }) => falseNonMatch <= 0.05)?.distance ?? matchAtMost;
  const mismatchAbove = Math.max(
    covering,
    points.find(({ distance }) => distance >= 1.25 * matchAtMost)?.distance ?? 0,
  );
  return { searchAtMost: rounded(0.8 * matchAtMost), matchAtMost, mismatchAbove };
}

/** Two figures a distance. */
export function curveFigures(curve: Curve, model: string): Figure[] {
  const figure = (name: string, share: number, n: number): Figure => ({
    suite: 'face',
    name: `${model}: ${name}`,
    hits: Math.round(share * n),
    n,
  });
  return curve.points.flatMap(({ distance, falseMatch, falseNonMatch }) => [
    figure(`false match within ${distance}`, falseMatch, curve.couples),
    figure(`false non-match beyond ${distance}`, falseNonMatch, curve.people),
  ]);
}
