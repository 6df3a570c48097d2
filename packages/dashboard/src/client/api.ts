/** The two surfaces of the server, bound to one environment: the public API, and the endpoints for users only. */
import type { Single } from './documents.ts';
import { type Call, send } from './send.ts';

export const publicSurface = '/api/v1';
export const privateSurface = '/dashboard/api';

type Query = Call['query'];

export interface Surface {
  get<Answer>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  /** Returns the text of a file. */
  text(path: string, query?: Query): Promise<string>;
  /** Returns the bytes of a file. A file with texts of the product is written in `language`. */
  file(path: string, language?: string): Promise<Blob>;
  /**
   * Posts a document; `attributes` is sent as `data.attributes`, `meta` as `meta`. `language` is the language of a file
   * that the request creates.
   */
  post<Answer = Single<unknown>>(path: string, attributes?: object, meta?: object, language?: string): Promise<Answer>;
  patch<Answer = Single<unknown>>(path: string, attributes: object, meta?: object): Promise<Answer>;
  delete<Answer = undefined>(path: string): Promise<Answer>;
  /** Calls an endpoint with a flat body that is not a JSON:API document. */
  ask<Answer = unknown>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

export interface Api extends Surface {
  /** Id of the environment; first member of every query key, so that environments never share a response. */
  readonly environmentId: string;
  /** Endpoints for users only, below `/dashboard/api`. */
  readonly private: Surface;
  /** Returns the bytes behind a ticket, which is valid once. */
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
    file: (path, language) => send(prefix + path, { environmentId, asFile: true, language }),
    post: (path, attributes, meta, language) =>
      send(prefix + path, { environmentId, method: 'POST', body: bodyOf(attributes, meta), language }),
    patch: (path, attributes, meta) =>
      send(prefix + path, { environmentId, method: 'PATCH', body: bodyOf(attributes, meta) }),
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
