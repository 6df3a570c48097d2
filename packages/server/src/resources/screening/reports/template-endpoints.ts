/** Endpoints of report templates, not in the reference: it names templates but cannot change them. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { createTemplate, publishTemplate, updateTemplate } from './operations/change-template.ts';
import {
  createTemplateAttributes,
  publishTemplateMeta,
  templateVersionsBody,
  updateTemplateAttributes,
} from './schema.ts';
import { serializeTemplate, serializeTemplateVersion } from './serializer.ts';
import { changedSettings } from './template-input.ts';
import { findReportTemplates, listReportTemplates, listVersions } from './template-store.ts';

/** Options of changes, which affect every report of the template. */
const changing = {
  permission: 'report.write',
  userPermission: 'inquiry_template.publish',
  resourceType: 'report-template/',
  extension: true,
} as const;

const readingEndpoints: readonly Endpoint[] = [
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
  readEndpoint({
    path: '/report-templates/{report-template-id}',
    operationId: 'retrieve-a-report-template',
    summary: 'Retrieves one report template with the settings in force and its draft.',
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    async handle({ tx, scope }, { params }) {
      const [template] = await findReportTemplates(tx, scope, [params['report-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      return { resource: serializeTemplate(template) };
    },
  }),
  readEndpoint({
    path: '/report-templates/{report-template-id}/versions',
    operationId: 'list-report-template-versions',
    summary: 'Lists the published versions of a report template with their settings, newest first.',
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    answerBody: templateVersionsBody,
    async handle({ tx, scope }, { params }) {
      const [template] = await findReportTemplates(tx, scope, [params['report-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      const versions = await listVersions(tx, scope, template);
      return { body: { data: versions.map(serializeTemplateVersion) } };
    },
  }),
];

const changingEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...changing,
    path: '/report-templates',
    operationId: 'create-a-report-template',
    summary:
      'Creates a report template of one kind and publishes its first version. Omitted settings take the defaults of the kind.',
    success: 201,
    attributes: createTemplateAttributes,
    async handle(context, { attributes: { kind, name, settings } }) {
      const created = createTemplate(context, { kind, name }, (shipped) => changedSettings(shipped, settings));
      return { resource: serializeTemplate(await created) };
    },
  }),
  writeEndpoint({
    ...changing,
    method: 'PATCH',
    path: '/report-templates/{report-template-id}',
    operationId: 'update-a-report-template',
    summary:
      'Renames a report template, or changes its draft. Omitted members of the draft stay, and the version in force stays until the draft is published. With `revision`, it is refused if the template changed since that revision.',
    attributes: updateTemplateAttributes,
    async handle(context, { params, attributes: { name, draft, revision } }) {
      const updated = updateTemplate(
        context,
        { id: params['report-template-id'], revision },
        {
          name: name ?? null,
          draft: draft === undefined ? null : (before) => changedSettings(before, draft),
        },
      );
      return { resource: serializeTemplate(await updated) };
    },
  }),
  writeEndpoint({
    ...changing,
    path: '/report-templates/{report-template-id}/publish',
    operationId: 'publish-a-report-template',
    summary:
      'Makes the draft the next version, which applies to reports created from then on. Refused if there is no draft, and, with `revision`, if the template changed since that revision.',
    meta: publishTemplateMeta,
    async handle(context, { params, meta: { revision } }) {
      return {
        resource: serializeTemplate(await publishTemplate(context, { id: params['report-template-id'], revision })),
      };
    },
  }),
];

export const templateEndpoints: readonly Endpoint[] = [...readingEndpoints, ...changingEndpoints];
