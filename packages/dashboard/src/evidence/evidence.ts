/** Evidence of an inquiry as the server returns it: `GET /dashboard/api/inquiries/{inquiry-id}/evidence`. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import type * as Told from '../client/generated/index.ts';
import { queryKey } from '../client/query-key.ts';

/** Evidence; its attempts are oldest first. */
export type Evidence = Told.RetrieveTheEvidenceOfAnInquiryResponse;
export type EvidenceRow = Evidence['rows'][number];
export type Verdict = EvidenceRow['verdict'];
export type Statement = EvidenceRow['statements'][number];
export type Source = Statement['source'];
/** Position in shares of the picture's width and height, 0 to 1. */
export type Place = NonNullable<Statement['place']>;
export type Attempt = Evidence['attempts'][number];
export type Picture = Attempt['pictures'][number];

export const evidenceQuery = (api: Api, inquiryId: string) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', inquiryId, 'evidence'),
    queryFn: ({ signal }) => api.private.get<Evidence>(`/inquiries/${inquiryId}/evidence`, {}, signal),
  });

/** Returns the picture of a statement: the cropped side if the engines made one. */
export function pictureOf({ attempts }: Evidence, statement: Statement): Picture | null {
  const attempt = attempts.find((each) => each['verification-id'] === statement['verification-id']);
  const ofSide = attempt?.pictures.filter(({ page }) => page === statement.side) ?? [];
  return ofSide.find((each) => each['is-rectified']) ?? ofSide[0] ?? null;
}

/**
 * Logs the reader and the purpose in the audit log, and returns the bytes. A ticket is valid once, so the bytes are
 * kept while the page shows them.
 */
export const pictureQuery = (api: Api, file: string) =>
  queryOptions({
    queryKey: queryKey(api, 'picture', file),
    queryFn: async () => {
      const { ticket } = await api.private.ask<{ readonly ticket: string }>('POST', '/view-tickets', {
        file,
        purpose: 'review',
      });
      return api.picture(ticket);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
