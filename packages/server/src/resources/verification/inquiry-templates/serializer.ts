/** Serializers of inquiry templates, their versions, and the older `template` resource to JSON:API. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { showFieldSchema } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { memoizeByObject } from '../../../lib/memoize-by-object.ts';
import type {
  inquiryTemplateAttributes,
  inquiryTemplateVersionAttributes,
  templateAttributes,
  translationsAttributes,
} from './schema.ts';
import { serializeDefinition } from './serialize-definition.ts';
import type { InquiryTemplate, InquiryTemplateVersion, Translations } from './template.ts';
import { ownTranslationRows, translationRows } from './translations.ts';

export const serializeTemplate = memoizeByObject(
  (template: InquiryTemplate): Resource<Wire<typeof inquiryTemplateAttributes>> => {
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
        'client-side-creation': template.clientSideCreation,
        'field-schemas': template.fields.map(showFieldSchema),
      },
      relationships: {
        'latest-published-version': {
          data: version === null ? null : { type: 'inquiry-template-version', id: version },
        },
      },
    };
  },
);

/**
 * Serializes the legacy resource that the interface specification names in addition to inquiry templates (decision
 * 0005).
 */
export function serializeLegacyTemplate(template: InquiryTemplate): Resource<Wire<typeof templateAttributes>> {
  return { type: 'template', id: legacyTemplateId(template.id), attributes: { name: template.name } };
}

export function legacyTemplateId(inquiryTemplateId: string): string {
  return inquiryTemplateId.replace(/^itmpl_/, 'tmpl_');
}

type VersionAttributes = Wire<typeof inquiryTemplateVersionAttributes>;

/** Serializes a version as in the operations of the reference. */
export function serializeVersion(version: InquiryTemplateVersion): Resource<VersionAttributes> {
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

/** Serializes a version with its configuration, for the extension operations. */
export function serializeConfiguredVersion(version: InquiryTemplateVersion): Resource<VersionAttributes> {
  const bare = serializeVersion(version);
  return { ...bare, attributes: { ...bare.attributes, ...serializeDefinition(version.definition) } };
}

/** Serializes the texts of a version, which have the version's id instead of their own. */
export function serializeTranslations(
  version: InquiryTemplateVersion,
  translations: Translations,
): Resource<Wire<typeof translationsAttributes>> {
  return {
    type: 'inquiry-template-translations',
    id: version.id,
    attributes: { translations: translationRows(version.definition.locales, translations) },
  };
}

/** Serializes the business's own texts of a version. */
export function serializeOwnTranslations(
  version: InquiryTemplateVersion,
  translations: Translations,
): Resource<Wire<typeof translationsAttributes>> {
  return {
    type: 'inquiry-template-translations',
    id: version.id,
    attributes: { translations: ownTranslationRows(version.definition.locales, translations) },
  };
}

/** Builds the event context of a version that is live again. */
export const revertedFrom = (versionId: string | null) => ({ 'reverted-from': versionId });
