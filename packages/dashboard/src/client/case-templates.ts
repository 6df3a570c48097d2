/** Case templates: the lists, and the document of the editor. */

import { queryOptions } from '@tanstack/react-query';
import type { WithFields } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { CaseTemplate } from './resources.ts';
import { metaOf, revisionOf } from './revision.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;

export type TemplateStatus = Shown<Required<Told.CaseStatus>>;

export const caseCauses = ['review', 'disagreement', 'report-match', 'rule', 'workflow'] as const;

export type TemplatePolicy = Shown<Required<Told.CasePolicy>>;

type ToldTemplate = Told.RetrieveDocumentOfACaseTemplateResponse;
type ToldVersion = ToldTemplate['versions'][number];

export type TemplateDocument = WithFields<
  Omit<Shown<Required<ToldVersion['document']>>, 'statuses' | 'policy'> & {
    readonly statuses: readonly TemplateStatus[];
    readonly policy: TemplatePolicy;
  }
>;
export type ChecklistItem = TemplateDocument['checklist'][number];
/** A version of a case template; its publication time is null for the draft. */
export type TemplateVersion = Omit<ToldVersion, 'document'> & { readonly document: TemplateDocument };
/** A case template with its versions, newest first. */
export type WholeTemplate = Omit<ToldTemplate, 'versions'> & { readonly versions: readonly TemplateVersion[] };

const mostTemplates = 100;

export const caseTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'case-template', 'list'),
    queryFn: ({ signal }) => api.get<Page<CaseTemplate>>('/case-templates', { 'page[size]': mostTemplates }, signal),
    staleTime: 30_000,
  });

export const templateDocumentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'case-template', id, 'document'),
    queryFn: ({ signal }) => api.private.get<WholeTemplate>(`/case-templates/${id}/document`, {}, signal),
  });

export const caseTemplateMutations = mutationsOf(['case-template'], {
  make: (api: Api, name: string, key: string) => api.post<Single<CaseTemplate>>('/case-templates', { name, key }),
  /** Changes a template as read at `revision`; returns the new revision. */
  async change(api: Api, id: string, part: object, revision: number): Promise<number> {
    const { data } = await api.patch<Single<CaseTemplate>>(`/case-templates/${id}`, part, metaOf(revision));
    return revisionOf(data.attributes);
  },
  publish: (api: Api, id: string, revision: number) =>
    api.post(`/case-templates/${id}/publish`, undefined, metaOf(revision)),
  archive: (api: Api, id: string) => api.post(`/case-templates/${id}/archive`),
});
