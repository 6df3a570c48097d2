/** Typed settings: validation, and differences from the published ones. Pure. */

import type { ReportSettings } from '../../client/report-templates.ts';
import type { CatalogueKind } from '../../client/reports.ts';

/** Numeric and list settings, which are typed as text. */
type TypedName = 'threshold' | 'watchlists' | 'recurrence-interval-days' | 'maximum-list-age-hours';

export type TypedSettings = Omit<ReportSettings, TypedName> & Readonly<Record<TypedName, string>>;

/** Props of each part of the settings form. */
export interface EditorProps {
  readonly typed: TypedSettings;
  readonly onChange: (change: Partial<TypedSettings>) => void;
  readonly kind: CatalogueKind;
}

export const typedOf = (settings: ReportSettings): TypedSettings => ({
  ...settings,
  threshold: String(settings.threshold),
  'recurrence-interval-days': String(settings['recurrence-interval-days'] ?? ''),
  'maximum-list-age-hours': String(settings['maximum-list-age-hours'] ?? ''),
  watchlists: settings.watchlists.join(' '),
});

/** Returns a number from 0 to 1, null for any other text; a comma is a decimal point. */
export function thresholdOf(text: string): number | null {
  const value = /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  return value >= 0 && value <= 1 ? value : null;
}

const mostDays = 365;
const mostHours = 87_600;

/** Parses a whole number from 1 to `most`; null for empty text, undefined for any other. */
function wholeNumber(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  const value = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= most ? value : undefined;
}

/** Parses the days between two runs, 1 to 365. */
export const intervalOf = (text: string) => wholeNumber(text, mostDays);

/** Parses hours, up to ten years. */
export const maximumAgeOf = (text: string) => wholeNumber(text, mostHours);

/** Returns the settings; null if any typed value is invalid. */
export function settingsOf(typed: TypedSettings): ReportSettings | null {
  const threshold = thresholdOf(typed.threshold);
  const days = intervalOf(typed['recurrence-interval-days']);
  const hours = maximumAgeOf(typed['maximum-list-age-hours']);
  if (threshold === null || days === undefined || hours === undefined) return null;
  const watchlists = typed.watchlists.split(/[\s,]+/).filter((slug) => slug !== '');
  return { ...typed, threshold, 'recurrence-interval-days': days, 'maximum-list-age-hours': hours, watchlists };
}

export type SettingName = keyof ReportSettings;

/** Returns the names of the settings that differ, in form order. */
export const changedSettings = (before: ReportSettings, after: ReportSettings): SettingName[] =>
  (Object.keys(before) as SettingName[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Returns only the changed settings, as they are sent. */
export const changedPart = (before: ReportSettings, after: ReportSettings): Partial<ReportSettings> =>
  Object.fromEntries(changedSettings(before, after).map((name) => [name, after[name]]));
