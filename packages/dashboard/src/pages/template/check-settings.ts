/** Requirement and settings of a check within a step; defaults are not stored. */
import type { CatalogueCheck, Step, StepCheck } from '../../client/templates.ts';

export type SettingValue = string | number | boolean | null | readonly string[];

export const requirements = ['required', 'requires_retry', 'not_required', 'off'] as const;

export type Requirement = (typeof requirements)[number];

/** Returns the step's own configuration of the check; undefined if there is none. */
export const configuredCheck = (step: Step, name: string): StepCheck | undefined =>
  step.checks.find((each) => each.name === name);

/** Returns how the check counts in the step: by default if the step says nothing. */
export function requirementOf(step: Step, { name, 'default-requirement': byDefault }: CatalogueCheck): Requirement {
  const check = configuredCheck(step, name);
  if (check?.enabled === false) return 'off';
  return (check?.requirement ?? byDefault) as Requirement;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the settings in the order of the check, each with its value in the step and its default. */
export function settingsOf(step: Step, { name, 'default-settings': defaults }: CatalogueCheck) {
  const own: Readonly<Record<string, unknown>> = configuredCheck(step, name)?.settings ?? {};
  return Object.entries(defaults).map(([setting, byDefault]) => ({
    setting,
    byDefault: byDefault as SettingValue,
    value: (own[setting] ?? byDefault) as SettingValue,
  }));
}

export function withSetting(step: Step, check: CatalogueCheck, setting: string, value: SettingValue): Step {
  const before = configuredCheck(step, check.name);
  const { settings: _before, ...rest } = before ?? { name: check.name };
  const { [setting]: _value, ...others } = before?.settings ?? {};
  const settings = isSame(value, check['default-settings'][setting]) ? others : { ...others, [setting]: value };
  const after: StepCheck = Object.keys(settings).length === 0 ? rest : { ...rest, settings };
  const checks = step.checks.filter((each) => each.name !== check.name);
  if (before === undefined) return { ...step, checks: [...checks, after] };
  return { ...step, checks: step.checks.map((each) => (each.name === check.name ? after : each)) };
}

/**
 * Parses a typed setting of the type of `byDefault`; empty text is the default. Invalid numbers stay text, which the
 * server refuses.
 */
export function readSetting(text: string, byDefault: SettingValue): SettingValue {
  const typed = text.trim();
  if (Array.isArray(byDefault)) return typed === '' ? [] : typed.split(/[\s,]+/);
  if (typed === '') return byDefault;
  const isNumber = byDefault === null || typeof byDefault === 'number';
  return isNumber && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}
