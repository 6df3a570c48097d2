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
    remedy: 'Correct the member that source.pointer points to; details says what it must be.',
    example: 'data.attributes.enabled-events must be an array',
  },
  malformed_json: {
    status: 400,
    title: 'Bad request',
    cause: 'The body is not valid JSON in UTF-8, or nested too deeply.',
    remedy: 'Send valid JSON in UTF-8. In a shell, put the body in single quotes.',
    example: 'the body is not valid JSON in UTF-8',
  },
  unknown_version: {
    status: 400,
    title: 'Bad request',
    cause: 'The Service-Version header names an unknown version.',
    remedy: 'Send a version of the reference, or omit the header to use the version of the key.',
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
    remedy: 'Use a valid key: see API keys in the dashboard, or create one with npm start -- keys create.',
  },
  session_ended: {
    status: 401,
    title: 'Session has ended',
    cause: 'The session is unknown, was ended or has expired.',
    remedy: 'Sign in again.',
  },
  sign_in_refused: {
    status: 401,
    title: 'Sign-in refused',
    cause:
      'The e-mail address, password, code, passkey or link is wrong, was used or has expired. The response does not say which.',
    remedy: 'Try again, or sign in another way. An administrator can send a new link.',
  },
  foreign_write: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A write with a dashboard session did not come from a page of this service: it lacks the value of the csrf cookie.',
    remedy: 'Make the change in the dashboard, or use an API key.',
    example: 'the request comes from another site',
  },
  production_not_approved: {
    status: 403,
    title: 'Forbidden',
    cause:
      'The production environment is inactive: the organization has no production access, or it was suspended. Nothing can be created there; existing records can be read, decided and redacted.',
    remedy: 'Request production access from the operator, and use the sandbox until then.',
  },
  people_only: {
    status: 403,
    title: 'Forbidden',
    cause: 'Only people who are signed in to the dashboard can use this endpoint; API keys cannot.',
    remedy: 'Sign in to the dashboard and do it there.',
  },
  step_up_required: {
    status: 403,
    title: 'Forbidden',
    cause: 'This action requires that you confirmed your identity with a passkey or a code in the last five minutes.',
    remedy: 'Use your passkey or enter a code again, and repeat the request within five minutes.',
  },
  second_factor_required: {
    status: 403,
    title: 'Forbidden',
    cause: 'People who sign in with only a password can use only the sandbox.',
    remedy: 'Add a passkey or an authenticator app to your account and sign in with it.',
  },
  address_not_allowed: {
    status: 403,
    title: 'Forbidden',
    cause: 'The key is not allowed from this IP address.',
    remedy: 'Send the request from an allowed IP address, or add this one to the allowlist of the key.',
  },
  missing_permission: {
    status: 403,
    title: 'Forbidden',
    cause: 'The key lacks a permission that the endpoint, an included resource or an event of a webhook requires.',
    remedy: 'Give the key the permission that the operation requires, or use a key that has it.',
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
    remedy: 'Check the id, and use a key of the environment in which the record was created.',
  },
  file_forbidden: {
    status: 403,
    title: 'Forbidden',
    cause: 'The access token of the file link is wrong or has expired.',
    remedy: 'Retrieve the resource again and use the file link of that response.',
  },
  file_gone: {
    status: 410,
    title: 'Gone',
    cause: 'The file was erased by a redaction or a retention rule.',
    remedy: 'The file cannot be restored. Keep your own copy of files that you need for longer.',
  },
  unknown_route: {
    status: 404,
    title: 'Not found',
    cause: 'No endpoint has this path.',
    remedy: 'Compare the path with the API reference; paths begin with /api/v1.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    cause: 'The path does not support this method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    cause: 'The headers or the body took too long to arrive.',
    remedy: 'Send the request again. If it happens often, look for a slow proxy in front of the service.',
    example: 'the body took longer than 10 s',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    cause: 'The request conflicts with the current state of the record, such as approving an inquiry twice.',
    remedy: 'Retrieve the record again and check its status; details names the conflict.',
    example: 'the inquiry is already redacted',
  },
  second_read_required: {
    status: 409,
    title: 'Conflict',
    cause:
      'The template requires two reviewers. An API key cannot be a reviewer, and one person counts once. The decision takes effect when a second reviewer decides the same.',
    remedy: 'Ask a second reviewer to decide in the dashboard.',
    example: 'this needs two reviewers, and an API key cannot be one',
  },
  own_inquiry: {
    status: 409,
    title: 'Conflict',
    cause: 'People cannot decide an inquiry that they created, unless its template allows it.',
    remedy: 'Ask another person to decide.',
    example: 'you created this inquiry; another person must decide it',
  },
  stale_object: {
    status: 409,
    title: 'Stale object error',
    cause: 'Another request changed the record at the same time.',
    remedy: 'Retrieve the record again, apply your change to its current state, and retry.',
    example: 'the verification was changed at the same moment',
  },
  not_unique: {
    status: 409,
    title: 'Record not unique',
    cause: 'A record with this unique value already exists.',
    remedy: 'Use another value, or update the record that has it.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'Conflict',
    cause: 'The first request with this Idempotency-Key is still running.',
    remedy: 'Wait a second and send the same request with the same key.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    cause: 'The body is larger than the endpoint accepts.',
    remedy: 'Send smaller pictures, or split the data into several requests.',
    example: 'the body is too large',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    cause: 'The endpoint does not accept this Content-Type, or the body is compressed.',
    remedy:
      'Send Content-Type: application/json and an uncompressed body. The API reference names the types of uploads.',
    example: 'compressed bodies are not accepted',
  },
  unprocessable: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'The request is well-formed, but a member breaks a rule of the record.',
    remedy: 'Correct the member that source.pointer points to; details says what it must be.',
    example: 'data.attributes.name must be shorter than 255 characters',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Unprocessable entity',
    cause: 'The Idempotency-Key was used before with another request.',
    remedy: 'Use a new key for each new request. Reuse a key only to repeat the same request.',
    example: 'this Idempotency-Key was used with a different request',
  },
  exceeds_grant: {
    status: 403,
    title: 'Forbidden',
    cause:
      'A key cannot grant rights that it lacks to another key, a webhook or itself: no wider IP addresses, attributes or rate limits. It cannot change or expire a key with more rights, cannot replay a response that showed a secret to a key with other rights, and with an attribute blocklist cannot get files that contain attributes.',
    remedy: 'Ask an owner to do it in the dashboard, or use a key that has the rights it grants.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    cause: 'The environment or the key has made too many requests in this minute.',
    remedy: 'Wait for the number of seconds in the RateLimit-Reset header, and spread your requests.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    cause:
      'The environment has created too many records of this kind in this minute, or the organization has used its monthly allowance.',
    remedy: 'Wait for the number of seconds in the Quota-Reset header, or ask the operator for a larger plan.',
  },
  headers_too_large: {
    status: 431,
    title: 'Request header fields too large',
    cause: 'The URL and the headers together are larger than 16 kB.',
    remedy: 'Shorten the URL: page through a list, or send fewer ids at once.',
  },
  internal: {
    status: 500,
    title: 'Internal server error',
    cause: 'The service has a fault. Its log has details under the Request-Id of the response.',
    remedy: 'Retry once. If it fails again, give the Request-Id to the operator of the service.',
  },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    cause: 'The database or the disk is unavailable or full, or the service is overloaded.',
    remedy: 'Retry after the number of seconds in the Retry-After header. The operator finds the reason at /readyz.',
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
