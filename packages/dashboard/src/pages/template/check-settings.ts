/** Settings of a check as a step has them: what is as the check has it by itself is not written down. */
import type { CatalogueCheck, Step, StepCheck } from '../../client/templates.ts';

export type SettingValue = string | number | boolean | null | readonly string[];

const configured = (step: Step, name: string): StepCheck | undefined => step.checks.find((each) => each.name === name);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Names in the order of the check, each with what holds in the step and what holds by itself. */
export function settingsOf(step: Step, { name, 'default-settings': defaults }: CatalogueCheck) {
  const own: Readonly<Record<string, unknown>> = configured(step, name)?.settings ?? {};
  return Object.entries(defaults).map(([setting, byDefault]) => ({
    setting,
    byDefault: byDefault as SettingValue,
    value: (own[setting] ?? byDefault) as SettingValue,
  }));
}

export function withSetting(step: Step, check: CatalogueCheck, setting: string, value: SettingValue): Step {
  const before = configured(step, check.name);
  const { settings: _before, ...rest } = before ?? { name: check.name };
  const { [setting]: _value, ...others } = before?.settings ?? {};
  const settings = isSame(value, check['default-settings'][setting]) ? others : { ...others, [setting]: value };
  const after: StepCheck = Object.keys(settings).length === 0 ? rest : { ...rest, settings };
  const checks = step.checks.filter((each) => each.name !== check.name);
  if (before === undefined) return { ...step, checks: [...checks, after] };
  return { ...step, checks: step.checks.map((each) => (each.name === check.name ? after : each)) };
}

/** What was typed as a setting of the kind of `byDefault`; the default where nothing was. A number that is none stays text, and is refused. */
export function readSetting(text: string, byDefault: SettingValue): SettingValue {
  const typed = text.trim();
  if (Array.isArray(byDefault)) return typed === '' ? [] : typed.split(/[\s,]+/);
  if (typed === '') return byDefault;
  const isNumber = byDefault === null || typeof byDefault === 'number';
  return isNumber && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}
