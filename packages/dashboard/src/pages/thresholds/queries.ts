/** What the page of thresholds asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';

export interface ThresholdPoint {
  readonly threshold: number;
  readonly alerts: number;
  readonly confirmed: number;
  readonly precision: number | null;
  readonly 'alerts-per-day': number;
  readonly lost: number;
}

export interface Thresholds {
  readonly kind: string;
  readonly decided: number;
  readonly confirmed: number;
  readonly days: number;
  readonly 'days-looked': number;
  readonly 'is-enough': boolean;
  readonly 'least-decided': number;
  readonly 'least-of-each': number;
  readonly 'threshold-in-force': number | null;
  readonly points: readonly ThresholdPoint[];
  readonly shipped: {
    readonly model: string;
    readonly measures: readonly { readonly figure: string; readonly value: string; readonly of: number }[];
  };
}

export const thresholdsQuery = (api: Api, kind: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report', 'thresholds', kind],
    queryFn: ({ signal }) => api.private.get<Thresholds>('/match-thresholds', { 'filter[kind]': kind }, signal),
  });
