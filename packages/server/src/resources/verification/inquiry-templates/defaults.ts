/** Defaults of a first draft, for everything its author leaves out. */
import type { EnvironmentKind } from '../../../security/scope.ts';
import {
  captureMethods,
  type DecisionRule,
  type SimulatedVerification,
  type StepKind,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import { defaultFieldSchemas } from './field-schemas.ts';
import { translatedLocales } from './locales.ts';
import { definitionOf, simulatedKinds } from './step-kinds/index.ts';

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

/**
 * Decision rule for production: the program approves what it is sure of and never declines. A reviewer decides on
 * failures, open questions and uploaded pictures.
 */
const careful: DecisionRule = {
  onCompleted: 'approve',
  onFailed: 'mark-for-review',
  onInconclusive: 'mark-for-review',
  onUploaded: 'mark-for-review',
};

/** Returns the additional checks that are required in every new production step. */
export function carefulChecks(
  environment: EnvironmentKind,
  kind: StepKind,
  { captureMethods: taken = captureMethods }: Pick<VerificationStep, 'captureMethods'> = {},
): VerificationStep['checks'] {
  if (environment === 'sandbox') return {};
  const names = definitionOf(kind).carefulChecks(taken);
  return Object.fromEntries(names.map((name) => [name, { requirement: 'required' }]));
}

/** Returns the first definition of a template; in the sandbox its simulations include kinds that no step uses. */
export function firstDefinition(
  environment: EnvironmentKind,
  newIds: () => Omit<SimulatedVerification, 'kind'>,
): TemplateDefinition {
  if (environment === 'production') return { ...defaultDefinition, decision: careful };
  return withSimulatedKinds(environment, defaultDefinition, newIds);
}

/** Adds the simulated kinds introduced since the template was created. */
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
