/** Inquiries as more pages than one name them. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page } from './documents.ts';
import type { Inquiry, InquiryTemplate } from './resources.ts';

/** Who it is about as the inquiry knows them, empty where it does not; null where that is kept from the reader. */
export function personOf({ attributes: { fields } }: Inquiry): string | null {
  if (fields === undefined) return null;
  const textOf = (key: string): string => {
    const value: unknown = fields[key]?.value;
    return typeof value === 'string' ? value : '';
  };
  return `${textOf('name-first')} ${textOf('name-last')}`.trim();
}

export const templateIdOf = ({ relationships }: Inquiry): string => {
  const data: unknown = relationships?.['inquiry-template']?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};

const mostTemplates = 100;

export const templateNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', 'names'],
    queryFn: ({ signal }) =>
      api.get<Page<InquiryTemplate>>('/inquiry-templates', { 'page[size]': mostTemplates }, signal),
    staleTime: 60_000,
  });

/** The inquiry that has needed review longest and that nobody else looks at; null when there is none. */
export async function claimNext(api: Api, leave?: string): Promise<string | null> {
  const meta = leave === undefined ? {} : { leave };
  const { 'inquiry-id': id } = await api.private.post<{ readonly 'inquiry-id': string | null }>(
    '/reviews/claim-next',
    undefined,
    meta,
  );
  return id;
}
