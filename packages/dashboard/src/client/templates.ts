/** Inquiry templates, their versions and what one configures, as the list and the page of one ask for them. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type { InquiryTemplate, InquiryTemplateVersion } from './resources.ts';

type Attributes = InquiryTemplateVersion['attributes'];

/** What a version configures: read, changed and sent back. */
export type Configuration = Partial<
  Pick<
    Attributes,
    | 'name-display'
    | 'description'
    | 'steps'
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

/** Identifiers of verification templates follow from the draft; another one would be refused. */
const sentStep = ({ 'verification-template-id': _id, name: _name, ...step }: Step) => step;

export function configurationOf({ attributes }: InquiryTemplateVersion): Configuration {
  const known = configured.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
  return Object.fromEntries(known) as Configuration;
}

export const sentConfiguration = (configuration: Configuration): object => ({
  ...configuration,
  ...(configuration.steps === undefined ? {} : { steps: configuration.steps.map(sentStep) }),
});

export interface CatalogueCheck {
  readonly name: string;
  /** Of the step that it judges. */
  readonly kind: string;
  readonly summary: string;
  readonly limits: string;
  readonly 'default-requirement': string;
  readonly 'default-settings': Readonly<Record<string, unknown>>;
}

/** What a template can be made of here. */
export interface Catalogue {
  readonly countries: readonly string[];
  readonly 'id-classes': readonly string[];
  readonly 'document-types': readonly string[];
  /** What a step of a database may ask for. */
  readonly 'record-fields': readonly {
    readonly kind: string;
    readonly needed: readonly string[];
    readonly usual: readonly string[];
    readonly further: readonly string[];
  }[];
  readonly locales: readonly string[];
  readonly checks: readonly CatalogueCheck[];
}

export const catalogueQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'template-catalogue'],
    queryFn: ({ signal }) => api.private.get<Catalogue>('/inquiry-template-catalogue', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const templateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', id],
    queryFn: ({ signal }) => api.get<Single<InquiryTemplate>>(`/inquiry-templates/${id}`, {}, signal),
  });

const mostVersions = 100;

/** The newest first, each without what it configures. */
export const versionsQuery = (api: Api, templateId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', templateId, 'versions'],
    queryFn: ({ signal }) =>
      api.get<Page<InquiryTemplateVersion>>(
        '/inquiry-template-versions',
        { 'filter[inquiry-template-id]': templateId, 'page[size]': mostVersions },
        signal,
      ),
  });

/** With everything that it configures. */
export const versionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', 'version', id],
    queryFn: ({ signal }) => api.get<Single<InquiryTemplateVersion>>(`/inquiry-template-versions/${id}`, {}, signal),
  });

/** A document that carries a passport or a card, then a face: what most businesses begin with. */
export const firstSteps = ({ countries }: Catalogue): object[] => [
  { type: 'government-id', countries, 'id-classes': ['pp', 'id', 'rp', 'dl'] },
  { type: 'selfie' },
];
