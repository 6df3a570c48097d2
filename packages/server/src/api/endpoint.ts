/**
 * Declaration of an endpoint. Routing, authorization, validation, OpenAPI and the isolation tests are generated from
 * the table of declarations; an undeclared route does not exist.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { OperationContext, ReadContext } from '../operations/context.ts';
import type { Permission, Right } from '../security/permissions.ts';
import type { EnvironmentKind } from '../security/scope.ts';
import type { AuditNote } from './audit-trail.ts';
import type { Caller } from './caller.ts';
import type { Resource } from './json-api/document.ts';
import type { Filters } from './json-api/filters.ts';
import type { Page, PageRequest } from './json-api/pagination.ts';
import type { Wire } from './json-api/schema.ts';
import type { QuotaName } from './rate/quotas.ts';
import type { RateDecision } from './rate/rate-limiter.ts';
import type { NewSession } from './session-cookies.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Members = Readonly<Record<string, unknown>>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/**
 * Path parameters with their values; the router guarantees that each has one. Allows any name if the type of the path
 * is not a literal.
 */
export type PathParams<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : { readonly [Name in ParamNames<Path>]: string };

/** The parsed request that a handler receives: keys in kebab case, newest version, each part typed by its schema. */
export interface EndpointInput<
  Attributes = Members,
  Meta = Members,
  Body = Members,
  FilterName extends string = string,
  Path extends string = string,
> {
  readonly params: PathParams<Path>;
  readonly filter: Filters<FilterName>;
  readonly page: PageRequest;
  readonly attributes: Attributes;
  readonly meta: Meta;
  /** `data.type` as sent; null if it was absent. */
  readonly sentType: string | null;
  /** The whole body of an endpoint that declares `body`, else empty. */
  readonly body: Body;
  /** Version and inflection of the caller: new webhooks and keys are pinned to them. */
  readonly apiVersion: string;
  /** Rights of the caller. */
  readonly permissions: ReadonlySet<Right>;
  readonly caller: Caller;
  /** Header `Accept-Language` as it was sent; null if absent. */
  readonly acceptLanguage: string | null;
  /** Id of the audit log row, see `auditIdOf`. */
  readonly requestId: string;
  /** Requests left in this minute, this one counted. */
  readonly rate: RateDecision;
}

/** The answer of a handler; the slice of each referenced type loads and serializes it. */
export type Answer<Meta = Members, Body = Members> =
  | {
      readonly resource: Resource;
      readonly meta?: Meta;
      readonly status?: number;
      readonly note?: AuditNote;
      readonly session?: SessionChange;
    }
  | { readonly page: Page<Resource>; readonly meta?: Meta }
  | ListedPage
  /** Several resources outside of a list, such as those that an action changed. */
  | { readonly resources: readonly Resource[]; readonly status?: number }
  /**
   * A body that no slice renders: the endpoint declares its shape in `answerBody`, and only casing is applied to it.
   */
  | { readonly body: Body; readonly note?: AuditNote; readonly session?: SessionChange }
  /** A file whose bytes are sent unchanged. */
  | { readonly file: AnswerFile; readonly note?: AuditNote };

/** A new token for the caller's session, or its end: the answer sets the cookies. */
export type SessionChange = NewSession | 'ended';

/** A page of a list whose items may be served from the cache while the revisions of their rows are unchanged. */
export interface ListedPage {
  readonly listed: Page<{ readonly id: string; readonly revision: number }>;
  /** Loads the items with these ids, in any order, each with the revision it was read at. */
  load(ids: readonly string[]): Promise<readonly { readonly resource: Resource; readonly revision: number }[]>;
}

export interface AnswerFile {
  readonly contentType: string;
  /** File name suggested for saving. */
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Language of its words, a BCP 47 tag; absent for a file without words of the product. */
  readonly language?: string;
  /** True for a stored file; others are rendered from attributes, which may be hidden from a key. */
  readonly isStored?: true;
  /** True for a file that already leaves out the attributes hidden from the caller. */
  readonly isShownWhole?: true;
}

/**
 * Request member that names a resource: of a filter, the attributes, the body or its `meta`. With the path parameter
 * that names the same kind of resource.
 */
export interface BoundBy {
  readonly member: string;
  readonly parameter: string;
}

interface EndpointCommon {
  readonly method: Method;
  /** Path below `/api/v1`, parameters in braces: `/inquiries/{inquiry-id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Permission that a key needs; null if every key may call it. */
  readonly permission: Permission | null;
  /** Right that a user needs, if it differs from that of a key: a decision requires more than a write. */
  readonly userPermission?: Right;
  /** Set for endpoints for users only, below `/dashboard/api` (the private surface of the dashboard). */
  readonly surface?: 'dashboard';
  /** True for actions that require a passkey or a code again, if the last one is older than five minutes. */
  readonly stepUp?: true;
  /** True if the write may change what a key is allowed to do: cached callers are dropped after it. */
  readonly changesCallers?: true;
  /** False for requests that a page repeats automatically, such as for its session: they write no audit log row. */
  readonly audited?: false;
  /**
   * Kind of its rows in the audit log, if the method does not imply it: a POST that reads, or a read of one person's
   * data.
   */
  readonly auditedAs?: 'view' | 'read';
  /** `production` and `sandbox` endpoints answer 403 to keys of the other environment. */
  readonly environment: 'any' | EnvironmentKind;
  /**
   * Set if users may call the endpoint from any environment though keys may not: its resource belongs to the
   * organization.
   */
  readonly environmentOfPeople?: 'any';
  /** Quota that a creation counts against, if the operator set one. */
  readonly quota?: QuotaName;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** True if the attributes may also be sent as a form (`multipart/form-data`), files among them. */
  readonly acceptsForm?: true;
  /** Status of success. */
  readonly success: 200 | 201 | 202;
  /**
   * Other statuses of success, such as 200 if a creation found an existing resource, or 202 if a decision waits for a
   * second reviewer.
   */
  readonly otherSuccess?: readonly (200 | 201 | 202)[];
  /** Type of the primary resource; its slice renders it and defines what may be included. */
  readonly resourceType: string;
  /** Types of the answer, if there are several. */
  readonly answerTypes?: readonly string[];
  /** Members of `data.attributes`; null if the endpoint has none. */
  readonly attributes: TObject | null;
  /** Members of the top-level `meta`. */
  readonly meta: TObject | null;
  /** Members of a body that is no resource, such as a search; excludes `attributes` and `meta`. */
  readonly body: TObject | null;
  /** Names allowed in `filter[…]`; null for endpoints other than lists. */
  readonly filters: TObject | null;
  /**
   * Request member that identifies the inquiry template, if no path parameter does, for rights bound to templates: the
   * filter that narrows a list, an attribute of a creation, or a member of the body or its `meta`. Without it, bound
   * rights do not apply.
   */
  readonly boundBy?: BoundBy;
  /** Shape of `meta` in the answer. */
  readonly answerMeta?: TSchema;
  /** Schema of an answer that is neither a resource nor a page of resources. */
  readonly answerBody?: TSchema;
  /** True if the answer is an array of resources outside of a list. */
  readonly answersMany?: boolean;
  /** Media type of an answer that is a file. */
  readonly answerFile?: 'application/pdf' | '*/*';
  /** Languages of an answer that people read; the header `Accept-Language` chooses one of them, the first by default. */
  readonly languages?: readonly [string, ...string[]];
  /** Refusals that the method does not imply, such as a filter that breaks a rule of the record, or a timeout. */
  readonly furtherRefusals?: readonly (408 | 422)[];
  /** Relationships whose resources are included by default, on a list too, if the caller may read them. */
  readonly embeds?: readonly string[];
  /** True if the endpoint is an extension, which the reference API does not have. */
  readonly extension?: boolean;
}

export interface ReadingEndpoint extends EndpointCommon {
  readonly method: 'GET';
  /** Runs before a connection is taken. */
  prepare?(): Promise<void>;
  handle(context: ReadContext, input: EndpointInput): Promise<Answer>;
}

/** Runs reads before the transaction of a request begins. */
export type Look = <Result>(work: (context: ReadContext) => Promise<Result>) => Promise<Result>;

export interface WritingEndpoint extends EndpointCommon {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  /**
   * Does slow work before the transaction, without a connection. Never use it to refuse: its errors do not reach the
   * audit log.
   */
  prepare?(look: Look, input: EndpointInput): Promise<unknown>;
  /** Handles the request; `prepared` is the result of `prepare`. */
  handle(context: OperationContext, input: EndpointInput, prepared: unknown): Promise<Answer>;
}

export type Endpoint = ReadingEndpoint | WritingEndpoint;

export const jsonBodyLimit = 1_000_000;
/** Body limit for requests that may hold files in base64 (contract, platform 20). */
export const fileBodyLimit = 45_000_000;

/** An object without members: the schema of a part that an endpoint does not declare. */
export type NoMembers = TObject<Record<never, never>>;

type Always = 'operationId' | 'summary' | 'permission' | 'resourceType';

type PeopleMembers = 'userPermission' | 'surface' | 'stepUp' | 'audited' | 'auditedAs' | 'boundBy';

type ReadingMembers =
  | 'furtherRefusals'
  | 'extension'
  | 'environment'
  | 'environmentOfPeople'
  | 'embeds'
  | 'answerFile'
  | 'languages'
  | 'answerTypes'
  | 'boundBy'
  | 'answersMany'
  | PeopleMembers;

/**
 * Declares a reading endpoint with the defaults that nearly all share. The types of the handler's input and answer are
 * inferred from the declared schemas: the pipeline has checked the request against them before the handler runs.
 */
export function readEndpoint<
  const Path extends string,
  Filter extends TObject = NoMembers,
  AnswerMeta extends TSchema = NoMembers,
  AnswerBody extends TSchema = NoMembers,
>(
  declaration: Pick<EndpointCommon, Always> &
    Partial<Pick<EndpointCommon, ReadingMembers>> & {
      readonly path: Path;
      readonly filters?: Filter;
      readonly answerMeta?: AnswerMeta;
      readonly answerBody?: AnswerBody;
      /** Runs before a connection is taken. */
      prepare?(): Promise<void>;
      handle(
        context: ReadContext,
        input: EndpointInput<object, object, object, keyof Static<Filter> & string, Path>,
      ): Promise<Answer<Wire<NoInfer<AnswerMeta>>, Wire<NoInfer<AnswerBody>>>>;
    },
): Endpoint {
  return {
    method: 'GET',
    environment: 'any',
    bodyLimit: jsonBodyLimit,
    success: 200,
    attributes: null,
    meta: null,
    body: null,
    filters: null,
    // The router gives every parameter that the path names.
    ...(declaration as typeof declaration & Pick<ReadingEndpoint, 'handle'>),
  };
}

type WritingMembers =
  | 'success'
  | 'changesCallers'
  | 'otherSuccess'
  | 'environment'
  | 'quota'
  | 'bodyLimit'
  | 'acceptsForm'
  | 'extension'
  | 'answersMany'
  | 'furtherRefusals'
  | PeopleMembers;

/**
 * Declares a writing endpoint with the defaults that nearly all share. Types are inferred as for {@link readEndpoint}.
 */
export function writeEndpoint<
  const Path extends string,
  Attributes extends TObject = NoMembers,
  Meta extends TObject = NoMembers,
  Body extends TObject = NoMembers,
  AnswerMeta extends TSchema = NoMembers,
  AnswerBody extends TSchema = NoMembers,
  Prepared = undefined,
>(
  declaration: Pick<EndpointCommon, Always> &
    Partial<Pick<EndpointCommon, WritingMembers>> & {
      readonly path: Path;
      readonly method?: 'POST' | 'PATCH' | 'DELETE';
      readonly attributes?: Attributes;
      readonly meta?: Meta;
      readonly body?: Body;
      readonly answerMeta?: AnswerMeta;
      readonly answerBody?: AnswerBody;
      /** Does slow work before the transaction, without a connection. Never use it to refuse. */
      prepare?(
        look: Look,
        input: EndpointInput<Wire<Attributes>, Wire<Meta>, Wire<Body>, never, Path>,
      ): Promise<Prepared>;
      handle(
        context: OperationContext,
        input: EndpointInput<Wire<Attributes>, Wire<Meta>, Wire<Body>, never, Path>,
        prepared: NoInfer<Prepared>,
      ): Promise<Answer<Wire<NoInfer<AnswerMeta>>, Wire<NoInfer<AnswerBody>>>>;
    },
): Endpoint {
  return {
    method: 'POST',
    environment: 'any',
    bodyLimit: jsonBodyLimit,
    success: 200,
    attributes: null,
    meta: null,
    body: null,
    filters: null,
    ...declaration,
  };
}
