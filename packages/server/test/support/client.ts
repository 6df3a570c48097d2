/** Requests of an API client, each answer checked against the OpenAPI of its version. */
import { checkAgainstOpenApi } from './openapi-check.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed body, empty if the answer is not JSON; typed loosely on purpose, since tests assert its contents. */
  readonly body: ApiBody;
}

export interface ApiResource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: unknown }>;
}

export interface ApiBody {
  data: ApiResource & ApiResource[];
  included?: ApiResource[];
  meta?: Record<string, unknown>;
  links?: { prev: string | null; next: string | null };
  errors?: { title: string; details?: string; code: string; links: { about: string }; source?: { pointer: string } }[];
}

export interface ApiRequest {
  readonly headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
}

export interface ApiClient {
  request(method: string, path: string, options?: ApiRequest): Promise<ApiAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
}

/** Creates a client. `hidesAttributes` is true if the key has a blocklist. */
export function createClient(baseUrl: string, apiKey: string, hidesAttributes = false): ApiClient {
  const request: ApiClient['request'] = async (method, path, options = {}) => {
    const { body } = options;
    const response = await fetch(`${baseUrl}${path.startsWith('/api/') ? '' : '/api/v1'}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed = (isJson ? JSON.parse(text) : {}) as ApiBody;
    const answer = { status: response.status, headers: response.headers, bytes, text, body: parsed };
    checkAgainstOpenApi(method, path, options.headers ?? {}, answer, hidesAttributes);
    return answer;
  };
  return {
    request,
    get: (path, headers) => request('GET', path, headers === undefined ? {} : { headers }),
    post: (path, body, headers) => request('POST', path, { body, ...(headers === undefined ? {} : { headers }) }),
  };
}

/** Returns the targets of a relationship, always as a list. */
export function relatedTo(resource: ApiResource, name: string): { type: string; id: string }[] {
  const data = resource.relationships[name]?.data ?? [];
  return [data].flat() as { type: string; id: string }[];
}
