/** Detection of checks that count but can never be answered on this server as configured. Pure. */
import type { FactName } from '../../../checks/check.ts';
import { checks } from '../../../checks/index.ts';
import { type Fault, type TemplateDefinition, takes, type VerificationStep } from './definition.ts';
import { recordSourceOf } from './record-fields.ts';
import { checkKindOf } from './step-kinds/index.ts';

/** Look-ups, other than the engines, and ways to send messages that the operator connected for the environment. */
export interface Connected {
  readonly licences: boolean;
  readonly publicFigures: boolean;
  /** True if a database of persons' records is connected; for records of licences `licences` suffices. */
  readonly identityDatabase: boolean;
  /** True if codes can be sent by mail, and by short message; nothing is sent in a sandbox, where both are true. */
  readonly mail: boolean;
  readonly shortMessages: boolean;
}

/** Returns one fault per unanswerable check; empty if every check that counts can be answered. */
export function unanswerableFaults({ steps }: TemplateDefinition, connected: Connected): Fault[] {
  return steps.flatMap((step, index) => {
    const missing = missingFacts(step, connected);
    return checks
      .filter((check) => check.kind === checkKindOf(step.kind))
      .flatMap(({ name, needs, defaultRequirement }) => {
        const { requirement = defaultRequirement, enabled = true } = step.checks[name] ?? {};
        const fact = (Object.keys(needs) as FactName[]).find((need) => missing.has(need));
        if (requirement === 'not_required' || !enabled || fact === undefined) return [];
        const problem = `cannot be ${requirement}: ${name} can never answer, for ${missing.get(fact)}`;
        return [{ pointer: pointerOf(step, index, name), problem }];
      });
  });
}

function pointerOf(step: VerificationStep, index: number, name: string): string {
  const place = Object.keys(step.checks).indexOf(name);
  return place < 0 ? `/steps/${index}/checks` : `/steps/${index}/checks/${place}`;
}

/** Returns the facts that can never exist, each with the reason. */
function missingFacts(
  step: VerificationStep,
  { licences, publicFigures, identityDatabase, mail, shortMessages }: Connected,
): ReadonlyMap<FactName, string> {
  const missing = new Map<FactName, string>([['unmeasured', 'nothing here measures it']]);
  if (!licences) missing.set('licenceLookup', 'no look-up of licences is connected');
  if (!publicFigures) missing.set('publicFigure', 'no gallery of public figures is connected');
  const isKnown = identityDatabase || (recordSourceOf(step.kind).isOfLicences === true && licences);
  if (!isKnown) missing.set('record', 'no database is connected');
  if (step.kind === 'email-address' && !mail) missing.set('codes', 'no transport of mail is set');
  if (step.kind === 'phone-number' && !shortMessages) missing.set('codes', 'no transport of short messages is set');
  if (!takes(step, 'camera')) missing.set('turns', 'the step takes files alone, and head turns are filmed');
  return missing;
}
