/**
 * Declaration of an entry: a request to the dashboard's private surface before sign-in. It has no key, session or
 * environment; its body is small, flat and in kebab case.
 */
import type { TObject, TSchema } from 'typebox';
import type { Database } from '../database/connection.ts';
import type { Clock } from '../lib/clock.ts';
import type { IdSource } from '../lib/ids.ts';
import type { OperationRunner } from '../operations/runner.ts';
import type { KeyRing } from '../security/key-ring.ts';
import type { Scope } from '../security/scope.ts';
import type { Wire } from './json-api/schema.ts';
import type { NewSession } from './session-cookies.ts';

/** An entry's request and its origin. */
export interface Visit {
  /** Path with its prefix, without the query. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly ip: string;
  readonly userAgent: string;
  /** Raw header, from which the language of messages is chosen. */
  readonly acceptLanguage: string | undefined;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Services of an entry. The entry opens the scope of an organization itself, once it knows the organization. */
export interface EntryContext {
  readonly database: Database;
  readonly runner: OperationRunner;
  readonly scopes: {
    all(): Promise<readonly Scope[]>;
    ofOrganization(organizationId: string): Promise<readonly Scope[]>;
    organizationName(scope: Scope): Promise<string>;
  };
  readonly keyRing: KeyRing;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
  /** Runs work after the answer was sent; the service waits for it before it stops. */
  afterAnswer(work: () => Promise<void>): void;
}

export type EntryAnswer<Body> =
  | { readonly body: Body; readonly session?: NewSession; readonly cookies?: readonly string[] }
  /** A redirect to this service or to the issuer that users sign in at. */
  | { readonly redirect: string; readonly session?: NewSession; readonly cookies?: readonly string[] };

export interface Entry {
  readonly method: 'GET' | 'POST';
  /** Path below `/dashboard/api`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Schema of the body; null for an entry without one. */
  readonly body: TObject | null;
  readonly answerBody: TSchema | null;
  /** Set if the browser is redirected, with 303. */
  readonly redirects?: true;
  /** Handles the request; throws refusals. */
  handle(context: EntryContext, visit: Visit, body: object): Promise<EntryAnswer<object>>;
}

/** Declares an entry; the types of its handler's input and answer are inferred from its schemas. */
export function entry<Body extends TObject, AnswerBody extends TSchema>(declared: {
  readonly method: Entry['method'];
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly body: Body | null;
  readonly answerBody: AnswerBody | null;
  readonly redirects?: true;
  handle(
    context: EntryContext,
    visit: Visit,
    body: Wire<Body>,
  ): Promise<EntryAnswer<Wire<NoInfer<AnswerBody>> & object>>;
}): Entry {
  return declared as Entry;
}
