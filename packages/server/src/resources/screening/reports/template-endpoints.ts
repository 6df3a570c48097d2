/** Endpoints of report templates, ours: the reference names them and has no way to change them. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { findKind, kindNamed } from './kinds/index.ts';
import { createTemplateAttributes, templateVersionsBody, updateTemplateAttributes } from './schema.ts';
import { serializeSettings, serializeTemplate } from './serializer.ts';
import { type ReportSettings, shippedSettings } from './settings.ts';
import {
  findReportTemplates,
  insertTemplate,
  insertVersion,
  listReportTemplates,
  listVersions,
  lockTemplate,
  type ReportTemplate,
  saveTemplate,
} from './template-store.ts';

const templateIdOf = (params: Readonly<Record<string, string>>): string => params['report-template-id'] ?? '';

export type SentSettings = Wire<typeof updateTemplateAttributes>['settings'];

/** What is left out stays. */
export function changedSettings(before: ReportSettings, sent: SentSettings): ReportSettings {
  if (sent === undefined) return before;
  const { names } = before;
  const { 'recurrence-interval-days': days, 'maximum-list-age-hours': hours } = sent;
  return {
    names: {
      matching: sent['name-matching'] ?? names.matching,
      partialNames: sent['partial-names'] ?? names.partialNames,
      fuzziness: sent.fuzziness ?? names.fuzziness,
      threshold: sent.threshold ?? names.threshold,
    },
    birthdate: sent['birthdate-matching'] ?? before.birthdate,
    compareCountries: sent['compare-countries'] ?? before.compareCountries,
    listTypes: sent['list-types'] ?? before.listTypes,
    watchlists: sent.watchlists ?? before.watchlists,
    pepClasses: sent['pep-classes'] ?? before.pepClasses,
    pepRelatives: sent['pep-relatives'] ?? before.pepRelatives,
    pepWithoutClass: sent['pep-without-class'] ?? before.pepWithoutClass,
    tooOldLists: sent['too-old-lists'] ?? before.tooOldLists,
    maximumListAgeHours: hours === undefined ? (before.maximumListAgeHours ?? null) : hours,
    mediaCategories: sent['media-categories'] ?? before.mediaCategories,
    acceptSignalsOnly: sent['accept-signals-only'] ?? before.acceptSignalsOnly,
    dismissalsNeedTwo: sent['dismissals-need-two'] ?? before.dismissalsNeedTwo,
    recurrenceDays: days === undefined ? before.recurrenceDays : days,
  };
}

/** Throws unprocessable for what a kind cannot do. */
export function checkSettings(kind: string, settings: ReportSettings): ReportSettings {
  const described = kindNamed(kind);
  const { recurs, answeredBy } = described;
  if (settings.recurrenceDays !== null && !recurs) {
    const pointer = '/data/attributes/settings/recurrence-interval-days';
    throw new Refusal('unprocessable', problemAt(pointer, 'must be null: reports of this kind are run once'));
  }
  if (answeredBy === 'watchlists' && settings.listTypes.length === 0) {
    const pointer = '/data/attributes/settings/list-types';
    throw new Refusal('unprocessable', problemAt(pointer, 'must name a type of list, or nothing would be searched'));
  }
  if (described.answeredBy === 'provider' && described.isMedia === true && settings.mediaCategories.length === 0) {
    const pointer = '/data/attributes/settings/media-categories';
    throw new Refusal('unprocessable', problemAt(pointer, 'must name a category, or no article would count'));
  }
  return settings;
}

async function createTemplate(
  { tx, scope, ids, clock }: OperationContext,
  { kind: asked, name, settings }: Wire<typeof createTemplateAttributes>,
): Promise<ReportTemplate> {
  const kind = findKind(asked);
  if (kind === null) {
    throw new Refusal('bad_request', problemAt('/data/attributes/kind', 'names no kind of report'));
  }
  const now = clock.now();
  const times = { createdAt: now, updatedAt: now };
  const template: ReportTemplate = {
    ...{ id: ids.next('report-template'), kind: kind.kind, name, isDefault: false, ...times },
    version: {
      ...{ id: ids.next('report-template-version'), number: 1, ...times },
      settings: checkSettings(kind.kind, changedSettings(shippedSettings(kind), settings)),
    },
  };
  await insertTemplate(tx, scope, template);
  return template;
}

/** Other settings are another version, published at once; reports keep the one they were made by. */
async function updateTemplate(
  { tx, scope, ids, clock }: OperationContext,
  id: string,
  { name, settings }: Wire<typeof updateTemplateAttributes>,
): Promise<ReportTemplate> {
  const before = await lockTemplate(tx, scope, id);
  if (before === null) throw new Refusal('not_found');
  const now = clock.now();
  const renamed = { ...before, name: name ?? before.name, updatedAt: now };
  await saveTemplate(tx, scope, renamed);
  if (settings === undefined) return renamed;
  const template: ReportTemplate = {
    ...renamed,
    version: {
      ...{ id: ids.next('report-template-version'), number: before.version.number + 1 },
      settings: checkSettings(before.kind, changedSettings(before.version.settings, settings)),
      ...{ createdAt: now, updatedAt: now },
    },
  };
  insertVersion(tx, scope, template);
  return template;
}

export const templateEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/report-templates',
    operationId: 'list-all-report-templates',
    summary: 'Lists the report templates of the environment, newest first.',
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    async handle({ tx, scope }, { page }) {
      const listed = await listReportTemplates(tx, scope, [], page);
      return { page: { ...listed, items: listed.items.map(serializeTemplate) } };
    },
  }),
  writeEndpoint({
    path: '/report-templates',
    operationId: 'create-a-report-template',
    summary: 'Creates a report template of one kind; what is not sent is as the kind was shipped.',
    permission: 'report.write',
    userPermission: 'inquiry_template.publish',
    resourceType: 'report-template/',
    extension: true,
    success: 201,
    attributes: createTemplateAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeTemplate(await createTemplate(context, attributes)) };
    },
  }),
  readEndpoint({
    path: '/report-templates/{report-template-id}',
    operationId: 'retrieve-a-report-template',
    summary: 'Retrieves one report template with its settings.',
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    async handle({ tx, scope }, { params }) {
      const [template] = await findReportTemplates(tx, scope, [templateIdOf(params)]);
      if (template === undefined) throw new Refusal('not_found');
      return { resource: serializeTemplate(template) };
    },
  }),
  readEndpoint({
    path: '/report-templates/{report-template-id}/versions',
    operationId: 'list-report-template-versions',
    summary: 'The published versions of a report template with their settings, the newest first.',
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    answerBody: templateVersionsBody,
    async handle({ tx, scope }, { params }) {
      const [template] = await findReportTemplates(tx, scope, [templateIdOf(params)]);
      if (template === undefined) throw new Refusal('not_found');
      const versions = await listVersions(tx, scope, template);
      return {
        body: {
          data: versions.map(({ id, number, settings, createdAt }) => ({
            ...{ id, name: `v${number}`, 'created-at': isoTimestamp(createdAt) },
            settings: serializeSettings(settings),
          })),
        },
      };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/report-templates/{report-template-id}',
    operationId: 'update-a-report-template',
    summary: 'Renames a report template, or publishes other settings as its next version.',
    permission: 'report.write',
    userPermission: 'inquiry_template.publish',
    resourceType: 'report-template/',
    extension: true,
    attributes: updateTemplateAttributes,
    async handle(context, { params, attributes }) {
      return { resource: serializeTemplate(await updateTemplate(context, templateIdOf(params), attributes)) };
    },
  }),
];
