/** What a first draft has where its author says nothing. */
import type { EnvironmentKind } from '../../security/scope.ts';
import type { SimulatedKind, SimulatedVerification, TemplateDefinition } from './definition.ts';
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

const simulatedKinds: readonly SimulatedKind[] = ['document', 'database'];

/** Where a template begins; in the sandbox its simulations can also make what no step asks for. */
export function firstDefinition(
  environment: EnvironmentKind,
  newIds: () => Omit<SimulatedVerification, 'kind'>,
): TemplateDefinition {
  if (environment === 'production') return defaultDefinition;
  const simulatedVerifications = simulatedKinds.map((kind) => ({ kind, ...newIds() }));
  return { ...defaultDefinition, simulatedVerifications };
}

/** Classes with something to read on their back, asked for both sides when the author says nothing. */
export const usuallyTwoSided: readonly string[] = ['dl', 'id', 'rp', 'pr', 'ppc'];
