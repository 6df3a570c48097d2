/** Inquiry templates, their versions, and the older `template` view of the same thing as JSON:API resources. */
import type { Resource } from '../../../api/json-api/document.ts';
import { showFieldSchema } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { configurationOfDefinition } from './read-definition.ts';
import type { InquiryTemplate, InquiryTemplateVersion, Translations } from './template.ts';
import { translationRows } from './translations.ts';

export function serializeTemplate(template: InquiryTemplate): Resource {
  const version = template.latestPublishedVersionId;
  return {
    type: 'inquiry-template',
    id: template.id,
    attributes: {
      name: template.name,
      status: template.status,
      'embedded-flow-domain-allowlist': template.embeddedFlowDomains,
      'hosted-flow-subdomains': template.hostedFlowSubdomains,
      'hosted-flow-redirect-uri-schemes': template.redirectSchemes,
      'field-schemas': template.fields.map(showFieldSchema),
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

/** As the operations of the reference show it. */
export function serializeVersion(version: InquiryTemplateVersion): Resource {
  return {
    type: 'inquiry-template-version',
    id: version.id,
    attributes: {
      'name-display': version.nameDisplay ?? version.templateName,
      description: version.description,
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

/** With everything it configures: the operations of ours. */
export function serializeConfiguredVersion(version: InquiryTemplateVersion): Resource {
  const bare = serializeVersion(version);
  return { ...bare, attributes: { ...bare.attributes, ...configurationOfDefinition(version.definition) } };
}

/** Texts have no id of their own; they go by the version they are of. */
export function serializeTranslations(version: InquiryTemplateVersion, translations: Translations): Resource {
  return {
    type: 'inquiry-template-translations',
    id: version.id,
    attributes: { translations: translationRows(version.definition.locales, translations) },
  };
}
