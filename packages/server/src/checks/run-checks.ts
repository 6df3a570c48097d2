/**
 * Runs all checks of a verification kind on its facts and applies the template's requirements and settings.
 */
import type { CheckFacts, CheckKind, CheckRequirement, CheckResult, CheckSettings } from './check.ts';
import { notApplicable } from './check.ts';
import { type AnyCheck, evaluateCheck } from './evaluate-check.ts';
import { checks, findCheck } from './index.ts';
import { invalidSettings } from './settings.ts';

/** Configuration of one check in a template; absent parts fall back to the check's own defaults. */
export interface ConfiguredCheck {
  readonly name: string;
  readonly requirement?: CheckRequirement;
  readonly settings?: CheckSettings;
  /** False disables the check: it is listed as not_applicable and requests nothing. */
  readonly enabled?: boolean;
}

export interface RunChecksInput {
  readonly kind: CheckKind;
  readonly facts: CheckFacts;
  readonly configured: readonly ConfiguredCheck[];
  /** Calendar date YYYY-MM-DD (UTC) of the verdict on the verification. */
  readonly today: string;
}

/** Names that a template may configure. */
export const knownCheckNames: ReadonlySet<string> = new Set(checks.map((check) => check.name));

const SWITCHED_OFF = 'disabled_by_check_config';

/**
 * Returns the faults of a template's check configuration, one sentence each; empty if it is valid. Refuses unknown
 * names, names of the other verification kind, and settings the check does not have or of the wrong type.
 */
export function configurationFaults(kind: CheckKind, configured: readonly ConfiguredCheck[]): string[] {
  return configured.flatMap(({ name, settings }) => {
    const check = findCheck(name);
    if (!check) return [`There is no check named ${name}.`];
    if (check.kind !== kind) return [`The check ${name} does not apply to a ${kind} verification.`];
    const wrong = invalidSettings(check.defaultSettings, settings ?? {});
    return wrong.map((setting) => `The check ${name} has no setting ${setting} of this type.`);
  });
}

function runCheck(check: AnyCheck, configured: ConfiguredCheck | undefined, input: RunChecksInput): CheckResult {
  const requirement = configured?.requirement ?? check.defaultRequirement;
  const outcome =
    configured?.enabled === false
      ? notApplicable(check.reasons.includes(SWITCHED_OFF) ? [SWITCHED_OFF] : [])
      : evaluateCheck(check, input.facts, configured?.settings ?? {}, input.today);
  return { name: check.name, requirement, ...outcome };
}

/**
 * Returns the result of every check of the kind, in the order of the catalogue (alphabetical). Checks that the template
 * does not name run with their default requirement and settings. Configured names that no longer exist are ignored, so
 * that an old template version still runs; `configurationFaults` refuses templates on writing.
 */
export function runChecks(input: RunChecksInput): CheckResult[] {
  const configured = new Map(input.configured.map((entry) => [entry.name, entry]));
  return checks
    .filter((check) => check.kind === input.kind)
    .map((check) => runCheck(check, configured.get(check.name), input));
}
