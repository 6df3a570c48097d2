/** Sends an answer or polls the page, and reads the response. Only this file and `parts.ts` send requests. */
import type { FlowPage } from './page.ts';
import { partBytes } from './part-bytes.ts';

/** Result of a request: the next page, a document to load as a whole, or a problem that a retry may solve. */
export type Answer =
  | { readonly kind: 'page'; readonly page: FlowPage }
  | { readonly kind: 'document' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/**
 * Problem of a request. `wait` comes from status 429; `seconds` from its Retry-After header, null without one. `file`:
 * a chosen file can no longer be read, so nothing was sent and a retry cannot help.
 */
export type Trouble =
  | { readonly reason: 'file' }
  | { readonly reason: 'offline' }
  | { readonly reason: 'server' }
  | { readonly reason: 'wait'; readonly seconds: number | null };

const answerTimeoutMs = 90_000;
const pollTimeoutMs = 15_000;

function isFlowPage(value: unknown): value is FlowPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    typeof value.step === 'string' &&
    'locale' in value &&
    typeof value.locale === 'string'
  );
}

function retryAfterSeconds(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  // The sent answer is kept for a retry; the page in this response is for browsers without script.
  if (response.status === 503) return { kind: 'trouble', trouble: { reason: 'server' } };
  if (type.includes('json')) {
    const body: unknown = await response.json();
    if (isFlowPage(body)) return { kind: 'page', page: body };
  }
  if (response.status === 429) {
    return { kind: 'trouble', trouble: { reason: 'wait', seconds: retryAfterSeconds(response) } };
  }
  if (response.status < 500 && type.includes('html')) return { kind: 'document' };
  return { kind: 'trouble', trouble: { reason: 'server' } };
}

async function talk(action: string, init: RequestInit): Promise<Answer> {
  try {
    const headers = { accept: 'application/json' };
    return await readAnswer(await fetch(action, { credentials: 'same-origin', cache: 'no-store', headers, ...init }));
  } catch {
    return { kind: 'trouble', trouble: { reason: 'offline' } };
  }
}

/**
 * Posts a form: with files as multipart/form-data, otherwise urlencoded, as the same form does without script. Large
 * files are sent before, in parts.
 *
 * @param onShare receives the part of the large files that has arrived, 0 to 1
 */
export async function sendAnswer(
  action: string,
  answer: FormData,
  onShare: (share: number) => void = () => undefined,
): Promise<Answer> {
  const data = await withoutLargeFiles(action, answer, onShare).catch(() => null);
  if (data === null) return { kind: 'trouble', trouble: { reason: 'offline' } };
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const body = fields.length === [...data].length ? new URLSearchParams(fields) : data;
  return talk(action, { method: 'POST', body, signal: AbortSignal.timeout(answerTimeoutMs) });
}

async function withoutLargeFiles(action: string, answer: FormData, onShare: (share: number) => void) {
  const isLarge = [...answer.values()].some((value) => value instanceof File && value.size > partBytes);
  return isLarge ? (await import('./parts.ts')).inParts(answer, action, onShare) : answer;
}

/** Requests the current page. */
export function askForPage(action: string): Promise<Answer> {
  return talk(action, { method: 'GET', signal: AbortSignal.timeout(pollTimeoutMs) });
}
