/** Search for pasted text: an id opens its page at once; the server searches for the rest. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import { queryKey } from '../../client/query-key.ts';

export interface Hit {
  readonly type: 'inquiry' | 'account';
  readonly id: string;
  /** Matched member: `id`, `reference-id`, `document-number`, `name`, or the dotted path of a field. */
  readonly by: string;
  /** Name of the person; null if it is not known or not shown to the user. */
  readonly name: string | null;
  readonly status: string;
}

/** Returns the path below the environment for an id; null for ids without a page. */
export function pathOfId(text: string): string | null {
  const match = /^(wbh|evt|req|itmpl|itmplv)_\w+$/.exec(text);
  const paths: Readonly<Record<string, string>> = {
    wbh: `webhooks/${text}`,
    evt: `events?event=${text}`,
    req: `api-logs?request=${text}`,
    itmpl: `templates/${text}`,
  };
  return paths[match?.[1] ?? ''] ?? null;
}

const shortest = 3;

export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey(api, 'search', text),
    queryFn: () => api.private.ask<{ readonly hits: readonly Hit[] }>('POST', '/search', { text }),
    enabled: text.length >= shortest && !text.includes('\u0000') && text.length <= 200,
    staleTime: 10_000,
  });

interface Belonging {
  readonly data: {
    readonly relationships?: { readonly inquiry?: { readonly data?: { readonly id?: string } | null } };
  };
}

const belongingPaths: Readonly<Record<string, string>> = {
  ver: '/verifications/',
  iqse: '/inquiry-sessions/',
  doc: '/documents/',
};

/** Returns the inquiry of a verification, a session or a document; null for other ids. */
export const belongsToQuery = (api: Api, text: string) => {
  const path = belongingPaths[/^([a-z]+)_\w+$/.exec(text)?.[1] ?? ''];
  return queryOptions({
    queryKey: queryKey(api, 'search', 'belongs', text),
    queryFn: async (): Promise<string | null> => {
      const { data } = await api.get<Belonging>(`${path}${text}`);
      return data.relationships?.inquiry?.data?.id ?? null;
    },
    enabled: path !== undefined,
    retry: false,
    staleTime: 10_000,
  });
};
