/** What the page of one inquiry asks for. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Resource, Single } from '../../client/documents.ts';
import type { Inquiry, InquirySession } from '../../client/resources.ts';
import type { Check } from '../../evidence/checks.ts';

export type Verification = Resource<
  `verification/${string}`,
  { readonly status: string; readonly 'created-at': string; readonly checks?: readonly Check[] }
>;

type Included = Verification | InquirySession;

export interface InquiryDocument extends Single<Inquiry> {
  readonly included?: readonly Included[];
}

export type Review = Resource<
  'review',
  {
    readonly state: string;
    /** Null while it is kept from the reader. */
    readonly decision: string | null;
    /** Absent where it is kept from the reader. */
    readonly note?: string | null;
    readonly 'is-own': boolean;
    readonly 'created-at': string;
  },
  { readonly reviewer: { readonly data: { readonly id: string } | null } }
>;

export const inquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', id, 'whole'],
    queryFn: ({ signal }) =>
      api.get<InquiryDocument>(`/inquiries/${id}`, { include: 'verifications,sessions' }, signal),
  });

export const reviewsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', id, 'reviews'],
    queryFn: ({ signal }) => api.private.get<Page<Review>>('/reviews', { 'filter[inquiry-id]': id }, signal),
  });

export const isVerification = (resource: Included): resource is Verification =>
  resource.type.startsWith('verification/');
export const isSession = (resource: Included): resource is InquirySession => resource.type === 'inquiry-session';

export type Decision = 'approve' | 'decline' | 'mark-for-review';

/** The inquiry as it is then; it stays as it was where a second person has to agree. */
export async function decide(api: Api, id: string, decision: Decision, comment: string): Promise<Inquiry> {
  const meta = decision === 'mark-for-review' || comment === '' ? undefined : { comment };
  return (await api.post<Single<Inquiry>>(`/inquiries/${id}/${decision}`, undefined, meta)).data;
}

/** States that nothing more is decided in, and those that an action leads out of (contract, inquiries 3). */
const decidable: readonly string[] = ['created', 'pending', 'completed', 'needs_review', 'failed', 'expired'];

export const isDecidable = (status: string): boolean => decidable.includes(status);
