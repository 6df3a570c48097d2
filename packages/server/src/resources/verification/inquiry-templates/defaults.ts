/** What a first draft has where its author says nothing. */
import { isRecordKind, recordKinds } from '../../../checks/check.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import {
  captureMethods,
  type DecisionRule,
  type SimulatedKind,
  type SimulatedVerification,
  type StepKind,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import { defaultFieldSchemas } from './field-schemas.ts';
import { translatedLocales } from './locales.ts';

const day = 86_400;

export const defaultDefinition: TemplateDefinition = {
  steps: [],
  decision: { onCompleted: 'approve', onFailed: 'decline', onInconclusive: 'mark-for-review' },
  expiry: { createSeconds: day, startSeconds: null, resumeSeconds: day, oneTimeLinkSeconds: day },
  maxSessions: 25,
  fields: defaultFieldSchemas,
  locales: translatedLocales,
  redirectUri: null,
  themeSetId: null,
  retentionDays: 90,
};

const simulatedKinds: readonly SimulatedKind[] = [
  'document',
  ...recordKinds,
  'government-id-nfc',
  'email-address',
  'phone-number',
];

/**
 * About real people a program approves what it is sure of and refuses nobody by itself: a person looks at what failed, at what
 * was left open, and at pictures that came as files.
 */
const careful: DecisionRule = {
  onCompleted: 'approve',
  onFailed: 'mark-for-review',
  onInconclusive: 'mark-for-review',
  onUploaded: 'mark-for-review',
};

/** What every new step counts in production, beside the checks' own defaults. Head turns are filmed, which a file cannot be. */
export function carefulChecks(
  environment: EnvironmentKind,
  kind: StepKind,
  { captureMethods: taken = captureMethods }: Pick<VerificationStep, 'captureMethods'> = {},
): VerificationStep['checks'] {
  if (environment === 'sandbox') return {};
  const required = { requirement: 'required' } as const;
  if (kind === 'selfie') {
    const repeats = { selfie_repeat_detection: required };
    return taken.includes('camera') ? { selfie_liveness_detection: required, ...repeats } : repeats;
  }
  return kind === 'document' || isRecordKind(kind) ? {} : { id_repeat_detection: required };
}

/** Where a template begins; in the sandbox its simulations can also make what no step asks for. */
export function firstDefinition(
  environment: EnvironmentKind,
  newIds: () => Omit<SimulatedVerification, 'kind'>,
): TemplateDefinition {
  if (environment === 'production') return { ...defaultDefinition, decision: careful };
  return withSimulatedKinds(environment, defaultDefinition, newIds);
}

/** With the kinds that simulations learned to make since the template was made. */
export function withSimulatedKinds(
  environment: EnvironmentKind,
  definition: TemplateDefinition,
  newIds: () => Omit<SimulatedVerification, 'kind'>,
): TemplateDefinition {
  if (environment === 'production') return definition;
  const { simulatedVerifications: known = [] } = definition;
  const missing = simulatedKinds.filter((kind) => known.every((each) => each.kind !== kind));
  return { ...definition, simulatedVerifications: [...known, ...missing.map((kind) => ({ kind, ...newIds() }))] };
}

/** Classes with something to read on their back, asked for both sides when the author says nothing. */
export const usuallyTwoSided: readonly string[] = ['dl', 'id', 'rp', 'pr', 'ppc'];
