/** Report templates with their settings. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { ListReportTemplateVersionsResponse, ReportTemplateWatchlist } from './resources.ts';

export type ReportSettings = ReportTemplateWatchlist['attributes']['settings'];

/** A report template of any kind. */
export type AnyReportTemplate = Omit<ReportTemplateWatchlist, 'type'> & { readonly type: string };

export const kindOfTemplate = ({ type }: Pick<AnyReportTemplate, 'type'>): string =>
  type.slice('report-template/'.length);

/** Maximum number of templates in one response; there are few. */
const mostTemplates = 100;

export const templatesOfReportsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'report-template', 'all'),
    queryFn: ({ signal }) =>
      api.get<Page<AnyReportTemplate>>('/report-templates', { 'page[size]': mostTemplates }, signal),
  });

export const templateOfReportsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report-template', 'one', id),
    queryFn: ({ signal }) => api.get<Single<AnyReportTemplate>>(`/report-templates/${id}`, {}, signal),
  });

type Versions = ListReportTemplateVersionsResponse;

/** Returns the versions, newest first. */
export const versionsOfReportsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'report-template', 'versions', id),
    queryFn: ({ signal }) => api.get<Versions>(`/report-templates/${id}/versions`, {}, signal),
  });

export const reportTemplateMutations = mutationsOf(['report-template'], {
  make: (api: Api, kind: string, name: string) =>
    api.post<Single<AnyReportTemplate>>('/report-templates', { kind, name }),
  change: (api: Api, id: string, attributes: object, revision: number) =>
    api.patch<Single<AnyReportTemplate>>(`/report-templates/${id}`, { ...attributes, revision }),
  publish: (api: Api, id: string, revision: number) =>
    api.post<Single<AnyReportTemplate>>(`/report-templates/${id}/publish`, undefined, { revision }),
});
