/** The two surfaces the dashboard speaks to, bound to one environment: the public API, and what only people may ask. */
import type { Single } from './documents.ts';
import { type Call, send } from './send.ts';

export const publicSurface = '/api/v1';
export const privateSurface = '/dashboard/api';

type Query = Call['query'];

export interface Surface {
  get<Answer>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  /** Returns the text of a file. */
  text(path: string, query?: Query): Promise<string>;
  /** The bytes of a file. */
  file(path: string): Promise<Blob>;
  /** `attributes` become `data.attributes` of the body, `meta` its `meta`. */
  post<Answer = Single<unknown>>(path: string, attributes?: object, meta?: object): Promise<Answer>;
  patch<Answer = Single<unknown>>(path: string, attributes: object): Promise<Answer>;
  delete<Answer = undefined>(path: string): Promise<Answer>;
  /** Calls an endpoint with a flat body that is not a JSON:API document. */
  ask<Answer = unknown>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

export interface Api extends Surface {
  /** First member of the key of every query, so that environments never share an answer. */
  readonly environmentId: string;
  /** Endpoints for users only, below `/dashboard/api`. */
  readonly private: Surface;
  /** The bytes that a ticket opens, once. */
  picture(ticket: string): Promise<Blob>;
}

const bodyOf = (attributes?: object, meta?: object) =>
  attributes === undefined && meta === undefined
    ? undefined
    : { ...(attributes === undefined ? {} : { data: { attributes } }), ...(meta === undefined ? {} : { meta }) };

function surfaceAt(prefix: string, environmentId: string): Surface {
  return {
    get: (path, query, signal) => send(prefix + path, { environmentId, query, signal }),
    text: (path, query) => send(prefix + path, { environmentId, query, asText: true }),
    file: (path) => send(prefix + path, { environmentId, asFile: true }),
    post: (path, attributes, meta) =>
      send(prefix + path, { environmentId, method: 'POST', body: bodyOf(attributes, meta) }),
    patch: (path, attributes) => send(prefix + path, { environmentId, method: 'PATCH', body: bodyOf(attributes) }),
    delete: (path) => send(prefix + path, { environmentId, method: 'DELETE' }),
    ask: (method, path, body) => send(prefix + path, { environmentId, method, body }),
  };
}

export function createApi(environmentId: string): Api {
  return {
    environmentId,
    ...surfaceAt(publicSurface, environmentId),
    private: surfaceAt(privateSurface, environmentId),
    picture: (ticket) => send(`/dashboard/files/${encodeURIComponent(ticket)}`, { asFile: true }),
  };
}
