/**
 * Validation of a whole definition: unreachable options, contradictions, and settings that the checks do not
 * understand. Pure; a definition without faults may be published.
 */
import { type CheckSettings, findCheck } from '../../../checks/index.ts';
import { configurationFaults } from '../../../checks/run-checks.ts';
import { requirementProblem } from '../../../checks/shared/match-requirements.ts';
import type { RefusalEntry } from '../../../lib/refusal.ts';
import { branchFaults } from './branches.ts';
import { conditionFaults } from './conditions.ts';
import { type Fault, type StepChange, stepName, type TemplateDefinition, type VerificationStep } from './definition.ts';
import { formFaults } from './form-faults.ts';
import { supportedLocales } from './locales.ts';
import { redirectProblem } from './redirect-schemes.ts';
import { reportFaults } from './report-faults.ts';
import { checkKindOf, definitionOf, evidenceOf } from './step-kinds/index.ts';
import { listFaults } from './step-kinds/step-kind.ts';

export function faultEntries(faults: readonly Fault[]): RefusalEntry[] {
  return faults.slice(0, 20).map(({ pointer, problem }) => ({
    details: `data.attributes${pointer.replaceAll('/', '.')} ${problem}`,
    pointer: `/data/attributes${pointer}`,
  }));
}

/** Returns all faults. `redirectSchemes` are the template's; see `redirectProblem`. */
export function definitionFaults(definition: TemplateDefinition, redirectSchemes: readonly string[]): Fault[] {
  return [
    ...orderFaults(definition.steps),
    ...definition.steps.flatMap((step, index) => [
      ...definitionOf(step.kind).faults(step, `/steps/${index}`),
      ...checkFaults(step, definition.steps, `/steps/${index}/checks`),
    ]),
    ...decisionFaults(definition),
    ...conditionFaults(definition),
    ...reportFaults(definition),
    ...formFaults(definition),
    ...branchFaults(definition),
    ...listFaults(definition.locales, supportedLocales, '/enabled-locales', 'is not a supported locale'),
    ...redirectFaults(definition.redirectUri, redirectSchemes),
  ];
}

/** Returns the steps that the checks of this step compare it with. */
const comparedStepsOf = ({ kind }: VerificationStep, steps: readonly VerificationStep[]) =>
  steps.filter((each) => evidenceOf(each.kind) === definitionOf(kind).comparedWith);

function orderFaults(steps: readonly VerificationStep[]): Fault[] {
  if (steps.length === 0) return [{ pointer: '/steps', problem: 'must contain at least one step' }];
  return steps.flatMap((step, index) => {
    const pointer = `/steps/${index}/type`;
    const first = steps.findIndex(({ kind }) => kind === step.kind);
    if (first < index) return [{ pointer, problem: `is already used by step ${first}` }];
    const isEarly = comparedStepsOf(step, steps.slice(index + 1)).length > 0;
    return isEarly
      ? [{ pointer, problem: 'must come after the document, whose portrait the selfie is compared with' }]
      : [];
  });
}

function checkFaults(step: VerificationStep, steps: readonly VerificationStep[], at: string): Fault[] {
  const configured = Object.entries(step.checks);
  return configured.flatMap(([name, configuration], index) => {
    const pointer = `${at}/${index}`;
    const wrong = configurationFaults(checkKindOf(step.kind), [{ name, ...configuration }]);
    if (wrong.length > 0) return wrong.map((problem) => ({ pointer, problem: `is refused: ${problem}` }));
    return [
      ...contradictions(name, step, steps).map((problem) => ({ pointer, problem })),
      ...listSettingFaults(name, step, pointer),
    ];
  });
}

/** Returns settings and requirements that no submission could meet. */
function contradictions(name: string, step: VerificationStep, steps: readonly VerificationStep[]): string[] {
  const { requirement, enabled } = step.checks[name] ?? {};
  const counts = requirement !== undefined && requirement !== 'not_required';
  const found: string[] = [];
  if (counts && enabled === false) found.push(`cannot be ${requirement} while it is switched off`);
  if (requirement === 'requires_retry' && step.attempts === 1) found.push('requires a retry, and there is one attempt');
  const alone = definitionOf(step.kind).comparedWith !== null && comparedStepsOf(step, steps).length === 0;
  if (counts && alone && findCheck(name)?.reasons.includes('no_government_id') === true) {
    found.push('needs a document, and no step asks for one');
  }
  return [...found, ...settingContradictions(step.checks[name]?.settings ?? {})];
}

const poses = ['center', 'left', 'right'];

/** Returns settings whose minimum exceeds their maximum, and poses that the flow never requests. */
function settingContradictions(settings: CheckSettings): string[] {
  const ranges = Object.entries(settings).flatMap(([setting, lowest]) => {
    const highest = settings[setting.replace(/^minimum/, 'maximum')];
    const crossed = setting.startsWith('minimum') && typeof lowest === 'number' && typeof highest === 'number';
    return crossed && lowest > highest ? [`has a lowest of ${lowest} above its highest of ${highest}`] : [];
  });
  const wanted = settings['requirements'];
  const vague = Array.isArray(wanted) ? wanted.flatMap((text) => requirementProblem(String(text)) ?? []) : [];
  const asked = settings['requiredPoses'];
  const unknown = Array.isArray(asked) ? asked.filter((pose) => !poses.includes(pose)) : [];
  return [
    ...ranges,
    ...vague,
    ...unknown.map((pose) => `requires the pose ${String(pose).slice(0, 40)}, which is never asked for`),
  ];
}

/** Returns faults of options that the step offers but its check refuses. */
function listSettingFaults(name: string, step: VerificationStep, pointer: string): Fault[] {
  const implied = definitionOf(step.kind).impliedSettings(step)[name] ?? {};
  const [setting = '', offered] = Object.entries(implied)[0] ?? [];
  const allowed = step.checks[name]?.settings?.[setting];
  if (!Array.isArray(allowed) || !Array.isArray(offered)) return [];
  const refused = offered.filter((each) => !allowed.includes(each));
  return refused.length === 0
    ? []
    : [{ pointer: `${pointer}/settings`, problem: `refuses what the step offers: ${refused.slice(0, 5).join(', ')}` }];
}

function decisionFaults({ decision }: TemplateDefinition): Fault[] {
  return [
    ...(decision.onFailed === 'approve'
      ? [{ pointer: '/decision/on-failed', problem: 'would approve individuals who failed' }]
      : []),
    ...(decision.onCompleted === 'decline'
      ? [{ pointer: '/decision/on-completed', problem: 'would decline individuals who passed' }]
      : []),
    ...(decision.onUploaded === 'decline'
      ? [{ pointer: '/decision/on-uploaded', problem: 'would decline individuals without a camera' }]
      : []),
  ];
}

function redirectFaults(uri: string | null, schemes: readonly string[]): Fault[] {
  const problem = uri === null ? null : redirectProblem(uri, schemes);
  return problem === null ? [] : [{ pointer: '/redirect-uri', problem }];
}

/**
 * Returns faults that only the request shows: a check configured twice, and a step name or identifier other than the
 * one that follows from its type and the draft.
 */
export function givenStepFaults(given: readonly StepChange[], steps: readonly VerificationStep[]): Fault[] {
  return given.flatMap((change, index) => {
    const step = steps[index];
    if (step === undefined) return [];
    const [name, id] = [stepName(step.kind), step.verificationTemplateId];
    const wrongId = change.verificationTemplateId !== undefined && change.verificationTemplateId !== id;
    return [
      ...(change.name !== undefined && change.name !== name
        ? [{ pointer: `/steps/${index}/name`, problem: `must be ${name} for this type` }]
        : []),
      ...(wrongId
        ? [{ pointer: `/steps/${index}/verification-template-id`, problem: 'is not the one of this step' }]
        : []),
      ...change.checks.flatMap((check, place, all) =>
        all.findIndex((each) => each.name === check.name) === place
          ? []
          : [{ pointer: `/steps/${index}/checks/${place}/name`, problem: 'is configured twice' }],
      ),
    ];
  });
}
