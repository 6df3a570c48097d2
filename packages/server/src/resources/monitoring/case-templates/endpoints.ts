/** Endpoints of case templates: the read of the reference, and extensions that create and change them. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { readAt, readAtMeta } from '../../../api/json-api/read-at.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { archiveCaseTemplate, createCaseTemplate, publishCaseTemplate, updateCaseTemplate } from './operations.ts';
import { createTemplateAttributes, templateDocumentBody, updateTemplateAttributes } from './schema.ts';
import { serializeCaseTemplate, serializeTemplateDocument } from './serializer.ts';
import { findCaseTemplates, listCaseTemplates, listVersions } from './store.ts';

const writing = {
  permission: 'case.write',
  userPermission: 'inquiry_template.publish',
  resourceType: 'case-template',
  extension: true,
} as const;

export const caseTemplateEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/case-templates',
    operationId: 'list-all-case-templates',
    summary: 'Lists the case templates of the environment, newest first.',
    permission: 'case_template.read',
    resourceType: 'case-template',
    extension: true,
    async handle({ tx, scope }, { page }) {
      const found = await listCaseTemplates(tx, scope, [], page);
      return { page: { ...found, items: found.items.map(serializeCaseTemplate) } };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/case-templates',
    operationId: 'create-a-case-template',
    summary: 'Creates a case template. Omitted members take the defaults.',
    success: 201,
    attributes: createTemplateAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeCaseTemplate(await createCaseTemplate(context, attributes)) };
    },
  }),
  readEndpoint({
    path: '/case-templates/{case-template-id}',
    operationId: 'retrieve-a-case-template',
    summary: 'Retrieves the published version of a case template.',
    permission: 'case_template.read',
    resourceType: 'case-template',
    async handle({ tx, scope }, { params }) {
      const [template] = await findCaseTemplates(tx, scope, [params['case-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      return { resource: serializeCaseTemplate(template) };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/case-templates/{case-template-id}',
    operationId: 'update-a-case-template',
    summary: 'Renames a case template, or changes its draft. Cases use the draft once it is published.',
    attributes: updateTemplateAttributes,
    meta: readAtMeta,
    async handle(context, { params, attributes, meta }) {
      const read = { id: params['case-template-id'], readAt: readAt(meta) };
      return { resource: serializeCaseTemplate(await updateCaseTemplate(context, read, attributes)) };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/case-templates/{case-template-id}/publish',
    operationId: 'publish-a-case-template',
    summary: 'Publishes the draft of a case template. Refused while cases have a status that it removes.',
    meta: readAtMeta,
    async handle(context, { params, meta }) {
      const read = { id: params['case-template-id'], readAt: readAt(meta) };
      return { resource: serializeCaseTemplate(await publishCaseTemplate(context, read)) };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/case-templates/{case-template-id}/archive',
    operationId: 'archive-a-case-template',
    summary: 'Archives a case template permanently. Its cases continue.',
    async handle(context, { params }) {
      return { resource: serializeCaseTemplate(await archiveCaseTemplate(context, params['case-template-id'])) };
    },
  }),
];

/** Returns the whole document and its versions: the reference shows only the fields and resolutions of a template. */
export const templateDocumentEndpoint = readEndpoint({
  path: '/case-templates/{case-template-id}/document',
  operationId: 'retrieve-document-of-a-case-template',
  summary: 'Statuses, checklist, actions, policy and layout of a case template, in each of its versions.',
  permission: null,
  userPermission: 'case_template.read',
  surface: 'dashboard',
  resourceType: 'case-template',
  answerBody: templateDocumentBody,
  async handle({ tx, scope }, { params }) {
    const [template] = await findCaseTemplates(tx, scope, [params['case-template-id']]);
    if (template === undefined) throw new Refusal('not_found');
    return { body: serializeTemplateDocument(template, await listVersions(tx, scope, template.id)) };
  },
});
