/** Request parsing: from the raw request to the handler's input, upgraded to the newest version and validated. */
import type { TObject, TSchema } from 'typebox';
import { Refusal } from '../lib/refusal.ts';
import type { EndpointInput } from './endpoint.ts';
import type { Whole } from './exchange.ts';
import { parsePage } from './json-api/pagination.ts';
import { parseBody, parseMembers } from './json-api/parse-body.ts';
import { type ParsedQuery, parseQuery } from './json-api/parse-query.ts';
import { refuseHidden } from './key-rights/hidden-paths.ts';
import { validateFilters, validateMembers } from './validate.ts';
import { upgradeRequest } from './versions/index.ts';
import type { RequestBody } from './versions/version-change.ts';

type Moved = Pick<RequestBody, 'movedFrom'>;

export interface ParsedRequest extends Moved {
  readonly query: ParsedQuery;
  readonly input: EndpointInput;
}

/**
 * Parses the request. Throws bad_request, the refusals of the schemas, and exceeds_grant for a query on a value that is
 * hidden from the caller.
 */
export function parseRequest(known: Whole): ParsedRequest {
  const { endpoint, request, version, rate, caller, requestId } = known;
  const query = parseQuery(request.search);
  if (query.filter.size > 0 && endpoint.filters === null) {
    throw new Refusal('bad_request', { details: 'this endpoint does not support filters' });
  }
  if (endpoint.filters !== null) validateFilters(endpoint.filters, query.filter);
  const { movedFrom, ...parsed } = parseInput(known);
  const { resourceType: type, body: schema } = endpoint;
  refuseHidden(caller, { type, filter: query.filter, schema, body: parsed.body }, known.services.registry);
  return {
    query,
    ...(movedFrom === undefined ? {} : { movedFrom }),
    input: {
      params: request.params,
      filter: query.filter,
      page: parsePage(pageOf(query, parsed.body)),
      ...parsed,
      apiVersion: version,
      permissions: caller.permissions,
      caller,
      acceptLanguage: request.headers['accept-language'] ?? null,
      requestId,
      rate,
    },
  };
}

/** Returns the page parameters: a search may send them in the body; those in the query take precedence. */
function pageOf(query: ParsedQuery, body: EndpointInput['body']): ReadonlyMap<string, string> {
  const sent = Object.entries((body['page'] ?? {}) as Readonly<Record<string, unknown>>);
  const linked = query.page.has('page[after]') || query.page.has('page[before]');
  const own = sent.filter(([name, value]) => value !== '' && (name === 'size' || !linked));
  return new Map([...own.map(([name, value]) => [`page[${name}]`, String(value)] as const), ...query.page]);
}

/**
 * Drops each `[]` that was sent for an object: some languages cannot distinguish an empty list from an empty object and
 * send either.
 */
function withoutEmptyLists(schema: TObject | null, members: RequestBody['attributes']): RequestBody['attributes'] {
  const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
  const dropped = Object.entries(members)
    .filter(([name, value]) => isEmptyList(value) && isObjectAlone(schema?.properties[name]))
    .map(([name]) => name);
  if (dropped.length === 0) return members;
  return Object.fromEntries(Object.entries(members).filter(([name]) => !dropped.includes(name)));
}

/** Returns true if the schema accepts an object but no list. */
function isObjectAlone(schema: TSchema | undefined): boolean {
  const { type, anyOf = [] } = (schema ?? {}) as { readonly type?: unknown; readonly anyOf?: readonly TSchema[] };
  const types = [type, ...anyOf.map((each) => (each as { readonly type?: unknown }).type)].flat();
  return types.includes('object') && !types.includes('array');
}

/** Parses the body, upgraded to the newest version and validated. */
function parseInput({
  endpoint,
  body: sent,
  version,
}: Whole): Pick<EndpointInput, 'attributes' | 'meta' | 'body' | 'sentType'> & Moved {
  if (endpoint.body !== null) {
    const body = parseMembers(sent);
    validateMembers(endpoint.body, body, '');
    return { attributes: {}, meta: {}, body, sentType: null };
  }
  const target = {
    resourceType: endpoint.resourceType,
    operationId: endpoint.operationId,
    knownAttributes: Object.keys(endpoint.attributes?.properties ?? {}),
  };
  const { type: sentType, ...parsed } = parseBody(sent);
  const { attributes: upgraded, meta: given, ...moved } = upgradeRequest(parsed, target, version);
  const attributes = withoutEmptyLists(endpoint.attributes, upgraded);
  const meta = withoutEmptyLists(endpoint.meta, given);
  if (endpoint.method !== 'GET') {
    validateMembers(endpoint.attributes, attributes, '/data/attributes');
    validateMembers(endpoint.meta, meta, '/meta');
  }
  return { attributes, meta, body: {}, sentType, ...moved };
}
