/** Parsing of request bodies into the commands of the template operations. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { CheckSettings } from '../../../checks/check.ts';
import { inflectKey, kebabCase } from '../../../lib/casing.ts';
import {
  completion,
  type DecisionRule,
  type ExpirySettings,
  type FormStep,
  type SecondRead,
  type StepChange,
  type TemplateReport,
} from './definition.ts';
import type { createVersionAttributes, updateVersionAttributes } from './definition-schema.ts';
import type { createTemplateAttributes, importTranslationsAttributes, updateTemplateAttributes } from './schema.ts';
import type { InquiryTemplate } from './template.ts';

type VersionAttributes = Wire<typeof updateVersionAttributes>;
export type DefinitionAttributes = Omit<VersionAttributes, 'name-display' | 'description'>;
export type StepAttributes = NonNullable<VersionAttributes['steps']>[number];
type CheckAttributes = NonNullable<StepAttributes['checks']>[number];

/** Changes of a template; omitted members stay unchanged. */
export type UpdateTemplate = Partial<
  Pick<
    InquiryTemplate,
    'name' | 'embeddedFlowDomains' | 'hostedFlowSubdomains' | 'redirectSchemes' | 'clientSideCreation'
  >
>;

export type CreateTemplate = UpdateTemplate & Pick<InquiryTemplate, 'name'>;

/**
 * Changes of a definition. Omitted members stay unchanged; steps, reports and field schemas replace the previous lists.
 */
export interface DefinitionChange {
  readonly steps?: readonly StepChange[];
  readonly decision?: Partial<DecisionRule>;
  readonly reports?: readonly TemplateReport[];
  readonly forms?: readonly FormStep[];
  readonly secondRead?: Partial<SecondRead>;
  readonly expiry?: Partial<ExpirySettings>;
  /** Field schemas as sent, parsed by the field engine. The default fields may be omitted; see `fieldSchemasWith`. */
  readonly fieldSchemas?: readonly unknown[];
  readonly maxSessions?: number;
  readonly locales?: readonly string[];
  readonly themeSetId?: string | null;
  readonly redirectUri?: string | null;
  readonly retentionDays?: number;
}

/** Changes of a draft; omitted members stay unchanged. */
export interface UpdateDraft extends DefinitionChange {
  readonly nameDisplay?: string | null;
  readonly description?: string | null;
}

export interface CreateDraft extends UpdateDraft {
  readonly templateId: string;
  /** Version that the draft copies; null for the live one. */
  readonly baseVersionId: string | null;
}

/** Address of one text of the flow. */
export interface TranslationAddress {
  readonly step: string;
  readonly component: string;
  readonly attributeName: string;
}

export interface TranslationChange extends TranslationAddress {
  /** Values by locale; null restores the flow's own text. */
  readonly localeValues: readonly { readonly locale: string; readonly value: string | null }[];
}

/** JSON pointers of the template's lists, relative to the attributes. */
export const listPointers = {
  embeddedFlowDomains: '/embedded-flow-domain-allowlist',
  hostedFlowSubdomains: '/hosted-flow-subdomains',
  redirectSchemes: '/hosted-flow-redirect-uri-schemes',
} as const satisfies Partial<Record<keyof UpdateTemplate, `/${keyof Wire<typeof updateTemplateAttributes>}`>>;

export const readUpdateTemplate = (attributes: Wire<typeof updateTemplateAttributes>): UpdateTemplate => ({
  name: attributes.name,
  embeddedFlowDomains: attributes['embedded-flow-domain-allowlist'],
  hostedFlowSubdomains: attributes['hosted-flow-subdomains'],
  redirectSchemes: attributes['hosted-flow-redirect-uri-schemes'],
  clientSideCreation: attributes['client-side-creation'],
});

export const readCreateTemplate = (attributes: Wire<typeof createTemplateAttributes>): CreateTemplate => ({
  ...readUpdateTemplate(attributes),
  name: attributes.name,
});

export function readDefinition(attributes: DefinitionAttributes): DefinitionChange {
  const { decision = {}, expiration = {}, 'second-read': second = {} } = attributes;
  return {
    steps: attributes.steps?.map(readStep),
    forms: attributes.forms?.map(readForm),
    decision: {
      onCompleted: decision['on-completed'],
      onFailed: decision['on-failed'],
      onInconclusive: decision['on-inconclusive'],
      onUploaded: decision['on-uploaded'],
      onReportMatch: decision['on-report-match'],
      conditions: decision.conditions?.map(({ name, when, then }) => ({ name: name.trim(), when, decides: then })),
    },
    reports: attributes.reports?.map(readReport),
    secondRead: {
      of: second.of,
      samplePercent: second['sample-percent'],
      isBlind: second['is-blind'],
      mayDecideOwn: second['may-decide-own'],
    },
    expiry: {
      createSeconds: expiration['after-create-interval-seconds'],
      startSeconds: expiration['after-start-interval-seconds'],
      resumeSeconds: expiration['after-resume-interval-seconds'],
      oneTimeLinkSeconds: expiration['one-time-link-interval-seconds'],
    },
    fieldSchemas: attributes['field-schemas'],
    maxSessions: attributes['session-limit'],
    locales: attributes['enabled-locales'],
    themeSetId: attributes['theme-set-id'],
    redirectUri: attributes['redirect-uri'],
    retentionDays: attributes['picture-retention-days'],
  };
}

export const readUpdateDraft = (attributes: VersionAttributes): UpdateDraft => ({
  ...readDefinition(attributes),
  nameDisplay: attributes['name-display'],
  description: attributes.description,
});

export const readCreateDraft = (attributes: Wire<typeof createVersionAttributes>): CreateDraft => ({
  ...readUpdateDraft(attributes),
  templateId: attributes['inquiry-template-id'],
  baseVersionId: attributes['base-version-id'] ?? null,
});

const readReport = (report: NonNullable<VersionAttributes['reports']>[number]): TemplateReport => ({
  reportTemplateId: report['report-template-id'],
  after: report.after ?? completion,
  on: report.on ?? 'passed',
  required: report.required ?? true,
});

const readForm = (form: NonNullable<VersionAttributes['forms']>[number]): FormStep => ({
  name: form.name,
  title: form.title.trim(),
  ...(typeof form.hint === 'string' && form.hint.trim() !== '' ? { hint: form.hint.trim() } : {}),
  before: form.before ?? completion,
  ...readWhen(form.when),
  fields: form.fields.map(({ key, required = true }) => ({ key: kebabCase(key), required })),
});

const readWhen = (when: string | null | undefined): { readonly when?: string } =>
  typeof when === 'string' && when.trim() !== '' ? { when: when.trim() } : {};

export const readStep = (step: StepAttributes): StepChange => ({
  kind: step.type,
  name: step.name,
  verificationTemplateId: step['verification-template-id'],
  attempts: step.attempts,
  captureMethods: step['capture-methods'],
  countries: step.countries,
  idClasses: step['id-classes'],
  twoSidedClasses: step['two-sided-id-classes'],
  documentTypes: step['document-types'],
  fields: step.fields,
  ...readWhen(step.when),
  checks: (step.checks ?? []).map(readCheck),
});

function readCheck({ settings, ...rest }: CheckAttributes): StepChange['checks'][number] {
  if (settings === undefined) return rest;
  const camel = Object.entries(settings).map(([key, value]) => [inflectKey(key, 'camel'), value]);
  // Validation of the values is part of the definition's faults.
  return { ...rest, settings: Object.fromEntries(camel) as CheckSettings };
}

export const readTranslations = ({
  translations,
}: Wire<typeof importTranslationsAttributes>): readonly TranslationChange[] =>
  translations.map((row) => ({
    step: row.step,
    component: row.component,
    attributeName: row['attribute-name'],
    localeValues: row['locale-values'],
  }));
