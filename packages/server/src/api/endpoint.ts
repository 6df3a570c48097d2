/**
 * The declaration of an endpoint. Routing, authorization, validation, OpenAPI and the isolation tests are generated from
 * the table of these; a route that is not declared does not exist.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { OperationContext, ReadContext } from '../operations/context.ts';
import type { Permission } from '../security/permissions.ts';
import type { EnvironmentKind } from '../security/scope.ts';
import type { Caller } from './caller.ts';
import type { Resource } from './json-api/document.ts';
import type { Filters } from './json-api/filters.ts';
import type { Page, PageRequest } from './json-api/pagination.ts';
import type { Wire } from './json-api/schema.ts';
import type { QuotaName } from './rate/quotas.ts';
import type { RateDecision } from './rate/rate-limiter.ts';

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
  /** The whole body of an endpoint that declares `body`, else empty. */
  readonly body: Body;
  /** Version and inflection of the caller: new webhooks and keys are pinned to them. */
  readonly apiVersion: string;
  /** The permissions of the calling key. */
  readonly permissions: ReadonlySet<Permission>;
  readonly caller: Caller;
  /** What is left of the minute, this request counted. */
  readonly rate: RateDecision;
}

/** What a handler gives back; references are loaded and serialized by the slice of their type. */
export type Answer<Meta = Members, Body = Members> =
  | {
      readonly resource: Resource;
      readonly meta?: Meta;
      readonly status?: number;
    }
  | { readonly page: Page<Resource>; readonly meta?: Meta }
  | ListedPage
  /** Several at once that are no page of a list: what an action changed. */
  | { readonly resources: readonly Resource[] }
  /** What no slice renders: the endpoint says its shape in `answerBody`. Casing alone is applied to it. */
  | { readonly body: Body }
  /** Bytes sent as they are. */
  | { readonly file: AnswerFile };

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
}

interface EndpointCommon {
  readonly method: Method;
  /** Path below `/api/v1`, parameters in braces: `/inquiries/{inquiry-id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Null when any key may. */
  readonly permission: Permission | null;
  /** `production` and `sandbox` endpoints answer 403 to keys of the other environment. */
  readonly environment: 'any' | EnvironmentKind;
  /** What a creation counts against, where the operator set a quota. */
  readonly quota?: QuotaName;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** Status of success. */
  readonly success: 200 | 201 | 202;
  /** Other statuses of success, such as 200 when a create found what it would have made. */
  readonly otherSuccess?: readonly (200 | 201)[];
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
  /** Shape of `meta` in the answer. */
  readonly answerMeta?: TSchema;
  /** Shape of an answer that is no resource and no page of resources. */
  readonly answerBody?: TSchema;
  /** True when the answer is an array of resources and no page of a list. */
  readonly answersMany?: boolean;
  /** Media type of an answer that is a file. */
  readonly answerFile?: 'application/pdf' | '*/*';
  /** A refusal that the method alone does not tell of, such as a filter that breaks a rule of the record. */
  readonly furtherRefusals?: readonly 422[];
  /** True when this endpoint does not exist in the reference. */
  readonly extension?: boolean;
}

export interface ReadingEndpoint extends EndpointCommon {
  readonly method: 'GET';
  /** Runs before a connection is taken. */
  prepare?(): Promise<void>;
  handle(context: ReadContext, input: EndpointInput): Promise<Answer>;
}

export interface WritingEndpoint extends EndpointCommon {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  handle(context: OperationContext, input: EndpointInput): Promise<Answer>;
}

export type Endpoint = ReadingEndpoint | WritingEndpoint;

export const jsonBodyLimit = 1_000_000;
/** For bodies that may hold files in base64 (contract, platform 20). */
export const fileBodyLimit = 45_000_000;

/** An object without members: the schema of a part that an endpoint does not declare. */
export type NoMembers = TObject<Record<never, never>>;

type Always = 'path' | 'operationId' | 'summary' | 'permission' | 'resourceType';

type ReadingMembers = 'furtherRefusals' | 'extension' | 'answerFile' | 'answerTypes';

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

type WritingMembers = 'success' | 'otherSuccess' | 'environment' | 'quota' | 'bodyLimit' | 'extension' | 'answersMany';

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
>(
  declaration: Pick<EndpointCommon, Always> &
    Partial<Pick<EndpointCommon, WritingMembers>> & {
      readonly method?: 'POST' | 'PATCH' | 'DELETE';
      readonly attributes?: Attributes;
      readonly meta?: Meta;
      readonly body?: Body;
      readonly answerMeta?: AnswerMeta;
      readonly answerBody?: AnswerBody;
      handle(
        context: OperationContext,
        input: EndpointInput<Wire<Attributes>, Wire<Meta>, Wire<Body>, never>,
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
