/**
 * Validation of a whole definition: unreachable options, contradictions, and settings that the checks do not
 * understand. Pure; a definition without faults may be published.
 */
import { PAPER_TYPES } from '../../../checks/data/paper-types.ts';
import { type CheckSettings, findCheck } from '../../../checks/index.ts';
import { configurationFaults } from '../../../checks/run-checks.ts';
import { requirementProblem } from '../../../checks/shared/match-requirements.ts';
import type { RefusalEntry } from '../../../lib/refusal.ts';
import { conditionFaults } from './conditions.ts';
import { classesFor, idClasses, issuingCountries } from './countries.ts';
import {
  checkKindOf,
  type DocumentStep,
  type Fault,
  isDocumentStep,
  isRecordStep,
  type PaperStep,
  type RecordStep,
  stepName,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import type { StepChange } from './input.ts';
import { supportedLocales } from './locales.ts';
import { recordFields } from './record-fields.ts';
import { redirectProblem } from './redirect-schemes.ts';
import { reportFaults } from './report-faults.ts';

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
      ...(isDocumentStep(step) ? documentFaults(step, `/steps/${index}`) : []),
      ...(step.kind === 'document' ? paperFaults(step, `/steps/${index}`) : []),
      ...(isRecordStep(step) ? recordFaults(step, `/steps/${index}`) : []),
      ...checkFaults(step, definition.steps, `/steps/${index}/checks`),
    ]),
    ...decisionFaults(definition),
    ...conditionFaults(definition),
    ...reportFaults(definition),
    ...listFaults(definition.locales, supportedLocales, '/enabled-locales', 'is not a supported locale'),
    ...redirectFaults(definition.redirectUri, redirectSchemes),
  ];
}

/** Returns a fault for an empty list, and for each unknown or repeated member. */
function listFaults(values: readonly string[], known: readonly string[], pointer: string, unknown: string): Fault[] {
  if (values.length === 0) return [{ pointer, problem: 'must not be empty' }];
  return values.flatMap((value, index) => {
    const at = `${pointer}/${index}`;
    if (!known.includes(value)) return [{ pointer: at, problem: unknown }];
    return values.indexOf(value) === index ? [] : [{ pointer: at, problem: 'is there twice' }];
  });
}

function orderFaults(steps: readonly VerificationStep[]): Fault[] {
  if (steps.length === 0) return [{ pointer: '/steps', problem: 'must hold at least one step' }];
  return steps.flatMap((step, index) => {
    const pointer = `/steps/${index}/type`;
    const first = steps.findIndex(({ kind }) => kind === step.kind);
    if (first < index) return [{ pointer, problem: `is asked by step ${first} already` }];
    const later = steps.slice(index + 1);
    if (step.kind === 'selfie' && later.some(isDocumentStep)) {
      return [{ pointer, problem: 'must come after the document, whose portrait the selfie is compared with' }];
    }
    return [];
  });
}

/** Returns faults of countries without a class, and of classes without a country. */
function documentFaults(step: DocumentStep, at: string): Fault[] {
  const lists = [
    ...listFaults(step.countries, issuingCountries, `${at}/countries`, 'is not a country code'),
    ...listFaults(step.idClasses, idClasses, `${at}/id-classes`, 'is not an id class'),
  ];
  if (lists.length > 0) return lists;
  const only = step.kind === 'driver-license' && step.idClasses.join() !== 'dl';
  return [
    ...(only ? [{ pointer: `${at}/id-classes`, problem: 'must be dl alone for a driver license' }] : []),
    ...step.countries.flatMap((country, index) =>
      classesFor(country, step.idClasses).length > 0
        ? []
        : [{ pointer: `${at}/countries/${index}`, problem: 'leads nowhere: none of the id classes is taken from it' }],
    ),
    ...step.idClasses.flatMap((idClass, index) =>
      step.countries.some((country) => classesFor(country, [idClass]).length > 0)
        ? []
        : [{ pointer: `${at}/id-classes/${index}`, problem: 'cannot be reached: none of the countries offers it' }],
    ),
    ...step.twoSidedClasses.flatMap((idClass, index) =>
      step.idClasses.includes(idClass)
        ? []
        : [{ pointer: `${at}/two-sided-id-classes/${index}`, problem: 'is not among the id classes' }],
    ),
  ];
}

/** Returns faults of a paper step. An empty list accepts every kind. */
function paperFaults({ documentTypes, captureMethods }: PaperStep, at: string): Fault[] {
  const pointer = `${at}/document-types`;
  if (captureMethods !== undefined) {
    return [{ pointer: `${at}/capture-methods`, problem: 'is not for a paper, which may come either way' }];
  }
  return documentTypes.length === 0 ? [] : listFaults(documentTypes, PAPER_TYPES, pointer, 'is not a kind of paper');
}

/** Returns faults of unknown fields, missing required fields, and capture methods on a step without pictures. */
function recordFaults({ kind, fields, captureMethods }: RecordStep, at: string): Fault[] {
  const { needed, usual, further } = recordFields[kind];
  const pointer = `${at}/fields`;
  const missing = needed.filter((field) => !fields.includes(field));
  return [
    ...(captureMethods === undefined
      ? []
      : [{ pointer: `${at}/capture-methods`, problem: 'is not for details that are typed' }]),
    ...listFaults(fields, [...usual, ...further], pointer, `is nothing that ${kind} asks for`),
    ...missing.map((field) => ({ pointer, problem: `must have ${field}, without which nobody is found` })),
  ];
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
  const alone = step.kind === 'selfie' && !steps.some(isDocumentStep);
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
  const lists: Readonly<Record<string, readonly [setting: string, offered: readonly string[]]>> = isDocumentStep(step)
    ? {
        id_disallowed_country_detection: ['enabledCountryCodes', step.countries],
        id_disallowed_type_detection: ['enabledIdClasses', step.idClasses],
      }
    : { document_type_detection: ['enabledDocumentTypes', step.kind === 'document' ? step.documentTypes : []] };
  const [setting = '', offered = []] = lists[name] ?? [];
  const allowed = step.checks[name]?.settings?.[setting];
  if (!Array.isArray(allowed)) return [];
  const refused = offered.filter((each) => !allowed.includes(each));
  return refused.length === 0
    ? []
    : [{ pointer: `${pointer}/settings`, problem: `refuses what the step offers: ${refused.slice(0, 5).join(', ')}` }];
}

function decisionFaults({ decision }: TemplateDefinition): Fault[] {
  return [
    ...(decision.onFailed === 'approve'
      ? [{ pointer: '/decision/on-failed', problem: 'would approve whoever failed' }]
      : []),
    ...(decision.onCompleted === 'decline'
      ? [{ pointer: '/decision/on-completed', problem: 'would decline whoever passed' }]
      : []),
    ...(decision.onUploaded === 'decline'
      ? [{ pointer: '/decision/on-uploaded', problem: 'would decline whoever has no camera' }]
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
