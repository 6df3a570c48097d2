/** The evidence of an inquiry as the server has it: `GET /dashboard/api/inquiries/{inquiry-id}/evidence`. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';

/** Shares of the picture's width and height, 0 to 1. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Source = 'barcode' | 'mrz' | 'visual-zone';

export interface Statement {
  readonly 'verification-id': string;
  readonly source: Source;
  readonly value: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly side: 'front' | 'back' | null;
  readonly place: Place | null;
  /** Places of characters that are not those of the inquiry's value. */
  readonly 'differs-at': readonly number[];
}

export type Verdict = 'agrees' | 'differs' | 'stated_once' | 'inquiry_alone';

export interface EvidenceRow {
  readonly attribute: string;
  readonly 'in-inquiry': string | null;
  readonly chosen: string | null;
  readonly statements: readonly Statement[];
  readonly verdict: Verdict;
}

export interface Picture {
  readonly file: string;
  readonly page: string;
  readonly 'is-rectified': boolean;
}

export interface Attempt {
  readonly 'verification-id': string;
  readonly kind: string;
  readonly attempt: number;
  readonly 'engine-version': string | null;
  readonly pictures: readonly Picture[];
}

export interface Evidence {
  readonly 'template-name': string;
  readonly rows: readonly EvidenceRow[];
  /** The oldest first. */
  readonly attempts: readonly Attempt[];
}

export const evidenceQuery = (api: Api, inquiryId: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'inquiry', inquiryId, 'evidence'],
    queryFn: ({ signal }) => api.private.get<Evidence>(`/inquiries/${inquiryId}/evidence`, {}, signal),
  });

/** The picture that a statement stands on: the side alone where the engines made one. */
export function pictureOf({ attempts }: Evidence, statement: Statement): Picture | null {
  const attempt = attempts.find((each) => each['verification-id'] === statement['verification-id']);
  const ofSide = attempt?.pictures.filter(({ page }) => page === statement.side) ?? [];
  return ofSide.find((each) => each['is-rectified']) ?? ofSide[0] ?? null;
}

/**
 * Writes to the audit log who looks and why, and gets the bytes. A ticket is good once, so what came is kept as long as the page
 * shows it.
 */
export const pictureQuery = (api: Api, file: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'picture', file],
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
