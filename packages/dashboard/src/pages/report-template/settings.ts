/** Settings as they are typed, what is wrong with them, and what differs from what is published. Pure. */
import type { ReportSettings } from '../../client/report-templates.ts';

/** Settings that are numbers or lists, and typed as text. */
type TypedName = 'threshold' | 'watchlists' | 'recurrence-interval-days' | 'maximum-list-age-hours';

export type TypedSettings = Omit<ReportSettings, TypedName> & Readonly<Record<TypedName, string>>;

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

/** Undefined for no whole number from 1 to `most`; null for nothing. */
function wholeNumber(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null;
  const value = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= most ? value : undefined;
}

/** Days between two runs, 1 to 365. */
export const intervalOf = (text: string) => wholeNumber(text, mostDays);

/** Hours, up to ten years. */
export const maximumAgeOf = (text: string) => wholeNumber(text, mostHours);

/** Null where something that was typed does not hold. */
export function settingsOf(typed: TypedSettings): ReportSettings | null {
  const threshold = thresholdOf(typed.threshold);
  const days = intervalOf(typed['recurrence-interval-days']);
  const hours = maximumAgeOf(typed['maximum-list-age-hours']);
  if (threshold === null || days === undefined || hours === undefined) return null;
  const watchlists = typed.watchlists.split(/[\s,]+/).filter((slug) => slug !== '');
  return { ...typed, threshold, 'recurrence-interval-days': days, 'maximum-list-age-hours': hours, watchlists };
}

export type SettingName = keyof ReportSettings;

/** Names of what differs, in the order of the form. */
export const changedSettings = (before: ReportSettings, after: ReportSettings): SettingName[] =>
  (Object.keys(before) as SettingName[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Returns only the changed settings, as they are sent. */
export const changedPart = (before: ReportSettings, after: ReportSettings): Partial<ReportSettings> =>
  Object.fromEntries(changedSettings(before, after).map((name) => [name, after[name]]));
