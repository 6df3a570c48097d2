/**
 * A refusal is an expected "no": domain code throws it with a code from the catalogue, the API turns it into the error
 * document. Any other error is a fault and becomes a 500 without detail.
 */

/** The catalogue: code to HTTP status and title (contract, platform 11). `docs/errors.md` is generated from it. */
export const refusals = {
  bad_request: {
    status: 400,
    title: 'Bad request',
    cause: 'The request is malformed: a wrong type, a missing or unknown member, a wrong id prefix, a bad filter.',
  },
  malformed_json: {
    status: 400,
    title: 'Bad request',
    cause: 'The body is not valid JSON in UTF-8, or nested too deeply.',
  },
  unknown_version: { status: 400, title: 'Bad request', cause: 'The Service-Version header names no known version.' },
  unauthenticated: {
    status: 401,
    title: 'Must be authenticated to access this endpoint',
    cause: 'No bearer credential was sent, or it is malformed.',
  },
  invalid_token: { status: 401, title: 'Token is invalid', cause: 'The API key is unknown or has expired.' },
  session_ended: {
    status: 401,
    title: 'Session has ended',
    cause: 'The session of the person is unknown, was ended or has run out; sign in again.',
  },
  sign_in_refused: {
    status: 401,
    title: 'Sign-in refused',
    cause:
      'The e-mail address, password, code, passkey or link is wrong, was used or has expired; which one is not told.',
  },
  foreign_write: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A write with the session of a person that no page of this service sent: it lacks the text of the csrf cookie.',
  },
  production_not_approved: {
    status: 403,
    title: 'Forbidden',
    cause:
      'The production environment is inactive: the organization has no production access, or it was suspended. Nothing is created there; what exists can be read, decided and redacted.',
  },
  people_only: {
    status: 403,
    title: 'Forbidden',
    cause: 'The endpoint is for people who are signed in to the dashboard; no key may call it.',
  },
  step_up_required: {
    status: 403,
    title: 'Forbidden',
    cause: 'This asks for a passkey or a code again, shown in the last five minutes.',
  },
  second_factor_required: {
    status: 403,
    title: 'Forbidden',
    cause:
      'With a password alone a person reaches the sandbox: set up a passkey or an authenticator app, or sign in with it.',
  },
  address_not_allowed: { status: 403, title: 'Forbidden', cause: 'The key may not be used from this address.' },
  missing_permission: {
    status: 403,
    title: 'Forbidden',
    cause:
      'The key lacks the permission that the endpoint, a resource to be included or an event of a webhook asks for.',
  },
  wrong_environment: {
    status: 403,
    title: 'Forbidden',
    cause: 'The endpoint exists only in the other environment, such as simulations in the sandbox.',
  },
  not_found: {
    status: 404,
    title: 'Record not found',
    cause: 'Nothing with this id exists in the environment of the key.',
  },
  file_forbidden: {
    status: 403,
    title: 'Forbidden',
    cause: 'The access token of the file link is wrong or has expired; ask the API for a fresh link.',
  },
  file_gone: { status: 410, title: 'Gone', cause: 'The file was erased by a redaction or a retention rule.' },
  unknown_route: { status: 404, title: 'Not found', cause: 'No endpoint has this path.' },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    cause: 'The path exists, but not with this method; see the Allow header.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    cause: 'The headers or the body took too long to arrive.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    cause: 'The request clashes with the current state, such as approving twice or redacting what is redacted.',
  },
  second_read_required: {
    status: 409,
    title: 'Conflict',
    cause:
      'The template asks for two people to agree. A key counts as nobody, and nobody counts twice; the inquiry moves, or the match is dismissed, once a second person decides the same.',
  },
  own_inquiry: {
    status: 409,
    title: 'Conflict',
    cause: 'A person cannot decide an inquiry that they created, unless its template allows it.',
  },
  stale_object: {
    status: 409,
    title: 'Stale object error',
    cause: 'The record was changed at the same moment; read it again and retry.',
  },
  not_unique: { status: 409, title: 'Record not unique', cause: 'A record with this unique value exists already.' },
  idempotency_in_progress: {
    status: 409,
    title: 'Conflict',
    cause: 'The first request with this Idempotency-Key is still running; retry after a second.',
  },
  payload_too_large: { status: 413, title: 'Payload too large', cause: 'The body is larger than the endpoint takes.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    cause: 'The Content-Type is not taken by the endpoint, or the body is compressed.',
  },
  unprocessable: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'Well-formed, but a rule of the record fails; source.pointer names the member.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'The Idempotency-Key was used before with another request.',
  },
  exceeds_grant: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A key gives another key, a webhook or itself nothing that it lacks: no wider addresses, attributes or rate. It neither changes nor ends a key that may do more, is not given again what a key with other rights was shown once, and with a blocklist gets no files made of attributes.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    cause: 'More requests a minute than the environment or the key may make; see RateLimit-Reset.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    cause:
      'More creations of this kind a minute than the environment may make, or a month than the plan of the organization includes; see Quota-Reset.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request header fields too large',
    cause: 'The address and the headers together are larger than 16 kB.',
  },
  internal: { status: 500, title: 'Internal server error', cause: 'A fault of ours; the Request-Id leads to the log.' },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    cause: 'The database or the disk cannot be reached or is full; retry after the seconds of Retry-After.',
  },
} as const;

export type RefusalCode = keyof typeof refusals;

export interface RefusalEntry {
  readonly details?: string;
  /** JSON pointer into the request body. */
  readonly pointer?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly entries: readonly RefusalEntry[];
  /** Extra response headers, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: RefusalCode,
    entries: RefusalEntry | readonly RefusalEntry[] = {},
    headers: Record<string, string> = {},
  ) {
    super(code);
    this.code = code;
    const all = Array.isArray(entries) ? (entries as readonly RefusalEntry[]) : [entries as RefusalEntry];
    // An answer names at least the kind of error.
    this.entries = all.length === 0 ? [{}] : all;
    this.headers = headers;
  }
}

/** Returns an entry that names the member at its pointer: `data.attributes.name must be …`. */
export const problemAt = (pointer: string, problem: string): RefusalEntry => ({
  details: `${pointer.slice(1).replaceAll('/', '.')} ${problem}`,
  pointer,
});

/**
 * Returns the message for a text of more than `longest` characters. Clients of the reference compare the whole
 * sentence, so it begins without a path: the pointer gives the place.
 */
export const tooLong = (longest: number): string => `must be shorter than ${longest} characters`;
