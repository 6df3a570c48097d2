/**
 * The declaration of an endpoint. Routing, authorization, validation, OpenAPI and the isolation tests are generated from
 * the table of these; a route that is not declared does not exist.
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
import type { RelationName } from './json-api/relations.ts';
import type { Wire } from './json-api/schema.ts';
import type { QuotaName } from './rate/quotas.ts';
import type { RateDecision } from './rate/rate-limiter.ts';
import type { NewSession } from './session-cookies.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Members = Readonly<Record<string, unknown>>;

/** The parsed request as a handler sees it: kebab keys, newest version, each part as its schema has it. */
export interface EndpointInput<
  Attributes = Members,
  Meta = Members,
  Body = Members,
  FilterName extends string = string,
> {
  readonly params: Readonly<Record<string, string>>;
  readonly filter: Filters<FilterName>;
  readonly page: PageRequest;
  readonly attributes: Attributes;
  readonly meta: Meta;
  /** `data.type` as it was sent; null where it was left out. */
  readonly sentType: string | null;
  /** The whole body of an endpoint that declares `body`, else empty. */
  readonly body: Body;
  /** Version and inflection of the caller: new webhooks and keys are pinned to them. */
  readonly apiVersion: string;
  /** What the caller may. */
  readonly permissions: ReadonlySet<Right>;
  readonly caller: Caller;
  /** Leads to the row of the audit log, see `auditIdOf`. */
  readonly requestId: string;
  /** What is left of the minute, this request counted. */
  readonly rate: RateDecision;
}

/** What a handler gives back; references are loaded and serialized by the slice of their type. */
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
  /** Several at once that are no page of a list: what an action changed. */
  | { readonly resources: readonly Resource[]; readonly status?: number }
  /** What no slice renders: the endpoint says its shape in `answerBody`. Casing alone is applied to it. */
  | { readonly body: Body; readonly note?: AuditNote; readonly session?: SessionChange }
  /** Bytes sent as they are. */
  | { readonly file: AnswerFile; readonly note?: AuditNote };

/** The caller's session goes on under another token, or has ended: the answer sets its cookies. */
export type SessionChange = NewSession | 'ended';

/** A page of a list whose items may be given as they were rendered before, while the revisions of their rows are the same. */
export interface ListedPage {
  readonly listed: Page<{ readonly id: string; readonly revision: number }>;
  /** The items with these ids, in any order, each with the revision it was read at. */
  load(ids: readonly string[]): Promise<readonly { readonly resource: Resource; readonly revision: number }[]>;
}

export interface AnswerFile {
  readonly contentType: string;
  /** Proposed to whoever saves it. */
  readonly fileName: string;
  readonly bytes: Buffer;
  /** True for one that was stored; others are made of attributes, which may be kept from a key. */
  readonly isStored?: true;
  /** True for one that leaves out by itself what is kept from the caller. */
  readonly isShownWhole?: true;
}

interface EndpointCommon {
  readonly method: Method;
  /** Path below `/api/v1`, parameters in braces: `/inquiries/{inquiry-id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Null when any key may. */
  readonly permission: Permission | null;
  /** What a person needs, where it is another right than that of a key: a decision is more than a write. */
  readonly userPermission?: Right;
  /** For people alone, below `/dashboard/api` (the private surface of the dashboard). */
  readonly surface?: 'dashboard';
  /** True for what a person shows a passkey or a code for again, if that was not in the last five minutes. */
  readonly stepUp?: true;
  /** False for what a page asks again and again by itself, such as its session: no row of the audit log. */
  readonly audited?: false;
  /** `production` and `sandbox` endpoints answer 403 to keys of the other environment. */
  readonly environment: 'any' | EnvironmentKind;
  /** Where people may call it though it is bound to an environment for keys: what it is about belongs to the organization. */
  readonly environmentOfPeople?: 'any';
  /** What a creation counts against, where the operator set a quota. */
  readonly quota?: QuotaName;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** Status of success. */
  readonly success: 200 | 201 | 202;
  /** Other statuses of success, such as 200 when a create found what it would have made, or 202 when a decision waits for a second person. */
  readonly otherSuccess?: readonly (200 | 201 | 202)[];
  /** Type of the primary resource; its slice renders it and knows what may be included. */
  readonly resourceType: string;
  /** Types that the answer may have, where they are several. */
  readonly answerTypes?: readonly string[];
  /** Members of `data.attributes`; null when the endpoint takes none. */
  readonly attributes: TObject | null;
  /** Members of the top-level `meta`. */
  readonly meta: TObject | null;
  /** Members of a body that is no resource, such as a search; excludes `attributes` and `meta`. */
  readonly body: TObject | null;
  /** Names allowed in `filter[…]`; null for endpoints that are no list. */
  readonly filters: TObject | null;
  /**
   * Where a right that is bound to inquiry templates finds what is asked for, when no parameter of the path tells: the filter by which
   * a list is narrowed, an attribute of what is created, or a member of the body or of its `meta`. Without it such a right is not there.
   */
  readonly boundBy?: 'inquiry-template-id' | 'file';
  /** Shape of `meta` in the answer. */
  readonly answerMeta?: TSchema;
  /** Shape of an answer that is no resource and no page of resources. */
  readonly answerBody?: TSchema;
  /** True when the answer is an array of resources and no page of a list. */
  readonly answersMany?: boolean;
  /** Media type of an answer that is a file. */
  readonly answerFile?: 'application/pdf' | '*/*';
  /** A refusal that the method alone does not tell of, such as a filter that breaks a rule of the record, or an answer that took too long. */
  readonly furtherRefusals?: readonly (408 | 422)[];
  /** Relationships whose resources are included unasked, on a list too, as far as the caller may read them. */
  readonly embeds?: readonly RelationName[];
  /** True when this endpoint does not exist in the reference. */
  readonly extension?: boolean;
}

export interface ReadingEndpoint extends EndpointCommon {
  readonly method: 'GET';
  /** Runs before a connection is taken. */
  prepare?(): Promise<void>;
  handle(context: ReadContext, input: EndpointInput): Promise<Answer>;
}

/** Reads before the transaction of a request. */
export type Look = <Result>(work: (context: ReadContext) => Promise<Result>) => Promise<Result>;

export interface WritingEndpoint extends EndpointCommon {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  /** Slow work that holds no connection, before the transaction. It refuses nobody, since what it throws stands in no audit log. */
  prepare?(look: Look, input: EndpointInput): Promise<unknown>;
  /** `prepared`: what `prepare` resolved to. */
  handle(context: OperationContext, input: EndpointInput, prepared: unknown): Promise<Answer>;
}

export type Endpoint = ReadingEndpoint | WritingEndpoint;

export const jsonBodyLimit = 1_000_000;
/** For bodies that may hold files in base64 (contract, platform 20). */
export const fileBodyLimit = 45_000_000;

/** An object without members: the schema of a part that an endpoint does not declare. */
export type NoMembers = TObject<Record<never, never>>;

type Always = 'path' | 'operationId' | 'summary' | 'permission' | 'resourceType';

type PeopleMembers = 'userPermission' | 'surface' | 'stepUp' | 'audited' | 'boundBy';

type ReadingMembers =
  | 'furtherRefusals'
  | 'extension'
  | 'environment'
  | 'environmentOfPeople'
  | 'embeds'
  | 'answerFile'
  | 'answerTypes'
  | 'boundBy'
  | 'answersMany'
  | PeopleMembers;

/**
 * Declares a reading endpoint with what nearly all of them share. What the handler takes and answers is inferred from the schemas
 * that are declared beside it: the pipeline has checked the request against them before the handler runs.
 */
export function readEndpoint<
  Filter extends TObject = NoMembers,
  AnswerMeta extends TSchema = NoMembers,
  AnswerBody extends TSchema = NoMembers,
>(
  declaration: Pick<EndpointCommon, Always> &
    Partial<Pick<EndpointCommon, ReadingMembers>> & {
      readonly filters?: Filter;
      readonly answerMeta?: AnswerMeta;
      readonly answerBody?: AnswerBody;
      /** Runs before a connection is taken. */
      prepare?(): Promise<void>;
      handle(
        context: ReadContext,
        input: EndpointInput<object, object, object, keyof Static<Filter> & string>,
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
    ...declaration,
  };
}

type WritingMembers =
  | 'success'
  | 'otherSuccess'
  | 'environment'
  | 'quota'
  | 'bodyLimit'
  | 'extension'
  | 'answersMany'
  | 'furtherRefusals'
  | PeopleMembers;

/**
 * Declares a writing endpoint with what nearly all of them share. Types are inferred as for
 * {@link readEndpoint}.
 */
export function writeEndpoint<
  Attributes extends TObject = NoMembers,
  Meta extends TObject = NoMembers,
  Body extends TObject = NoMembers,
  AnswerMeta extends TSchema = NoMembers,
  AnswerBody extends TSchema = NoMembers,
  Prepared = undefined,
>(
  declaration: Pick<EndpointCommon, Always> &
    Partial<Pick<EndpointCommon, WritingMembers>> & {
      readonly method?: 'POST' | 'PATCH' | 'DELETE';
      readonly attributes?: Attributes;
      readonly meta?: Meta;
      readonly body?: Body;
      readonly answerMeta?: AnswerMeta;
      readonly answerBody?: AnswerBody;
      /** Slow work that holds no connection, before the transaction. It refuses nobody. */
      prepare?(look: Look, input: EndpointInput<Wire<Attributes>, Wire<Meta>, Wire<Body>, never>): Promise<Prepared>;
      handle(
        context: OperationContext,
        input: EndpointInput<Wire<Attributes>, Wire<Meta>, Wire<Body>, never>,
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
