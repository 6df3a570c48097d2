/**
 * Refusals: expected errors that domain code throws with a code from the catalogue, and that the API turns into the
 * error document. Any other error is a fault and becomes a 500 without detail.
 */

/**
 * The catalogue by code: HTTP status and title (contract, platform 11), the cause, the remedy, and the details of an
 * example answer. `docs/errors.md` and the page `/docs/errors` are made from it.
 */
export const refusals = {
  bad_request: {
    status: 400,
    title: 'Bad request',
    cause: 'The request is malformed: a wrong type, a missing or unknown member, a wrong id prefix, a bad filter.',
    remedy:
      'Read details, which names the member and what it must be, and change the request; source.pointer leads to it.',
    example: 'data.attributes.enabled-events must be an array',
  },
  malformed_json: {
    status: 400,
    title: 'Bad request',
    cause: 'The body is not valid JSON in UTF-8, or nested too deeply.',
    remedy: 'Send a body that a JSON parser reads, in UTF-8. In a shell put it in single quotes.',
    example: 'the body is not valid JSON in UTF-8',
  },
  unknown_version: {
    status: 400,
    title: 'Bad request',
    cause: 'The Service-Version header names no known version.',
    remedy: 'Name a version of the reference, or leave the header out: the version of the key then holds.',
  },
  unauthenticated: {
    status: 401,
    title: 'Must be authenticated to access this endpoint',
    cause: 'No bearer credential was sent, or it is malformed.',
    remedy: 'Send the header Authorization: Bearer, a space, and the whole key.',
  },
  invalid_token: {
    status: 401,
    title: 'Token is invalid',
    cause: 'The API key is unknown or has expired.',
    remedy: 'Use a key that is valid: look in the dashboard under API keys, or make one with npm start -- keys create.',
  },
  session_ended: {
    status: 401,
    title: 'Session has ended',
    cause: 'The session of the person is unknown, was ended or has run out; sign in again.',
    remedy: 'Sign in again.',
  },
  sign_in_refused: {
    status: 401,
    title: 'Sign-in refused',
    cause:
      'The e-mail address, password, code, passkey or link is wrong, was used or has expired; which one is not told.',
    remedy: 'Try again, or use another way in; an administrator can send a new link.',
  },
  foreign_write: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A write with the session of a person that no page of this service sent: it lacks the text of the csrf cookie.',
    remedy: 'Send such a write from the dashboard, or use an API key.',
    example: 'the request comes from another site',
  },
  production_not_approved: {
    status: 403,
    title: 'Forbidden',
    cause:
      'The production environment is inactive: the organization has no production access, or it was suspended. Nothing is created there; what exists can be read, decided and redacted.',
    remedy: 'Ask the operator for production access; work in the sandbox until then.',
  },
  people_only: {
    status: 403,
    title: 'Forbidden',
    cause: 'The endpoint is for people who are signed in to the dashboard; no key may call it.',
    remedy: 'Do it in the dashboard, signed in.',
  },
  step_up_required: {
    status: 403,
    title: 'Forbidden',
    cause: 'This asks for a passkey or a code again, shown in the last five minutes.',
    remedy: 'Show the passkey or the code again and repeat the request within five minutes.',
  },
  second_factor_required: {
    status: 403,
    title: 'Forbidden',
    cause:
      'With a password alone a person reaches the sandbox: set up a passkey or an authenticator app, or sign in with it.',
    remedy: 'Add a passkey or an authenticator app to your account and sign in with it.',
  },
  address_not_allowed: {
    status: 403,
    title: 'Forbidden',
    cause: 'The key may not be used from this address.',
    remedy: 'Send the request from an allowed address, or add this one to the allowlist of the key.',
  },
  missing_permission: {
    status: 403,
    title: 'Forbidden',
    cause:
      'The key lacks the permission that the endpoint, a resource to be included or an event of a webhook asks for.',
    remedy: 'Give the key the permission that the operation names, or use a key that has it.',
  },
  wrong_environment: {
    status: 403,
    title: 'Forbidden',
    cause: 'The endpoint exists only in the other environment, such as simulations in the sandbox.',
    remedy: 'Use a key of the other environment.',
    example: 'this endpoint exists only in the sandbox environment',
  },
  not_found: {
    status: 404,
    title: 'Record not found',
    cause: 'Nothing with this id exists in the environment of the key.',
    remedy: 'Check the id, and that the key is of the environment in which it was made.',
  },
  file_forbidden: {
    status: 403,
    title: 'Forbidden',
    cause: 'The access token of the file link is wrong or has expired; ask the API for a fresh link.',
    remedy: 'Read the resource again by API and use the file link of that answer.',
  },
  file_gone: {
    status: 410,
    title: 'Gone',
    cause: 'The file was erased by a redaction or a retention rule.',
    remedy: 'Nothing brings the file back; keep your own copy of what you must keep longer.',
  },
  unknown_route: {
    status: 404,
    title: 'Not found',
    cause: 'No endpoint has this path.',
    remedy: 'Compare the path with the reference; it begins with /api/v1.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    cause: 'The path exists, but not with this method; see the Allow header.',
    remedy: 'Use one of the methods in the header Allow.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    cause: 'The headers or the body took too long to arrive.',
    remedy: 'Send the request again. If it happens often, look for a slow proxy before the service.',
    example: 'the body took longer than 10 s',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    cause: 'The request clashes with the current state, such as approving twice or redacting what is redacted.',
    remedy: 'Read the record again and decide by its status; details says what stands in the way.',
    example: 'the inquiry is already redacted',
  },
  second_read_required: {
    status: 409,
    title: 'Conflict',
    cause:
      'The template asks for two people to agree. A key counts as nobody, and nobody counts twice; the inquiry moves, or the match is dismissed, once a second person decides the same.',
    remedy: 'Let another person with the right to decide do the same in the dashboard.',
    example: 'this needs two reviewers, and an API key cannot be one',
  },
  own_inquiry: {
    status: 409,
    title: 'Conflict',
    cause: 'A person cannot decide an inquiry that they created, unless its template allows it.',
    remedy: 'Let another person decide.',
    example: 'you created this inquiry; another person must decide it',
  },
  stale_object: {
    status: 409,
    title: 'Stale object error',
    cause: 'The record was changed at the same moment; read it again and retry.',
    remedy: 'Read the record again, apply your change to what it is now, and repeat.',
    example: 'the verification was changed at the same moment',
  },
  not_unique: {
    status: 409,
    title: 'Record not unique',
    cause: 'A record with this unique value exists already.',
    remedy: 'Use another value, or update the record that has it.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'Conflict',
    cause: 'The first request with this Idempotency-Key is still running; retry after a second.',
    remedy: 'Wait a second and send the same request with the same key.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    cause: 'The body is larger than the endpoint takes.',
    remedy: 'Send less at once: smaller pictures, or several requests.',
    example: 'the body is too large',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    cause: 'The Content-Type is not taken by the endpoint, or the body is compressed.',
    remedy:
      'Send Content-Type: application/json and an uncompressed body; uploads say their own type in the reference.',
    example: 'compressed bodies are not taken',
  },
  unprocessable: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'Well-formed, but a rule of the record fails; source.pointer names the member.',
    remedy: 'Change the member that source.pointer names as details says.',
    example: 'data.attributes.name must be shorter than 255 characters',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'The Idempotency-Key was used before with another request.',
    remedy: 'Make a new key for each new request; repeat one only for the same request.',
    example: 'this Idempotency-Key was used with a different request',
  },
  exceeds_grant: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A key gives another key, a webhook or itself nothing that it lacks: no wider addresses, attributes or rate. It neither changes nor ends a key that may do more, is not given again what a key with other rights was shown once, and with a blocklist gets no files made of attributes.',
    remedy: 'Let an owner do it in the dashboard, or use a key that has what it gives.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    cause: 'More requests a minute than the environment or the key may make; see RateLimit-Reset.',
    remedy: 'Wait for the seconds of RateLimit-Reset, and spread your requests.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    cause:
      'More creations of this kind a minute than the environment may make, or a month than the plan of the organization includes; see Quota-Reset.',
    remedy: 'Wait for the seconds of Quota-Reset, or ask the operator for a larger plan.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request header fields too large',
    cause: 'The address and the headers together are larger than 16 kB.',
    remedy: 'Shorten the address: page through a list, or send fewer ids at once.',
  },
  internal: {
    status: 500,
    title: 'Internal server error',
    cause: 'A fault of ours; the Request-Id leads to the log.',
    remedy: 'Repeat the request once. If it fails again, give the Request-Id to the operator of the service.',
  },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    cause: 'The database or the disk cannot be reached or is full; retry after the seconds of Retry-After.',
    remedy: 'Wait for the seconds of Retry-After and repeat. The operator finds the reason at /readyz.',
    example: 'too many requests at once',
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
