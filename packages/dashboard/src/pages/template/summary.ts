/** Number of changes from one configuration to another, by kind of part. Pure. */
import type { Difference } from './configuration.ts';

export interface Summary {
  readonly steps: number;
  readonly checks: number;
  readonly fields: number;
  /** Everything else: decisions, conditions, reports, limits … */
  readonly others: number;
}

const check = /^steps (\S+) checks (\S+)/;
const step = /^steps (\S+)/;
const field = /^field-schemas (\S+)/;

/** Returns the steps that are on one side only: their checks came or went with them. */
const whole = (changes: readonly Difference[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ path, before, after }) => {
      const [, name, rest] = path.match(/^steps (\S+) (\S+)$/) ?? [];
      return rest === 'type' && name !== undefined && (before === null || after === null) ? [name] : [];
    }),
  );

export function summaryOf(changes: readonly Difference[]): Summary {
  const found = {
    steps: new Set<string>(),
    checks: new Set<string>(),
    fields: new Set<string>(),
    others: new Set<string>(),
  };
  const comingAndGoing = whole(changes);
  for (const { path } of changes) {
    const [, stepOfCheck, checkName] = path.match(check) ?? [];
    const [, stepName] = path.match(step) ?? [];
    const [, fieldName] = path.match(field) ?? [];
    if (checkName !== undefined && stepOfCheck !== undefined && !comingAndGoing.has(stepOfCheck)) {
      found.checks.add(`${stepOfCheck} ${checkName}`);
    } else if (stepName !== undefined) found.steps.add(stepName);
    else if (fieldName !== undefined) found.fields.add(fieldName);
    else found.others.add(path);
  }
  const { steps, checks, fields, others } = found;
  return { steps: steps.size, checks: checks.size, fields: fields.size, others: others.size };
}
