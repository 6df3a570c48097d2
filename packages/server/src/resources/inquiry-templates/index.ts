/** What other slices may use of inquiry templates. */
import type { Slice } from '../../api/slice.ts';
import { inquiryTemplateEndpoints } from './endpoints.ts';
import { inquiryTemplateAttributes, inquiryTemplateVersionAttributes, templateAttributes } from './schema.ts';
import { serializeLegacyTemplate, serializeTemplate, serializeVersion } from './serializer.ts';
import { findTemplates, findVersions } from './store.ts';

export {
  checkKindOf,
  type Decision,
  type DocumentStep,
  type ExpirySettings,
  stepName,
  type TemplateDefinition,
  type VerificationKind,
  type VerificationStep,
} from './definition.ts';
export { defaultFieldSchemas, type FieldSchema, type FieldType } from './field-schemas.ts';
export { legacyTemplateId } from './serializer.ts';
export {
  findLiveVersion,
  findVersions,
  type InquiryTemplate,
  type InquiryTemplateVersion,
  insertTemplate,
} from './store.ts';

export const inquiryTemplatesSlice: Slice = {
  endpoints: inquiryTemplateEndpoints,
  events: [],
  kinds: [
    {
      type: 'inquiry-template',
      includable: ['latest-published-version'],
      attributes: inquiryTemplateAttributes,
      load: async ({ tx, scope }, ids) => (await findTemplates(tx, scope, ids)).map(serializeTemplate),
    },
    {
      type: 'inquiry-template-version',
      includable: ['inquiry-template'],
      attributes: inquiryTemplateVersionAttributes,
      load: async ({ tx, scope }, ids) => (await findVersions(tx, scope, ids)).map(serializeVersion),
    },
    {
      type: 'template',
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
    },
  ],
};
