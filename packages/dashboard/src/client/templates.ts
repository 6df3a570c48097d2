/** Inquiry templates, their versions and configurations, for the list and the template page. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from './resources.ts';
import { metaOf, revisionOf } from './revision.ts';

type Attributes = InquiryTemplateVersion['attributes'];

/** The part of a version that a user can edit: read, changed and sent back. */
export type Configuration = Partial<
  Pick<
    Attributes,
    | 'name-display'
    | 'description'
    | 'steps'
    | 'forms'
    | 'decision'
    | 'reports'
    | 'second-read'
    | 'expiration'
    | 'field-schemas'
    | 'session-limit'
    | 'enabled-locales'
    | 'theme-set-id'
    | 'redirect-uri'
    | 'picture-retention-days'
  >
>;

export const configured = [
  'name-display',
  'description',
  'steps',
  'forms',
  'decision',
  'reports',
  'second-read',
  'expiration',
  'field-schemas',
  'session-limit',
  'enabled-locales',
  'theme-set-id',
  'redirect-uri',
  'picture-retention-days',
] as const satisfies readonly (keyof Configuration)[];

export type Step = NonNullable<Configuration['steps']>[number];
export type StepCheck = Step['checks'][number];

/** Omits identifiers of verification templates: they derive from the draft, and others would be refused. */
const sentStep = ({ 'verification-template-id': _id, name: _name, ...step }: Step) => step;

export function configurationOf({ attributes }: InquiryTemplateVersion): Configuration {
  const known = configured.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
  return Object.fromEntries(known) as Configuration;
}

export const sentConfiguration = (configuration: Configuration): object => ({
  ...configuration,
  ...(configuration.steps === undefined ? {} : { steps: configuration.steps.map(sentStep) }),
});

/** Building blocks available for templates here. */
export type Catalogue = Shown<Told.RetrieveTheInquiryTemplateCatalogueResponse>;
/** A check of the catalogue; `kind` is that of its step. */
export type CatalogueCheck = Catalogue['checks'][number];

export const catalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'template-catalogue'),
    queryFn: ({ signal }) => api.private.get<Catalogue>('/inquiry-template-catalogue', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

const mostTemplates = 100;

export const templateNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry-template', 'names'),
    queryFn: ({ signal }) =>
      api.get<Page<InquiryTemplate>>('/inquiry-templates', { 'page[size]': mostTemplates }, signal),
    staleTime: 60_000,
  });

export const templateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry-template', id),
    queryFn: ({ signal }) => api.get<Single<InquiryTemplate>>(`/inquiry-templates/${id}`, {}, signal),
  });

const mostVersions = 100;

/** Returns the versions, newest first, without their configurations. */
export const versionsQuery = (api: Api, templateId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry-template', templateId, 'versions'),
    queryFn: ({ signal }) =>
      api.get<Page<InquiryTemplateVersion>>(
        '/inquiry-template-versions',
        { 'filter[inquiry-template-id]': templateId, 'page[size]': mostVersions },
        signal,
      ),
  });

/** Returns a version with its whole configuration. */
export const versionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry-template', 'version', id),
    queryFn: ({ signal }) => api.get<Single<InquiryTemplateVersion>>(`/inquiry-template-versions/${id}`, {}, signal),
  });

/** The publisher of a version; a version without a record is absent. */
export type Publisher = Told.ListPublishersOfAnInquiryTemplateResponse['publishers'][number];

export const publishersQuery = (api: Api, templateId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry-template', templateId, 'publishers'),
    queryFn: ({ signal }) =>
      api.private.get<Told.ListPublishersOfAnInquiryTemplateResponse>(
        `/inquiry-templates/${templateId}/publishers`,
        {},
        signal,
      ),
  });

/** Steps of a new template: a document (passport or card) and then a face, the usual start of most businesses. */
export const firstSteps = ({ countries }: Catalogue): object[] => [
  { type: 'government-id', countries, 'id-classes': ['pp', 'id', 'rp', 'dl'] },
  { type: 'selfie' },
];

export const templateMutations = mutationsOf(['inquiry-template'], {
  async make(api: Api, name: string, known: Catalogue): Promise<string> {
    const { data } = await api.post<Single<InquiryTemplate>>('/inquiry-templates', { name });
    await api.post('/inquiry-template-versions', { 'inquiry-template-id': data.id, steps: firstSteps(known) });
    return data.id;
  },
  change: (api: Api, id: string, attributes: object) => api.patch(`/inquiry-templates/${id}`, attributes),
  activate: (api: Api, id: string) => api.post(`/inquiry-templates/${id}/activate`),
  archive: (api: Api, id: string) => api.post(`/inquiry-templates/${id}/archive`),
  revert: (api: Api, id: string, versionId: string) =>
    api.post(`/inquiry-templates/${id}/revert`, undefined, { 'inquiry-template-version-id': versionId }),
  translate: (api: Api, id: string, translations: readonly object[]) =>
    api.post(`/inquiry-templates/${id}/translations`, { translations }),
  beginDraft: (api: Api, id: string) => api.post('/inquiry-template-versions', { 'inquiry-template-id': id }),
  /** Saves the draft as read at a revision; returns the new revision. */
  saveDraft: async (api: Api, versionId: string, configuration: Configuration, revision: number): Promise<number> => {
    const path = `/inquiry-template-versions/${versionId}`;
    const sent = sentConfiguration(configuration);
    return revisionOf((await api.patch<Single<InquiryTemplateVersion>>(path, sent, metaOf(revision))).data.attributes);
  },
  publish: (api: Api, versionId: string, revision: number) =>
    api.post(`/inquiry-template-versions/${versionId}/publish`, undefined, metaOf(revision)),
  discard: (api: Api, versionId: string) => api.delete(`/inquiry-template-versions/${versionId}`),
});
