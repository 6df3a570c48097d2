/**
 * Curve of false match against false non-match over distances. A pair or a person counts once, for any number of
 * pictures, by the share of their pairs that err: pictures of one person are not independent trials, so the intervals
 * are by people too.
 */
import type { Figure } from './figure.ts';
import { wilsonInterval } from './figure.ts';

export interface FacePair {
  /** Id of the person for a pair of the same one, of both people for a pair of different ones. */
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

/** Groups the distances of pairs by person, or by pair of people. */
function distancesBy(pairs: readonly FacePair[], isSame: boolean): readonly (readonly number[])[] {
  const byUnit = Map.groupBy(
    pairs.filter((pair) => pair.isSame === isSame),
    ({ unit }) => unit,
  );
  return [...byUnit.values()].map((each) => each.map(({ distance }) => distance));
}

const rounded = (value: number): number => Math.round(value * 100_000) / 100_000;

/** Returns the mean, over people or pairs of people, of the share of their pairs that err. */
function meanShare(units: readonly (readonly number[])[], errs: (distance: number) => boolean): number {
  const shares = units.map((each) => each.filter(errs).length / each.length);
  return units.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / units.length;
}

function shareOf(units: readonly (readonly number[])[], errs: (distance: number) => boolean) {
  const share = meanShare(units, errs);
  const { low, high } = wilsonInterval(share * units.length, units.length);
  return { share: rounded(share), interval: [rounded(low), rounded(high)] as const };
}

/** Computes the curve at the given distances. */
export function curveOf(pairs: readonly FacePair[], distances: readonly number[]): Curve {
  const [own, others] = [distancesBy(pairs, true), distancesBy(pairs, false)];
  const points = distances.map((distance) => {
    const match = shareOf(others, (each) => each <= distance);
    const nonMatch = shareOf(own, (each) => each > distance);
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

/** Returns the distances of a curve: steps of a fortieth up to the distance at which the similarity is 0. */
export function gridUpTo(unrelatedFrom: number): number[] {
  return Array.from({ length: 40 }, (_, step) => rounded(((step + 1) * unrelatedFrom) / 40));
}

/** Returns two figures per distance. */
export function curveFigures(curve: Curve, name: string): Figure[] {
  const figure = (what: string, share: number, n: number): Figure => ({
    suite: 'face',
    name: `${name}: ${what}`,
    hits: Math.round(share * n),
    n,
    note: `mean over ${n}: ${(100 * share).toFixed(3)} %`,
  });
  return curve.points.flatMap(({ distance, falseMatch, falseNonMatch }) => [
    figure(`false match within ${distance}`, falseMatch, curve.couples),
    figure(`false non-match beyond ${distance}`, falseNonMatch, curve.people),
  ]);
}
