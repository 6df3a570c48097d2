/** Inquiry templates, their versions, and the older `template` view of the same thing as JSON:API resources. */
import type { Resource } from '../../api/json-api/document.ts';
import { isoTimestamp } from '../../lib/clock.ts';
import { defaultFieldSchemas } from './field-schemas.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from './store.ts';

export function serializeTemplate(template: InquiryTemplate): Resource {
  const version = template.latestPublishedVersionId;
  return {
    type: 'inquiry-template',
    id: template.id,
    attributes: {
      name: template.name,
      status: template.status,
      'embedded-flow-domain-allowlist': [],
      'hosted-flow-subdomains': [],
      'hosted-flow-redirect-uri-schemes': [],
      'field-schemas': defaultFieldSchemas.map(({ key, type }) => ({
        type,
        key: key.replaceAll('-', '_'),
        label: null,
        config: { required: false, 'archived-at': null, 'deactivated-at': null },
      })),
    },
    relationships: {
      'latest-published-version': { data: version === null ? null : { type: 'inquiry-template-version', id: version } },
    },
  };
}

/** The legacy resource that the interface specification names beside inquiry templates (decision 0005). */
export function serializeLegacyTemplate(template: InquiryTemplate): Resource {
  return { type: 'template', id: legacyTemplateId(template.id), attributes: { name: template.name } };
}

export function legacyTemplateId(inquiryTemplateId: string): string {
  return inquiryTemplateId.replace(/^itmpl_/, 'tmpl_');
}

export function serializeVersion(version: InquiryTemplateVersion): Resource {
  return {
    type: 'inquiry-template-version',
    id: version.id,
    attributes: {
      'name-display': version.templateName,
      description: null,
      status: version.status,
      live: version.live,
      'last-updater': null,
      'enabled-locales': version.definition.locales,
      'created-at': isoTimestamp(version.createdAt),
      'updated-at': isoTimestamp(version.updatedAt),
      'published-at': isoTimestamp(version.publishedAt),
      theme: {},
    },
    relationships: { 'inquiry-template': { data: { type: 'inquiry-template', id: version.templateId } } },
  };
}
