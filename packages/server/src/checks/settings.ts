/** Settings of a check from a template, merged over the defaults. A value of the wrong kind never reaches a check. */
import type { CheckSettings } from './check.ts';

type SettingValue = CheckSettings[string];

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Returns true if the value has the type of the default; null as a default means a number that is not set. */
function fits(fallback: SettingValue, value: unknown): value is SettingValue {
  if (fallback === null) return value === null || (typeof value === 'number' && Number.isFinite(value));
  if (Array.isArray(fallback)) return isStrings(value);
  if (typeof fallback === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === typeof fallback;
}

/**
 * Returns the names of settings that the check does not have or whose value is of the wrong kind; empty if all are
 * valid.
 */
export function invalidSettings(defaults: CheckSettings, override: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(override).filter((key) => {
    const fallback = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    return fallback === undefined || !fits(fallback, override[key]);
  });
}

/** Merges the valid overrides over the defaults; invalid ones are ignored (templates are refused on writing). */
export function resolveSettings(defaults: CheckSettings, override: Readonly<Record<string, unknown>>): CheckSettings {
  const invalid = new Set(invalidSettings(defaults, override));
  const accepted = Object.entries(override).filter(([key]) => !invalid.has(key));
  return { ...defaults, ...(Object.fromEntries(accepted) as CheckSettings) };
}
