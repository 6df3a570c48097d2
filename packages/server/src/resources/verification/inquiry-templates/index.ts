/** Exports of inquiry templates for other slices. */

import { belonging } from '../../../api/bounds.ts';
import type { BoundBy } from '../../../api/endpoint.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice, type ResourceKind } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { catalogueEndpoint } from './catalogue-endpoint.ts';
import { templateConfigurationEndpoints, versionConfigurationEndpoints } from './configuration-endpoints.ts';
import { readingEndpoints, translationEndpoints } from './endpoints.ts';
import { retentionLine, templateLine } from './go-live.ts';
import { runnableReports } from './report-port.ts';
import {
  inquiryTemplateAttributes,
  inquiryTemplateVersionAttributes,
  templateAttributes,
  translationsAttributes,
} from './schema.ts';
import { serializeLegacyTemplate, serializeTemplate, serializeVersion } from './serializer.ts';
import { findTemplates, findVersions } from './store.ts';
import type { Connected } from './unanswerable-checks.ts';
import { versionEndpoints } from './version-endpoints.ts';

export { compileBranches } from './branches.ts';
export { type CompiledCondition, compileConditions } from './conditions.ts';
export { classesFor, issuingCountries } from './countries.ts';
export { carefulChecks, firstDefinition } from './defaults.ts';
export {
  type ContactStep,
  captureMethods,
  completion,
  type Decision,
  type DecisionCondition,
  type DocumentStep,
  type ExpirySettings,
  type FormField,
  type FormStep,
  noSecondRead,
  type RecordStep,
  type SecondRead,
  type SimulatedKind,
  type SimulatedVerification,
  stepName,
  type TemplateDefinition,
  type TemplateReport,
  takes,
  type VerificationKind,
  type VerificationStep,
} from './definition.ts';
export { defaultFieldSchemas, fieldSchemasFor } from './field-schemas.ts';
export { translatedLocales } from './locales.ts';
export { recordFields, recordSourceOf } from './record-fields.ts';
export { judgeLinkRedirect, type RedirectRules, redirectProblem } from './redirect-schemes.ts';
export { type RunnableReport, runnableReports } from './report-port.ts';
export { type Row, rowsOf } from './rows.ts';
export { legacyTemplateId } from './serializer.ts';
export {
  byEvidence,
  checkKindOf,
  definitionOf,
  documentTypesOf,
  evidenceOf,
  isContactStep,
  isDocumentStep,
  isFaceEvidence,
  isRecordStep,
  type OfStep,
  ofStep,
  type ReferenceKind,
  referenceKindOf,
  takesCamera,
} from './step-kinds/index.ts';
export type { Evidence, StepsByEvidence } from './step-kinds/step-kind.ts';
export { findDefinitions, findFieldSchemas, findLiveVersion, findTranslations, findVersions } from './store.ts';
export type { InquiryTemplateVersion, Translations } from './template.ts';
export { insertPublishedTemplate } from './write-store.ts';

/** The template that a filter or a body names. */
export const byTemplate: BoundBy = { member: 'inquiry-template-id', parameter: 'inquiry-template-id' };

const kinds: readonly ResourceKind[] = [
  defineKind({
    type: 'inquiry-template',
    isConfiguration: true,
    readPermission: 'inquiry_template.read',
    relationships: { 'latest-published-version': 'one-or-none' },
    includable: ['latest-published-version'],
    attributes: inquiryTemplateAttributes,
    load: async ({ tx, scope }, ids) => (await findTemplates(tx, scope, ids)).map(serializeTemplate),
  }),
  defineKind({
    type: 'inquiry-template-version',
    isConfiguration: true,
    readPermission: 'inquiry_template.read',
    relationships: { 'inquiry-template': 'one' },
    includable: ['inquiry-template'],
    attributes: inquiryTemplateVersionAttributes,
    load: async ({ tx, scope }, ids) => (await findVersions(tx, scope, ids)).map(serializeVersion),
  }),
  {
    type: 'inquiry-template-translations',
    readPermission: 'inquiry_template.read',
    includable: [],
    attributes: translationsAttributes,
  },
  defineKind({
    type: 'template',
    readPermission: 'inquiry_template.read',
    includable: [],
    attributes: templateAttributes,
    load: async ({ tx, scope }, ids) => {
      const templates = await findTemplates(
        tx,
        scope,
        ids.map((id) => id.replace(/^tmpl_/, 'itmpl_')),
      );
      return templates.map(serializeLegacyTemplate);
    },
  }),
];

export interface TemplateParts {
  /** Returns the look-ups, other than the engines, that are connected in an environment. */
  readonly connectedFor: (scope: Scope) => Connected;
}

export const createInquiryTemplatesSlice = ({ connectedFor }: TemplateParts) =>
  defineSlice({
    endpoints: [
      ...readingEndpoints,
      ...translationEndpoints,
      ...templateConfigurationEndpoints,
      ...versionConfigurationEndpoints(connectedFor),
    ],
    dashboard: [catalogueEndpoint, ...versionEndpoints],
    keeps: [
      { table: 'inquiry_templates', forever: 'configuration' },
      { table: 'inquiry_template_versions', forever: 'what an inquiry was asked by is shown as long as the inquiry' },
    ],
    needs: [runnableReports],
    fills: [
      templateLine,
      retentionLine,
      fillNames('itmpl_', 'inquiry_template.read', findTemplates, ({ name }) => name),
      fillNames('itmplv_', 'inquiry_template.read', findVersions, ({ nameDisplay }) => nameDisplay),
      fillPort(belonging, {
        parameter: 'inquiry-template-id',
        async find({ tx, scope }, id) {
          const [template] = await findTemplates(tx, scope, [id]);
          return template === undefined ? null : { templateId: template.id };
        },
      }),
      fillPort(belonging, {
        parameter: 'inquiry-template-version-id',
        find: async ({ tx, scope }, id) => (await findVersions(tx, scope, [id]))[0] ?? null,
      }),
    ],
    boundableRights: ['inquiry_template.publish', 'inquiry_template.read', 'inquiry_template.write'],
    relationTypes: {
      'inquiry-template': 'inquiry-template',
      'inquiry-template-version': 'inquiry-template-version',
      'latest-published-version': 'inquiry-template-version',
      template: 'template',
    },
    events: ['inquiry-template-version.created', 'inquiry-template-version.published'],
    kinds,
  });
