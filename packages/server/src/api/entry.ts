/**
 * The declaration of an entry: what somebody may ask of the dashboard's private surface before they have signed in. No key and no
 * session stands before it, so it takes no environment from the request, and bodies are small, flat and in kebab case.
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

/** Where a request comes from. */
export interface Visit {
  /** With its prefix, without the query. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly ip: string;
  readonly userAgent: string;
  /** Raw header; the language of messages is chosen from it. */
  readonly acceptLanguage: string | undefined;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What an entry works with; it opens the scope of an organization itself, once it knows which. */
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
  /** Work that nobody waits for: it begins when the answer was sent, and the service ends after it. */
  afterAnswer(work: () => Promise<void>): void;
}

export type EntryAnswer<Body> =
  | { readonly body: Body; readonly session?: NewSession; readonly cookies?: readonly string[] }
  /** A place of this service or of the issuer that people sign in at. */
  | { readonly redirect: string; readonly session?: NewSession; readonly cookies?: readonly string[] };

export interface Entry {
  readonly method: 'GET' | 'POST';
  /** Path below `/dashboard/api`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Null for one that takes none. */
  readonly body: TObject | null;
  readonly answerBody: TSchema | null;
  /** Set where the browser is sent on, with 303. */
  readonly redirects?: true;
  /** Throws refusals. */
  handle(context: EntryContext, visit: Visit, body: object): Promise<EntryAnswer<object>>;
}

/** Declares an entry; what its handler takes and answers is inferred from the schemas beside it. */
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
