/** Copies of a template's version to another environment, composed of reads and writes in both environments. */
import type { Api } from './api.ts';
import type { Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import type { InquiryTemplate, InquiryTemplateTranslations, InquiryTemplateVersion } from './resources.ts';
import { type Configuration, sentConfiguration } from './templates.ts';

export interface NewCopy {
  readonly name: string;
  readonly redirectSchemes: readonly string[];
}

/** Maximum texts of one request: the server limits the members of a body. */
const mostRows = 100;

/**
 * Mutations between two environments. The first parameter is the environment of the version, `target` the other one.
 */
export const copyMutations = mutationsOf(
  ['everything'],
  {
    /** Creates the template that takes the draft; returns its id. */
    async makeTarget(_api: Api, target: Api, { name, redirectSchemes }: NewCopy): Promise<string> {
      const sent = { name, 'hosted-flow-redirect-uri-schemes': redirectSchemes };
      return (await target.post<Single<InquiryTemplate>>('/inquiry-templates', sent)).data.id;
    },
    /** Creates a draft of the configuration with the texts of the version; a draft without the texts is discarded. */
    async copy(api: Api, target: Api, templateId: string, versionId: string, configuration: Configuration) {
      const { data: texts } = await api.private.get<Single<InquiryTemplateTranslations>>(
        `/inquiry-template-versions/${versionId}/own-translations`,
      );
      const { data: draft } = await target.post<Single<InquiryTemplateVersion>>('/inquiry-template-versions', {
        'inquiry-template-id': templateId,
        ...sentConfiguration(configuration),
      });
      try {
        const { translations } = texts.attributes;
        for (let place = 0; place < translations.length; place += mostRows) {
          const some = translations.slice(place, place + mostRows);
          await target.post(`/inquiry-templates/${templateId}/translations`, { translations: some });
        }
      } catch (fault) {
        await target.delete(`/inquiry-template-versions/${draft.id}`);
        throw fault;
      }
    },
  },
  { isAwaited: false },
);
