/**
 * The only file that sends requests to the server: JSON over the same origin, with the session cookie and its CSRF
 * token.
 */
import { ApiError, apiErrorOf } from './api-error.ts';
import { type Interruption, interrupt } from './interruptions.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly string[];

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Query parameters with names as in the API: `page[size]`. Lists are joined by commas; empty values are omitted. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** Id of the environment, `env_…`. */
  readonly environmentId?: string;
  /** True if the caller handles an expired session; otherwise the user is prompted to sign in again. */
  readonly uninterrupted?: boolean;
  readonly signal?: AbortSignal;
  /** API version of the request, the newest by default. */
  readonly version?: string;
  /** True for a response other than JSON; resolves with its text. */
  readonly asText?: boolean;
  /** True for a response that is a file; resolves with its bytes. */
  readonly asFile?: boolean;
  /** Language of the answer; without it the browser's own. */
  readonly language?: string | undefined;
}

/**
 * Reads the CSRF cookie, the readable counterpart of the session cookie; its name shows whether the page came over
 * https.
 */
function csrfToken(): string | null {
  const found = /(?:^|;\s*)(?:__Host-)?csrf=([^;]+)/.exec(document.cookie);
  return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
}

function addressOf(path: string, query: Call['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return [];
    return [[name, Array.isArray(value) ? value.join(',') : String(value)]];
  });
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function headersOf({
  body,
  environmentId,
  method = 'GET',
  version,
  asText = false,
  asFile = false,
  language,
}: Call): Record<string, string> {
  const csrf = method === 'GET' ? null : csrfToken();
  return {
    accept: asText || asFile ? '*/*' : 'application/json',
    'key-inflection': 'kebab',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(environmentId === undefined ? {} : { 'service-environment-id': environmentId }),
    ...(version === undefined ? {} : { 'service-version': version }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(csrf === null ? {} : { 'service-csrf-token': csrf }),
  };
}

async function exchange(path: string, call: Call): Promise<Response> {
  try {
    return await fetch(addressOf(path, call.query), {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: call.signal ?? null,
    });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new ApiError({ status: 0, code: 'unreachable', details: String(fault), requestId: '' });
  }
}

function interruptionOf({ status, code }: ApiError): Interruption | null {
  // The page itself reports a wrong code or password; the session stays valid.
  if (status === 401 && code !== 'sign_in_refused') return 'session-ended';
  return code === 'step_up_required' ? 'step-up' : null;
}

/**
 * Sends the request and resolves with the parsed response, undefined for an empty one. If the session expired or a
 * step-up is due, prompts the user and sends the request again. Throws {@link ApiError}.
 */
export async function send<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await exchange(path, call);
  if (response.ok && call.asFile === true) return (await response.blob()) as Answer;
  if (response.ok) {
    const text = await response.text();
    if (call.asText === true) return text as Answer;
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  const error = await apiErrorOf(response);
  const interruption = call.uninterrupted === true ? null : interruptionOf(error);
  if (interruption !== null && (await interrupt(interruption)) === 'resumed') return send(path, call);
  throw error;
}
