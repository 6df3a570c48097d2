/** An error of the server: the first entry of its error document. */

export interface ApiErrorParts {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Error code such as `step_up_required`; `unreachable` without a response. */
  readonly code: string;
  readonly details: string;
  /** Request id for support; empty without a response. */
  readonly requestId: string;
  /** JSON pointer of the refused member. */
  readonly pointer?: string;
  /** Seconds to wait, if the server states them. */
  readonly retryAfter?: number;
  /** All errors, including the first. */
  readonly entries?: readonly ErrorEntry[];
}

export interface ErrorEntry {
  readonly details: string;
  readonly pointer: string;
}

export class ApiError extends Error implements ApiErrorParts {
  readonly status: number;
  readonly code: string;
  readonly details: string;
  readonly requestId: string;
  readonly pointer: string | undefined;
  readonly retryAfter: number | undefined;
  readonly entries: readonly ErrorEntry[];

  constructor(parts: ApiErrorParts) {
    super(`${parts.status} ${parts.code}: ${parts.details}`);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details;
    this.requestId = parts.requestId;
    this.pointer = parts.pointer;
    this.retryAfter = parts.retryAfter;
    this.entries = parts.entries ?? [];
  }
}

interface ErrorDocument {
  readonly errors?: readonly {
    readonly code?: string;
    readonly title?: string;
    readonly details?: string;
    readonly source?: { readonly pointer?: string };
  }[];
}

/** Reads the error of a failed response. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const document = (await response.json().catch(() => ({}))) as ErrorDocument;
  const [entry = {}] = document.errors ?? [];
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: entry.code ?? `http_${response.status}`,
    details: entry.details ?? entry.title ?? response.statusText,
    requestId: response.headers.get('request-id') ?? '',
    pointer: entry.source?.pointer,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    entries: (document.errors ?? []).map(({ details = '', source }) => ({ details, pointer: source?.pointer ?? '' })),
  });
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** Returns the error of a member without the path before it, which is redundant next to the member's field. */
export const withoutPath = (details: string): string => details.replace(/^(?:meta|data)(?:\.[\w-]+)+ /, '');
