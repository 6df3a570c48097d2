/** From the attributes of a request, laid over what the draft had, to a definition; and back to attributes. Pure. */
import type { CheckRequirement, CheckSettings } from '../../../checks/check.ts';
import { readCountryCode, showFieldSchema } from '../../../fields/index.ts';
import { inflectKey, kebabCase } from '../../../lib/casing.ts';
import { usuallyTwoSided } from './defaults.ts';
import {
  type CheckConfiguration,
  captureMethods,
  type Decision,
  type DecisionRule,
  type StepCaptureMethod,
  type StepKind,
  stepName,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import { fieldSchemasWith } from './field-schemas.ts';

interface CheckInput {
  readonly name: string;
  readonly requirement?: CheckRequirement;
  readonly enabled?: boolean;
  readonly settings?: CheckSettings;
}

export interface StepInput {
  readonly type: StepKind;
  readonly name?: string;
  readonly 'verification-template-id'?: string;
  readonly attempts?: number;
  readonly 'capture-methods'?: readonly StepCaptureMethod[];
  readonly countries?: readonly string[];
  readonly 'id-classes'?: readonly string[];
  readonly 'two-sided-id-classes'?: readonly string[];
  readonly 'document-types'?: readonly string[];
  readonly checks?: readonly CheckInput[];
}

/** After the schema `versionConfiguration`. */
export interface DefinitionInput {
  readonly steps?: readonly StepInput[];
  readonly decision?: Readonly<
    Partial<Record<'on-completed' | 'on-failed' | 'on-inconclusive' | 'on-uploaded', Decision>>
  >;
  readonly expiration?: {
    readonly 'after-create-interval-seconds'?: number;
    readonly 'after-start-interval-seconds'?: number | null;
    readonly 'after-resume-interval-seconds'?: number;
    readonly 'one-time-link-interval-seconds'?: number;
  };
  /** The default fields need not be among them; see `fieldSchemasWith`. */
  readonly 'field-schemas'?: readonly unknown[];
  readonly 'session-limit'?: number;
  readonly 'enabled-locales'?: readonly string[];
  readonly 'theme-set-id'?: string | null;
  readonly 'redirect-uri'?: string | null;
  readonly 'picture-retention-days'?: number;
}

/** Identifiers of a verification template and its version, for a step that the draft did not have. */
export type NewStepIds = () => Pick<VerificationStep, 'verificationTemplateId' | 'verificationTemplateVersionId'>;

const attemptsByDefault = 3;

/** Members that were left out stay as they are; `steps` and `field-schemas` replace the ones before as a whole. */
export function layOver(base: TemplateDefinition, input: DefinitionInput, newIds: NewStepIds): TemplateDefinition {
  const { decision, expiry } = base;
  const expiration = input.expiration ?? {};
  const startSeconds = expiration['after-start-interval-seconds'];
  return {
    ...base,
    steps: input.steps?.map((step) => stepOf(step, base, newIds)) ?? base.steps,
    decision: decisionOf(decision, input.decision ?? {}),
    expiry: {
      createSeconds: expiration['after-create-interval-seconds'] ?? expiry.createSeconds,
      startSeconds: startSeconds === undefined ? expiry.startSeconds : startSeconds,
      resumeSeconds: expiration['after-resume-interval-seconds'] ?? expiry.resumeSeconds,
      oneTimeLinkSeconds: expiration['one-time-link-interval-seconds'] ?? expiry.oneTimeLinkSeconds,
    },
    fields: input['field-schemas'] === undefined ? base.fields : fieldSchemasWith(input['field-schemas']),
    maxSessions: input['session-limit'] ?? base.maxSessions,
    locales: input['enabled-locales'] ?? base.locales,
    themeSetId: input['theme-set-id'] === undefined ? base.themeSetId : input['theme-set-id'],
    redirectUri: input['redirect-uri'] === undefined ? base.redirectUri : input['redirect-uri'],
    retentionDays: input['picture-retention-days'] ?? base.retentionDays,
  };
}

function decisionOf(base: DecisionRule, given: NonNullable<DefinitionInput['decision']>): DecisionRule {
  const onCompleted = given['on-completed'] ?? base.onCompleted;
  const onUploaded = given['on-uploaded'] ?? base.onUploaded;
  return {
    onCompleted,
    onFailed: given['on-failed'] ?? base.onFailed,
    onInconclusive: given['on-inconclusive'] ?? base.onInconclusive,
    // Left out where it says nothing of its own, so that it follows what is decided of the others.
    ...(onUploaded === undefined || onUploaded === onCompleted ? {} : { onUploaded }),
  };
}

const methodsOf = (given: StepInput['capture-methods']): Pick<VerificationStep, 'captureMethods'> => {
  const taken = captureMethods.filter((each) => given?.includes(each) ?? true);
  return taken.length === captureMethods.length ? {} : { captureMethods: taken };
};

function stepOf(input: StepInput, base: TemplateDefinition, newIds: NewStepIds): VerificationStep {
  const before = base.steps.find(({ kind }) => kind === input.type);
  const { verificationTemplateId, verificationTemplateVersionId } = before ?? newIds();
  const common = {
    verificationTemplateId,
    verificationTemplateVersionId,
    attempts: input.attempts ?? attemptsByDefault,
    ...methodsOf(input['capture-methods']),
    checks: Object.fromEntries((input.checks ?? []).map((check) => [check.name, configurationOf(check)])),
  };
  if (input.type === 'selfie') return { ...common, kind: 'selfie' };
  if (input.type === 'document') {
    return { ...common, kind: 'document', documentTypes: input['document-types'] ?? [] };
  }
  const idClasses = input['id-classes'] ?? (input.type === 'driver-license' ? ['dl'] : []);
  return {
    ...common,
    kind: input.type,
    // One that is no code stays as it was sent, for its fault to name.
    countries: (input.countries ?? []).map((country) => readCountryCode(country) ?? country),
    idClasses,
    twoSidedClasses: input['two-sided-id-classes'] ?? idClasses.filter((each) => usuallyTwoSided.includes(each)),
  };
}

function configurationOf({ name: _name, settings, ...rest }: CheckInput): CheckConfiguration {
  if (settings === undefined) return rest;
  const camel = Object.entries(settings).map(([key, value]) => [inflectKey(key, 'camel'), value]);
  return { ...rest, settings: Object.fromEntries(camel) as CheckSettings };
}

/** The attributes that `layOver` reads the same definition from. */
export function configurationOfDefinition(definition: TemplateDefinition): Readonly<Record<string, unknown>> {
  const { decision, expiry } = definition;
  return {
    steps: definition.steps.map(stepAttributes),
    decision: {
      'on-completed': decision.onCompleted,
      'on-failed': decision.onFailed,
      'on-inconclusive': decision.onInconclusive,
      'on-uploaded': decision.onUploaded ?? decision.onCompleted,
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

function listsOf(step: VerificationStep): Readonly<Record<string, readonly string[]>> {
  if (step.kind === 'selfie') return {};
  if (step.kind === 'document') return { 'document-types': step.documentTypes };
  return {
    countries: step.countries,
    'id-classes': step.idClasses,
    'two-sided-id-classes': step.twoSidedClasses,
  };
}

function stepAttributes(step: VerificationStep): Readonly<Record<string, unknown>> {
  return {
    name: stepName(step.kind),
    type: step.kind,
    'verification-template-id': step.verificationTemplateId,
    attempts: step.attempts,
    'capture-methods': step.captureMethods ?? captureMethods,
    ...listsOf(step),
    checks: Object.entries(step.checks).map(([name, { settings, ...rest }]) => ({
      name,
      ...rest,
      ...(settings === undefined
        ? {}
        : { settings: Object.fromEntries(Object.entries(settings).map(([key, value]) => [kebabCase(key), value])) }),
    })),
  };
}
