/** Endpoints of cases: list, create, retrieve, update, redact, search. */
import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { searchBody } from '../../../api/json-api/search-body.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { findActiveCaseTemplates } from '../case-templates/index.ts';
import { caseConditions } from './filters.ts';
import { createCase } from './operations/create-case.ts';
import { eraseCase } from './operations/redact-case.ts';
import { updateCase } from './operations/update-case.ts';
import { caseFilters, createCaseAttributes, createCaseMeta, updateCaseAttributes, updateCaseMeta } from './schema.ts';
import { caseSearchConditions, caseSort } from './search.ts';
import { showCase, showCases } from './show-cases.ts';
import { findCases, listCases } from './store.ts';

export const caseEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/cases',
    operationId: 'list-all-cases',
    summary: 'Lists the cases of all templates, newest first.',
    permission: 'case.read',
    resourceType: 'case',
    filters: caseFilters,
    async handle(context, { page, filter }) {
      const { tx, scope } = context;
      const found = await listCases(tx, scope, await caseConditions(context, filter), page);
      return { page: { ...found, items: await showCases(context, found.items) } };
    },
  }),
  writeEndpoint({
    path: '/cases',
    operationId: 'create-a-case',
    summary: 'Creates a case from a template.',
    permission: 'case.write',
    resourceType: 'case',
    bodyLimit: fileBodyLimit,
    success: 201,
    attributes: createCaseAttributes,
    meta: createCaseMeta,
    async handle(context, { attributes, meta }) {
      const made = await createCase(context, {
        templateId: attributes['case-template-id'],
        creatorEmail: attributes['creator-email-address'],
        queueId: attributes['case-queue-id'],
        fields: attributes.fields,
        objectIds: meta['object-ids'],
        slaSeconds: meta['sla-expires-in-seconds'],
      });
      return { resource: await showCase(context, made) };
    },
  }),
  writeEndpoint({
    path: '/cases/search',
    operationId: 'search-cases',
    auditedAs: 'read',
    summary: 'Searches cases by conditions joined with and, or, not.',
    permission: 'case.read',
    resourceType: 'case',
    body: searchBody,
    async handle(context, { body, page }) {
      const { tx, scope } = context;
      const templates = await findActiveCaseTemplates(tx, scope);
      const conditions = caseSearchConditions(body.query, scope, templates);
      const found = await listCases(tx, scope, conditions, page, { sort: caseSort(body.sort) });
      return { page: { ...found, items: await showCases(context, found.items) } };
    },
  }),
  readEndpoint({
    path: '/cases/{case-id}',
    operationId: 'retrieve-case',
    summary: 'Retrieves one case.',
    permission: 'case.read',
    resourceType: 'case',
    async handle(context, { params }) {
      const [found] = await findCases(context.tx, context.scope, [params['case-id']]);
      if (found === undefined) throw new Refusal('not_found');
      return { resource: await showCase(context, found) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/cases/{case-id}',
    operationId: 'update-a-case',
    summary: 'Changes fields, queue or deadline of a case, or adds attachments.',
    permission: 'case.write',
    resourceType: 'case',
    bodyLimit: fileBodyLimit,
    attributes: updateCaseAttributes,
    meta: updateCaseMeta,
    async handle(context, { params, attributes, meta }) {
      const changed = await updateCase(context, params['case-id'], {
        fields: attributes.fields,
        queueId: attributes['case-queue-id'],
        attachments: attributes.attachments,
        slaSeconds: meta['sla-expires-in-seconds'],
      });
      return { resource: await showCase(context, changed) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/cases/{case-id}',
    operationId: 'redact-a-case',
    summary: 'Permanently erases the personal data of a case. Attached objects are not changed.',
    permission: 'case.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'case',
    async handle(context, { params }) {
      return { resource: await showCase(context, await eraseCase(context, params['case-id'])) };
    },
  }),
];
