/** Report templates with their settings. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type { ReportTemplateWatchlist } from './resources.ts';

export type ReportSettings = ReportTemplateWatchlist['attributes']['settings'];

/** Of any kind. */
export interface AnyReportTemplate {
  readonly type: string;
  readonly id: string;
  readonly attributes: {
    readonly name: string;
    readonly 'created-at': string;
    readonly 'updated-at': string;
    readonly settings: ReportSettings;
  };
  readonly meta?: { readonly version: { readonly name: string; readonly 'created-at': string } };
}

export const kindOfTemplate = ({ type }: Pick<AnyReportTemplate, 'type'>): string =>
  type.slice('report-template/'.length);

/** Templates are few. */
const mostTemplates = 100;

export const templatesOfReportsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'report-template', 'all'],
    queryFn: ({ signal }) =>
      api.get<Page<AnyReportTemplate>>('/report-templates', { 'page[size]': mostTemplates }, signal),
  });

export const templateOfReportsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report-template', 'one', id],
    queryFn: ({ signal }) => api.get<Single<AnyReportTemplate>>(`/report-templates/${id}`, {}, signal),
  });

export interface ReportTemplateVersion {
  readonly id: string;
  readonly name: string;
  readonly 'created-at': string;
  readonly settings: ReportSettings;
}

/** The newest first. */
export const versionsOfReportsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'report-template', 'versions', id],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly ReportTemplateVersion[] }>(`/report-templates/${id}/versions`, {}, signal),
  });
