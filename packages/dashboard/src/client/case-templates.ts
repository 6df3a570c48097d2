/** Case templates: what the lists name, and the document that the editor changes. */

import { queryOptions } from '@tanstack/react-query';
import type { FieldSchema } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type { CaseTemplate } from './resources.ts';

export const statusKinds = ['initial', 'intermediate', 'end'] as const;
export type StatusKind = (typeof statusKinds)[number];

export interface TemplateStatus {
  readonly name: string;
  readonly type: StatusKind;
  readonly 'requires-comment': boolean;
  readonly 'requires-tag': boolean;
  readonly 'requires-checked': readonly string[];
  readonly 'requires-second-read': boolean;
  readonly tags: readonly string[];
}

export interface ChecklistItem {
  readonly key: string;
  readonly label: string;
}

export const caseCauses = ['review', 'disagreement', 'report-match', 'rule', 'workflow'] as const;
export type CaseCause = (typeof caseCauses)[number];

export interface TemplatePolicy {
  readonly 'case-queue-id': string | null;
  readonly 'sla-seconds': number | null;
  readonly 'demands-of': 'people' | 'everybody';
  readonly 'opens-for': readonly CaseCause[];
}

export interface TemplateDocument {
  readonly statuses: readonly TemplateStatus[];
  readonly 'field-schemas': readonly FieldSchema[];
  readonly checklist: readonly ChecklistItem[];
  readonly actions: readonly object[];
  readonly policy: TemplatePolicy;
  readonly layout: Readonly<Record<string, unknown>>;
}

export interface TemplateVersion {
  readonly id: string;
  readonly number: number;
  readonly 'created-at': string;
  /** Null for the draft. */
  readonly 'published-at': string | null;
  readonly document: TemplateDocument;
}

export interface WholeTemplate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly status: 'active' | 'archived';
  readonly 'is-default': boolean;
  /** The newest first. */
  readonly versions: readonly TemplateVersion[];
}

const mostTemplates = 100;

export const caseTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'case-template', 'list'],
    queryFn: ({ signal }) => api.get<Page<CaseTemplate>>('/case-templates', { 'page[size]': mostTemplates }, signal),
    staleTime: 30_000,
  });

export const templateDocumentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'case-template', id, 'document'],
    queryFn: ({ signal }) => api.private.get<WholeTemplate>(`/case-templates/${id}/document`, {}, signal),
  });
