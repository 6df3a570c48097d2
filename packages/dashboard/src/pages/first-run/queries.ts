/** What the walk to the first decided inquiry asks for and does. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page, Single } from '../../client/documents.ts';
import type { Inquiry, InquiryTemplate } from '../../client/resources.ts';

const templateLimit = 100;
/** Milliseconds between two looks at the inquiry, beside what the stream tells. */
const lookEach = 3000;

export const templatesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry-template', 'first-run'],
    queryFn: ({ signal }) =>
      api.get<Page<InquiryTemplate>>('/inquiry-templates', { 'page[size]': templateLimit }, signal),
  });

export const inquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', id],
    queryFn: ({ signal }) => api.get<Single<Inquiry>>(`/inquiries/${id}`, {}, signal),
    refetchInterval: ({ state }) => (isDecided(state.data?.data.attributes.status) ? false : lookEach),
  });

export interface Made {
  readonly id: string;
  /** For the person who verifies. */
  readonly link: string;
}

export async function createInquiry(api: Api, templateId: string): Promise<Made> {
  const { data } = await api.post<Single<Inquiry>>('/inquiries', { 'inquiry-template-id': templateId });
  const { meta } = await api.post<Single<Inquiry, { 'one-time-link': string }>>(
    `/inquiries/${data.id}/generate-one-time-link`,
  );
  return { id: data.id, link: meta?.['one-time-link'] ?? '' };
}

/** As many verifications as a template may ask for. */
const mostVerifications = 6;

const play = async (api: Api, id: string, ...types: readonly string[]): Promise<Inquiry> => {
  const actions = { 'simulate-actions': types.map((type) => ({ type })) };
  return (await api.post<Single<Inquiry>>(`/inquiries/${id}/perform-simulate-actions`, undefined, actions)).data;
};

/** What a person would do, played by the sandbox: each verification that the template asks for, or one that fails. */
export async function simulate(api: Api, id: string, outcome: 'passed' | 'failed'): Promise<Inquiry> {
  if (outcome === 'failed') return play(api, id, 'start_inquiry', 'create_failed_verification', 'fail_inquiry');
  let inquiry = await play(api, id, 'start_inquiry');
  for (let done = 0; done < mostVerifications && asksMore(inquiry); done += 1) {
    inquiry = await play(api, id, 'create_passed_verification');
  }
  return isOpen(inquiry.attributes.status) ? play(api, id, 'complete_inquiry') : inquiry;
}

const asksMore = ({ attributes }: Inquiry): boolean =>
  isOpen(attributes.status) && attributes['next-step-name'] !== 'success';

/** What another person would decide: nobody decides an inquiry that they made themselves, so the sandbox plays a reviewer. */
export const decide = (api: Api, id: string, decision: 'approve' | 'decline'): Promise<Inquiry> =>
  play(api, id, `${decision}_inquiry`);

export const isDecided = (status: string | undefined): boolean => status === 'approved' || status === 'declined';

/** Whether the person still has something to do. */
export const isOpen = (status: string | undefined): boolean =>
  status === undefined || status === 'created' || status === 'pending';
