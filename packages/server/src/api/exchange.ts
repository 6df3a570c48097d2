/**
 * States of a request in the pipeline. A stage declares the state it needs and returns its additions, so a stage that
 * runs too early does not compile.
 */
import type { Inflection } from '../lib/casing.ts';
import type { Actor } from '../security/scope.ts';
import type { AuditNote } from './audit-trail.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import type { Reservation } from './rate/allowance.ts';
import type { RateDecision } from './rate/rate-limiter.ts';
import type { ApiServices } from './services.ts';

/** A request whose route the server found; its body is not read yet. */
export interface Received {
  readonly services: ApiServices;
  readonly endpoint: Endpoint;
  readonly request: {
    readonly method: string;
    /** Path with the `/api/v1` prefix, without the query. */
    readonly path: string;
    readonly params: Readonly<Record<string, string>>;
    /** Raw query string without the question mark. */
    readonly search: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly ip: string;
    /** Reads the body; called once, by the stage of that name. Throws payload_too_large past `limit` bytes. */
    readBody(limit: number): Promise<Buffer>;
  };
  /** Headers of the answer; a refusal includes them too. */
  readonly answerHeaders: Record<string, string>;
}

export interface Identified extends Received {
  readonly requestId: string;
}

export interface Authenticated extends Identified {
  readonly caller: Caller;
  readonly actor: Actor;
}

/** A request that was counted against the limits of its key and its environment. */
export interface Counted extends Authenticated {
  readonly rate: RateDecision;
  /** Reservation of a creation that a monthly allowance counts. */
  readonly reservation: Reservation | null;
  /** True when the request has an idempotency key and no request committed before the count used it. */
  readonly keyIsFresh: boolean;
}

/** A request whose content type and accepted types the endpoint supports. */
export interface Negotiated extends Counted {
  readonly isNegotiated: true;
}

export interface Versioned extends Negotiated {
  readonly version: string;
  readonly inflection: Inflection;
}

/** A request whose key may call the endpoint, from this address and in this environment. */
export interface Authorized extends Versioned {
  readonly isAuthorized: true;
}

/** A request whose body has been read. */
export interface Whole extends Authorized {
  /** Request body; empty for reads and if none was sent. */
  readonly body: Buffer;
}

/** A request after any stage: the additions of later stages are optional. */
export type Reached = Identified & Partial<Whole>;

/** An answer without the headers that all answers share. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Id of the primary resource, null for lists and refusals. */
  readonly objectId: string | null;
  /** Ids of every resource in the answer, if there are several. */
  readonly objectIds: readonly string[];
  /** Values of `Set-Cookie`; not kept for an idempotency key. */
  readonly cookies?: readonly string[];
  /** Id of the first request, on a replay. */
  readonly firstRequestId?: string;
  readonly note?: AuditNote;
  /** True once the row of the audit log was written with the work. */
  readonly isAudited?: true;
}

/** A request with its answer, to be sent and logged. */
export interface Answered extends Received {
  /** Id of this request; on a replay, id of the first one. */
  readonly requestId: string;
  /** Caller; null if the request was refused before its key was known. */
  readonly caller: Caller | null;
  /** Request body; empty if it was not read. */
  readonly body: Buffer;
  readonly objectId: string | null;
  readonly answer: {
    readonly status: number;
    readonly headers: Record<string, string>;
    readonly cookies: readonly string[];
    readonly body: Buffer;
  };
}
