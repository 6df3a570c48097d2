/**
 * Endpoints that configure inquiry templates without the dashboard: create, update, archive, draft, publish, revert.
 * None are in the reference.
 */
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { readAt, readAtMeta } from '../../../api/json-api/read-at.ts';
import type { Scope } from '../../../security/scope.ts';
import { createVersionAttributes, updateVersionAttributes } from './definition-schema.ts';
import { readCreateDraft, readCreateTemplate, readUpdateDraft, readUpdateTemplate } from './input.ts';
import { createDraft, discardDraft, updateDraft } from './operations/change-draft.ts';
import { createTemplate, setTemplateStatus, updateTemplate } from './operations/change-template.ts';
import { publishVersion, revertTemplate } from './operations/publish-version.ts';
import { createTemplateAttributes, revertMeta, updateTemplateAttributes } from './schema.ts';
import { serializeConfiguredVersion, serializeTemplate } from './serializer.ts';
import type { Connected } from './unanswerable-checks.ts';

const ofTemplate = {
  permission: 'inquiry_template.write',
  resourceType: 'inquiry-template',
  extension: true,
} as const;

const ofVersion = { ...ofTemplate, resourceType: 'inquiry-template-version' } as const;

export const templateConfigurationEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...ofTemplate,
    path: '/inquiry-templates',
    operationId: 'create-an-inquiry-template',
    summary: 'Creates an inquiry template without a version. Inquiries can use it once a version is published.',
    success: 201,
    attributes: createTemplateAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeTemplate(await createTemplate(context, readCreateTemplate(attributes))) };
    },
  }),
  writeEndpoint({
    ...ofTemplate,
    method: 'PATCH',
    path: '/inquiry-templates/{inquiry-template-id}',
    operationId: 'update-an-inquiry-template',
    summary: 'Changes the name and the lists of an inquiry template, at once and for every version.',
    attributes: updateTemplateAttributes,
    async handle(context, { params, attributes }) {
      const changed = await updateTemplate(context, params['inquiry-template-id'], readUpdateTemplate(attributes));
      return { resource: serializeTemplate(changed) };
    },
  }),
  writeEndpoint({
    ...ofTemplate,
    path: '/inquiry-templates/{inquiry-template-id}/archive',
    operationId: 'archive-an-inquiry-template',
    summary: 'Deactivates an inquiry template: no new inquiry can use it, and existing inquiries continue.',
    async handle(context, { params }) {
      return {
        resource: serializeTemplate(await setTemplateStatus(context, params['inquiry-template-id'], 'inactive')),
      };
    },
  }),
  writeEndpoint({
    ...ofTemplate,
    path: '/inquiry-templates/{inquiry-template-id}/activate',
    operationId: 'activate-an-inquiry-template',
    summary: 'Makes an archived inquiry template active again.',
    async handle(context, { params }) {
      return { resource: serializeTemplate(await setTemplateStatus(context, params['inquiry-template-id'], 'active')) };
    },
  }),
  writeEndpoint({
    ...ofVersion,
    path: '/inquiry-templates/{inquiry-template-id}/revert',
    operationId: 'revert-an-inquiry-template',
    userPermission: 'inquiry_template.publish',
    summary: 'Makes an earlier published version live again. Existing inquiries keep their version.',
    meta: revertMeta,
    async handle(context, { params, meta }) {
      const id = meta['inquiry-template-version-id'];
      return { resource: serializeConfiguredVersion(await revertTemplate(context, params['inquiry-template-id'], id)) };
    },
  }),
];

/** Builds the endpoints. `connectedFor` returns the look-ups connected in an environment; publishing needs them. */
export const versionConfigurationEndpoints = (connectedFor: (scope: Scope) => Connected): readonly Endpoint[] => [
  writeEndpoint({
    ...ofVersion,
    path: '/inquiry-template-versions',
    operationId: 'create-an-inquiry-template-version',
    summary: 'Creates the draft of an inquiry template from the live version or another one. No inquiry uses a draft.',
    success: 201,
    attributes: createVersionAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeConfiguredVersion(await createDraft(context, readCreateDraft(attributes))) };
    },
  }),
  writeEndpoint({
    ...ofVersion,
    method: 'PATCH',
    path: '/inquiry-template-versions/{inquiry-template-version-id}',
    operationId: 'update-an-inquiry-template-version',
    summary: 'Changes a draft. Omitted members stay; steps are replaced as a whole.',
    attributes: updateVersionAttributes,
    meta: readAtMeta,
    async handle(context, { params, attributes, meta }) {
      const draft = { id: params['inquiry-template-version-id'], readAt: readAt(meta) };
      return { resource: serializeConfiguredVersion(await updateDraft(context, draft, readUpdateDraft(attributes))) };
    },
  }),
  writeEndpoint({
    ...ofVersion,
    method: 'DELETE',
    path: '/inquiry-template-versions/{inquiry-template-version-id}',
    operationId: 'discard-an-inquiry-template-version',
    summary: 'Discards a draft.',
    async handle(context, { params }) {
      return {
        resource: serializeConfiguredVersion(await discardDraft(context, params['inquiry-template-version-id'])),
      };
    },
  }),
  writeEndpoint({
    ...ofVersion,
    path: '/inquiry-template-versions/{inquiry-template-version-id}/publish',
    operationId: 'publish-an-inquiry-template-version',
    userPermission: 'inquiry_template.publish',
    summary: 'Publishes a draft: it can no longer change, and new inquiries use it.',
    meta: readAtMeta,
    async handle(context, { params, meta }) {
      const draft = { id: params['inquiry-template-version-id'], readAt: readAt(meta) };
      const published = await publishVersion(context, draft, connectedFor(context.scope));
      return { resource: serializeConfiguredVersion(published) };
    },
  }),
];
