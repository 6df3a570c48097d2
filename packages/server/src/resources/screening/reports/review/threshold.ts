/** Effect of other thresholds, computed from the team's own decisions. Pure. */
import type { DecidedScore } from './decisions.ts';

export const daysLooked = 90;
/** Minimum of decisions: with fewer, one more decision would change the result. */
export const leastDecided = 30;
export const leastOfEach = 5;
const dayMs = 86_400_000;
const steps = Array.from({ length: 12 }, (_each, at) => Math.round((0.4 + at * 0.05) * 100) / 100);

export interface ThresholdPoint {
  readonly threshold: number;
  readonly alerts: number;
  readonly confirmed: number;
  /** Share of alerts that were confirmed; null without alerts. */
  readonly precision: number | null;
  readonly alertsPerDay: number;
  /** Number of confirmed matches that this threshold would have missed. */
  readonly lost: number;
}

export interface ThresholdMeasure {
  readonly decided: number;
  readonly confirmed: number;
  readonly days: number;
  readonly isEnough: boolean;
  /** Points; none below the lowest decided score, since no match was seen there. */
  readonly points: readonly ThresholdPoint[];
}

export function measureThresholds(scores: readonly DecidedScore[], now: Date): ThresholdMeasure {
  const isTrue = ({ decision }: DecidedScore) => decision === 'true-match';
  const confirmed = scores.filter(isTrue).length;
  const earliest = Math.min(now.getTime(), ...scores.map(({ at }) => at.getTime()));
  const days = Math.min(daysLooked, Math.max(1, Math.ceil((now.getTime() - earliest) / dayMs)));
  const lowest = Math.min(1, ...scores.map(({ score }) => score));
  const points = steps
    .filter((threshold, at) => scores.length > 0 && (threshold >= lowest || (steps[at + 1] ?? 1) > lowest))
    .map((threshold) => {
      const alerts = scores.filter(({ score }) => score >= threshold);
      const kept = alerts.filter(isTrue).length;
      return {
        threshold,
        alerts: alerts.length,
        confirmed: kept,
        lost: confirmed - kept,
        precision: alerts.length === 0 ? null : kept / alerts.length,
        alertsPerDay: alerts.length / days,
      };
    });
  const isEnough =
    scores.length >= leastDecided && confirmed >= leastOfEach && scores.length - confirmed >= leastOfEach;
  return { decided: scores.length, confirmed, days, isEnough, points };
}
