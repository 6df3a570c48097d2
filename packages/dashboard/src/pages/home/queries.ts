/** What home asks for. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page } from '../../client/documents.ts';
import type { Inquiry, Webhook } from '../../client/resources.ts';

const shown = 8;
/** Webhooks are few; those that fail are found among them. */
const looked = 100;

export const reviewQuestion = 'GET /api/v1/inquiries?filter[status]=needs_review';
export const recentQuestion = 'GET /api/v1/inquiries';
export const webhookQuestion = 'GET /api/v1/webhooks';

export const toReviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', 'to-review'],
    queryFn: ({ signal }) =>
      api.get<Page<Inquiry>>('/inquiries', { 'filter[status]': 'needs_review', 'page[size]': shown }, signal),
  });

export const recentQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', 'recent'],
    queryFn: ({ signal }) => api.get<Page<Inquiry>>('/inquiries', { 'page[size]': shown }, signal),
  });

export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'webhook', 'failing'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<Page<Webhook>>('/webhooks', { 'page[size]': looked }, signal);
      return data.filter(
        ({ attributes }) => attributes['failing-since'] !== null || attributes['disabled-reason'] !== null,
      );
    },
  });
