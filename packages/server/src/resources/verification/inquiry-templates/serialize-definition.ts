/** Serializer of a version's configuration, as attributes added to those of the reference. Pure. */
import type { TObject } from 'typebox';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { CheckSettings } from '../../../checks/check.ts';
import { showFieldSchema } from '../../../fields/index.ts';
import { kebabCase } from '../../../lib/casing.ts';
import {
  captureMethods,
  type DecisionCondition,
  noSecondRead,
  stepName,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import type { configurationAttributes } from './definition-schema.ts';
import { type OfStep, ofStep } from './step-kinds/index.ts';

type Configuration = Wire<TObject<typeof configurationAttributes>>;

/** Returns the attributes from which the same definition can be parsed. */
export function serializeDefinition(definition: TemplateDefinition): Configuration {
  const { decision, expiry, secondRead = noSecondRead, reports = [] } = definition;
  return {
    steps: definition.steps.map(serializeStep),
    forms: (definition.forms ?? []).map(({ name, title, hint, before, when, fields }) => ({
      name,
      title,
      hint: hint ?? null,
      before,
      when: when ?? null,
      fields: fields.map(({ key, required }) => ({ key, required })),
    })),
    decision: {
      'on-completed': decision.onCompleted,
      'on-failed': decision.onFailed,
      'on-inconclusive': decision.onInconclusive,
      'on-uploaded': decision.onUploaded ?? decision.onCompleted,
      'on-report-match': decision.onReportMatch ?? 'mark-for-review',
      conditions: (decision.conditions ?? []).map(serializeCondition),
    },
    reports: reports.map(({ reportTemplateId, after, on, required }) => ({
      'report-template-id': reportTemplateId,
      after,
      on,
      required,
    })),
    'second-read': {
      of: secondRead.of,
      'sample-percent': secondRead.samplePercent,
      'is-blind': secondRead.isBlind,
      'may-decide-own': secondRead.mayDecideOwn,
    },
    expiration: {
      'after-create-interval-seconds': expiry.createSeconds,
      'after-start-interval-seconds': expiry.startSeconds,
      'after-resume-interval-seconds': expiry.resumeSeconds,
      'one-time-link-interval-seconds': expiry.oneTimeLinkSeconds,
    },
    'field-schemas': definition.fields.map(showFieldSchema),
    'session-limit': definition.maxSessions,
    'theme-set-id': definition.themeSetId,
    'redirect-uri': definition.redirectUri,
    'picture-retention-days': definition.retentionDays,
  };
}

function serializeCondition({ name, when, decides }: DecisionCondition) {
  // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
  return { name, when, then: decides };
}

const lists: OfStep<[], Partial<Configuration['steps'][number]>> = {
  governmentId: ({ countries, idClasses, twoSidedClasses }) => ({
    countries,
    'id-classes': idClasses,
    'two-sided-id-classes': twoSidedClasses,
  }),
  selfie: () => ({}),
  paper: ({ documentTypes }) => ({ 'document-types': documentTypes }),
  details: ({ fields }) => ({ fields }),
  contact: () => ({}),
};

/** Returns the settings of a check by their wire names. */
export const serializeSettings = (settings: CheckSettings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [kebabCase(key), value]));

function serializeStep(step: VerificationStep): Configuration['steps'][number] {
  return {
    name: stepName(step.kind),
    type: step.kind,
    'verification-template-id': step.verificationTemplateId,
    attempts: step.attempts,
    'capture-methods': step.captureMethods ?? captureMethods,
    ...ofStep(step, lists),
    when: step.when ?? null,
    checks: Object.entries(step.checks).map(([name, { settings, ...rest }]) => ({
      name,
      ...rest,
      ...(settings === undefined ? {} : { settings: serializeSettings(settings) }),
    })),
  };
}
