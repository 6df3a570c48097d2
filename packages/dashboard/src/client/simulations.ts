/** Simulated inquiries in the sandbox. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey, tailOfEvents } from './query-key.ts';
import type { Event, Inquiry } from './resources.ts';

/** Milliseconds between two polls of the inquiry, in addition to the event stream. */
const lookEach = 3000;

export const firstInquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id),
    queryFn: ({ signal }) => api.get<Single<Inquiry>>(`/inquiries/${id}`, {}, signal),
    refetchInterval: ({ state }) => (isDecided(state.data?.data.attributes.status) ? false : lookEach),
  });

/** Maximum number of verifications in a template. */
const mostVerifications = 6;

const play = async (api: Api, id: string, ...types: readonly string[]): Promise<Inquiry> => {
  const actions = { 'simulate-actions': types.map((type) => ({ type })) };
  return (await api.post<Single<Inquiry>>(`/inquiries/${id}/perform-simulate-actions`, undefined, actions)).data;
};

/** Simulates a person in the sandbox: passes each verification of the template, or fails one. */
async function simulate(api: Api, id: string, outcome: 'passed' | 'failed'): Promise<Inquiry> {
  if (outcome === 'failed') return play(api, id, 'start_inquiry', 'create_failed_verification', 'fail_inquiry');
  let inquiry = await play(api, id, 'start_inquiry');
  for (let done = 0; done < mostVerifications && asksMore(inquiry); done += 1) {
    inquiry = await play(api, id, 'create_passed_verification');
  }
  return isOpen(inquiry.attributes.status) ? play(api, id, 'complete_inquiry') : inquiry;
}

const asksMore = ({ attributes }: Inquiry): boolean =>
  isOpen(attributes.status) && attributes['next-step-name'] !== 'success';

export const isDecided = (status: string | undefined): boolean => status === 'approved' || status === 'declined';

/** Returns true if the person still has steps to complete. */
export const isOpen = (status: string | undefined): boolean =>
  status === undefined || status === 'created' || status === 'pending';

/** Values of `simulate-actions`, in the usual order of an inquiry. */
export const simulateActions = [
  'start_inquiry',
  'create_passed_verification',
  'create_failed_verification',
  'complete_inquiry',
  'fail_inquiry',
  'mark_for_review_inquiry',
  'approve_inquiry',
  'decline_inquiry',
  'expire_inquiry',
] as const;

export type SimulateAction = (typeof simulateActions)[number];

export const simulatedInquiryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', id, 'simulated'),
    queryFn: ({ signal }) =>
      api.get<Single<Inquiry> & { readonly included?: readonly { readonly type: string; readonly id: string }[] }>(
        `/inquiries/${id}`,
        { include: 'verifications' },
        signal,
      ),
    retry: false,
  });

const mostEvents = 100;

/** Returns the events of the inquiry and of everything that belongs to it, newest first. */
export const simulatedEventsQuery = (api: Api, objectIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKey(api, tailOfEvents, 'simulated', ...objectIds),
    queryFn: ({ signal }) =>
      api.get<Page<Event>>('/events', { 'filter[object-id]': objectIds, 'page[size]': mostEvents }, signal),
  });

export const simulationMutations = mutationsOf(['inquiry'], {
  async make(api: Api, templateId: string, referenceId: string): Promise<string> {
    const { data } = await api.post<Single<Inquiry>>('/inquiries', {
      'inquiry-template-id': templateId,
      ...(referenceId === '' ? {} : { 'reference-id': referenceId }),
    });
    return data.id;
  },
  simulate,
  /**
   * Decides as another reviewer: users cannot decide inquiries that they created, so the sandbox acts as a reviewer.
   */
  decide: (api: Api, id: string, decision: 'approve' | 'decline') => play(api, id, `${decision}_inquiry`),
});

/** Simulates an action, which also changes objects that belong to the inquiry. */
export const playMutations = mutationsOf(['environment'], {
  play: (api: Api, id: string, action: SimulateAction) => play(api, id, action),
});
