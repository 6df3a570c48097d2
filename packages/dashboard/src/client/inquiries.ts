/** Inquiry queries shared by several pages. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Check } from '../evidence/checks.ts';
import type { Api } from './api.ts';
import type { Page, Resource, Single } from './documents.ts';
import { nextCursor } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { GenerateAOneTimeLinkResponse, Inquiry, InquirySession, OverrideACheckData } from './resources.ts';

/** Returns the name of the inquiry's person; empty when unknown, null when hidden from the reader. */
export function personOf({ attributes: { fields } }: Inquiry): string | null {
  if (fields === undefined) return null;
  const textOf = (key: string): string => {
    const value: unknown = fields[key]?.value;
    return typeof value === 'string' ? value : '';
  };
  return `${textOf('name-first')} ${textOf('name-last')}`.trim();
}

const relatedId = (
  { relationships }: Inquiry,
  name: 'account' | 'inquiry-template' | 'inquiry-template-version',
): string => {
  const data: unknown = relationships?.[name]?.data;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};

/** Returns the id of the account; empty without one. */
export const accountIdOf = (inquiry: Inquiry): string => relatedId(inquiry, 'account');
export const templateIdOf = (inquiry: Inquiry): string => relatedId(inquiry, 'inquiry-template');
export const templateVersionIdOf = (inquiry: Inquiry): string => relatedId(inquiry, 'inquiry-template-version');

/** Maximum count that is shown exactly; a larger count is shown as this number "and more". */
export const mostInquiries = 100;

export const inquiriesOfQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'of', id),
    queryFn: ({ signal }) => inquiriesOf(api, id, signal),
  });

export const inquiriesOf = (api: Api, id: string, signal?: AbortSignal): Promise<Page<Inquiry>> =>
  api.get('/inquiries', { 'filter[account-id]': id, 'page[size]': mostInquiries }, signal);

export type Verification = Resource<
  `verification/${string}`,
  { readonly status: string; readonly 'created-at': string; readonly checks?: readonly Check[] }
>;

type Included = Verification | InquirySession;

export interface InquiryDocument extends Single<Inquiry> {
  readonly included?: readonly Included[];
}

export type Review = Shown<Told.Review>;

export const inquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id, 'whole'),
    queryFn: ({ signal }) =>
      api.get<InquiryDocument>(`/inquiries/${id}`, { include: 'verifications,sessions' }, signal),
  });

export const reviewsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id, 'reviews'),
    queryFn: ({ signal }) => api.private.get<Page<Review>>('/reviews', { 'filter[inquiry-id]': id }, signal),
  });

export const isVerification = (resource: Included): resource is Verification =>
  resource.type.startsWith('verification/');

export const isSession = (resource: Included): resource is InquirySession => resource.type === 'inquiry-session';

export type Decision = 'approve' | 'decline' | 'mark-for-review';

/** States in which an inquiry can be decided (contract, inquiries 3). */
const decidable: readonly string[] = ['created', 'pending', 'completed', 'needs_review', 'failed', 'expired'];

export const isDecidable = (status: string): boolean => decidable.includes(status);

const shownAtHome = 8;

/** Request with an API key that returns the same result as the latest inquiries on the home page. */
export const recentQuestion = 'GET /api/v1/inquiries';

export const toReviewQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'to-review'),
    queryFn: ({ signal }) =>
      api.get<Page<Inquiry>>('/inquiries', { 'filter[counted-as]': 'waiting', 'page[size]': shownAtHome }, signal),
  });

/** Maximum count of waiting inquiries; counting stops there. */
export const mostWaiting = 1000;

/** Query of the number of inquiries that wait for a reviewer, at most `mostWaiting`. */
export const waitingCountQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'waiting'),
    queryFn: ({ signal }) =>
      api.private.get<Told.CountInquiriesThatWaitForReviewResponse>('/reviews/waiting', undefined, signal),
  });

export const recentInquiriesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'recent'),
    queryFn: ({ signal }) => api.get<Page<Inquiry>>('/inquiries', { 'page[size]': shownAtHome }, signal),
  });

const pageSize = 50;

/**
 * Returns a list of inquiries. `line` is the filter as in the address; `filterOf` returns the API filter at the time of
 * the request.
 */
export const inquiriesQuery = (api: Api, line: string, filterOf: () => Readonly<Record<string, string>>) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'inquiry', 'list', line),
    queryFn: ({ signal, pageParam }) => {
      const named = Object.fromEntries(Object.entries(filterOf()).map(([name, value]) => [`filter[${name}]`, value]));
      return api.get<Page<Inquiry>>(
        '/inquiries',
        { ...named, 'page[size]': pageSize, 'page[after]': pageParam },
        signal,
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

const makeOneTimeLink = async (api: Api, id: string): Promise<string> => {
  const { meta } = await api.post<GenerateAOneTimeLinkResponse>(`/inquiries/${id}/generate-one-time-link`);
  return meta?.['one-time-link'] ?? '';
};

export interface MadeInquiry {
  readonly id: string;
  /** Link for the person to verify. */
  readonly link: string;
}

/** Changes to inquiries, which cases show as well. */
export const inquiryMutations = mutationsOf(['inquiry', 'case'], {
  async make(api: Api, templateId: string): Promise<MadeInquiry> {
    const { data } = await api.post<Single<Inquiry>>('/inquiries', { 'inquiry-template-id': templateId });
    return { id: data.id, link: await makeOneTimeLink(api, data.id) };
  },
  /** Decides the inquiry and returns it; it is unchanged if a second person must agree. */
  async decide(api: Api, id: string, decision: Decision, comment: string): Promise<Inquiry> {
    const meta = decision === 'mark-for-review' || comment === '' ? undefined : { comment };
    return (await api.post<Single<Inquiry>>(`/inquiries/${id}/${decision}`, undefined, meta)).data;
  },
  /** Creates another link for the person; an expired inquiry is resumed first. */
  async openAgain(api: Api, id: string, isExpired: boolean): Promise<string> {
    if (isExpired) await api.post(`/inquiries/${id}/resume`);
    return makeOneTimeLink(api, id);
  },
  setTags: (api: Api, id: string, tags: readonly string[]) =>
    api.post(`/inquiries/${id}/set-tags`, undefined, { 'tag-name': tags }),
  overrideCheck: (api: Api, verificationId: string, override: OverrideACheckData['body']['data']['attributes']) =>
    api.post(`/verifications/${verificationId}/override-check`, override),
  rerun: (api: Api, verificationId: string) => api.post(`/verifications/${verificationId}/rerun`),
});

export const inquiryRedaction = mutationsOf(
  ['inquiry'],
  { redact: (api: Api, id: string) => api.delete(`/inquiries/${id}`) },
  { dropped: ['picture'] },
);

export type ReviewState = Shown<Told.RetrieveTheReviewOfAnInquiryResponse>;

/** Query for the review state of an inquiry: why it waits, who is viewing it, and how many people must agree. */
export const reviewStateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id, 'review'),
    queryFn: ({ signal }) => api.private.get<ReviewState>(`/inquiries/${id}/review`, undefined, signal),
  });

export type ReviewClaim = Told.RetrieveClaimsOfReviewsResponse['claims'][number];

/** Milliseconds after which claims are queried again: no event reports that a claim was made or has expired. */
const claimsAgainAfter = 30_000;

/** Query for the inquiries under review and their reviewers. */
export const claimsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'claims'),
    queryFn: ({ signal }) =>
      api.private.get<Told.RetrieveClaimsOfReviewsResponse>('/reviews/claims', undefined, signal),
    refetchInterval: claimsAgainAfter,
  });

/** Query of other inquiries of the same account, document, person or picture, newest first. */
export const relatedInquiriesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id, 'related'),
    queryFn: ({ signal }) =>
      api.private.get<Told.ListRelatedInquiriesResponse>(`/inquiries/${id}/related`, undefined, signal),
  });

/** Changes to review claims. */
export const reviewClaims = mutationsOf([], {
  /** Claims the inquiry that has needed review longest and is unclaimed by others; returns null when there is none. */
  async claimNext(api: Api, leave?: string, passedOver: readonly string[] = []): Promise<string | null> {
    const meta = { ...(leave === undefined ? {} : { leave }), 'passed-over': passedOver };
    const { 'inquiry-id': id } = await api.private.post<Told.ClaimTheNextReviewResponse>(
      '/reviews/claim-next',
      undefined,
      meta,
    );
    return id;
  },
});
