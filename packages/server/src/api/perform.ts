/** The inside of the unit of work: parse, upgrade, validate, call the operation, serialize, downgrade, inflect. */
import type { Reader, Transaction } from '../database/connection.ts';
import { Refusal } from '../lib/refusal.ts';
import type { ReadContext } from '../operations/context.ts';
import { signFileLinks } from '../storage/file-links.ts';
import { answerKey } from './caching/answer-cache.ts';
import { linkTerms, sendListed } from './caching/listed-items.ts';
import type { Answer, AnswerFile, Endpoint, EndpointInput, ListedPage } from './endpoint.ts';
import { callerOf, type Exchange } from './exchange.ts';
import { type Document, mapResources, type Resource } from './json-api/document.ts';
import { loadIncluded, parseInclude, refuseIncludeOnList } from './json-api/include.ts';
import { inflectDocument } from './json-api/inflect-keys.ts';
import { pageLinks, parsePage } from './json-api/pagination.ts';
import { parseBody, parseMembers } from './json-api/parse-body.ts';
import { type ParsedQuery, parseQuery } from './json-api/parse-query.ts';
import { applySparseFields } from './json-api/sparse-fields.ts';
import { demandPermission, followablePaths, shownTo } from './key-rights/key-rights.ts';
import { validateFilters, validateMembers } from './validate.ts';
import { defaultIncludes, downgradeDocument, inflectsFieldKeys, upgradeRequest } from './versions/index.ts';
import { asSent } from './versions/sent-pointers.ts';
import type { RequestBody } from './versions/version-change.ts';

type ReadingEndpoint = Extract<Endpoint, { method: 'GET' }>;
export type WritingEndpoint = Exclude<Endpoint, { method: 'GET' }>;

export async function performRead(exchange: Exchange, endpoint: ReadingEndpoint, tx: Reader): Promise<void> {
  const context = readContext(exchange, tx);
  const { query, input } = parseRequest(exchange);
  await respond(exchange, context, query, await endpoint.handle(context, input));
}

/** True when the answer made before still holds and was given. */
export function giveAgain(exchange: Exchange, endpoint: ReadingEndpoint): boolean {
  const { revision } = exchange;
  if (revision === null) return false;
  const kept = exchange.services.answers.get(answerKey(exchange));
  if (kept?.revision !== revision) return false;
  exchange.answer.status = endpoint.success;
  exchange.answer.body = kept.body;
  return true;
}

export async function performWrite(exchange: Exchange, endpoint: WritingEndpoint, tx: Transaction): Promise<void> {
  const { query, input, movedFrom } = parseRequest(exchange);
  const { queue, freshEvents, slices } = exchange.services;
  const context = { ...readContext(exchange, tx), tx, queue, freshEvents, slices };
  const answer = await endpoint.handle(context, input).catch((error: unknown) => {
    throw asSent(error, movedFrom);
  });
  await respond(exchange, context, query, answer);
}

function readContext(exchange: Exchange, tx: Reader): ReadContext {
  const { clock, ids, keyRing, baseUrl, files } = exchange.services;
  return { tx, scope: callerOf(exchange).scope, actor: exchange.actor, clock, ids, keyRing, baseUrl, files };
}

type Moved = Pick<RequestBody, 'movedFrom'>;

function parseRequest(exchange: Exchange): { query: ParsedQuery; input: EndpointInput } & Moved {
  const { endpoint, request, version, rate } = exchange;
  const caller = callerOf(exchange);
  if (rate === null) throw new Error('a request is counted before it is performed');
  const query = parseQuery(request.search);
  if (query.filter.size > 0 && endpoint.filters === null) {
    throw new Refusal('bad_request', { details: 'this endpoint takes no filter' });
  }
  if (endpoint.filters !== null) validateFilters(endpoint.filters, query.filter);
  const { movedFrom, ...parsed } = parseInput(exchange);
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
      rate,
    },
  };
}

/** A search may send its page in the body; what a link added to the address wins over it. */
function pageOf(query: ParsedQuery, body: EndpointInput['body']): ReadonlyMap<string, string> {
  const sent = Object.entries((body['page'] ?? {}) as Readonly<Record<string, unknown>>);
  const linked = query.page.has('page[after]') || query.page.has('page[before]');
  const own = sent.filter(([name, value]) => value !== '' && (name === 'size' || !linked));
  return new Map([...own.map(([name, value]) => [`page[${name}]`, String(value)] as const), ...query.page]);
}

/** The body, upgraded to the newest version and checked. */
function parseInput({
  endpoint,
  body: sent,
  version,
}: Exchange): Pick<EndpointInput, 'attributes' | 'meta' | 'body'> & Moved {
  if (endpoint.body !== null) {
    const body = parseMembers(sent);
    validateMembers(endpoint.body, body, '');
    return { attributes: {}, meta: {}, body };
  }
  const target = {
    resourceType: endpoint.resourceType,
    operationId: endpoint.operationId,
    knownAttributes: Object.keys(endpoint.attributes?.properties ?? {}),
  };
  const { attributes, meta, ...moved } = upgradeRequest(parseBody(sent), target, version);
  if (endpoint.method !== 'GET') {
    validateMembers(endpoint.attributes, attributes, '/data/attributes');
    validateMembers(endpoint.meta, meta, '/meta');
  }
  return { attributes, meta, body: {}, ...moved };
}

async function respond(exchange: Exchange, context: ReadContext, query: ParsedQuery, answer: Answer): Promise<void> {
  if ('file' in answer) return sendFile(exchange, answer.file);
  if ('body' in answer) return sendBody(exchange, answer.body);
  if ('listed' in answer) return sendListed(exchange, context, query, answer);
  const document = await documentOf(exchange, context, query, answer);
  // Attributes that only an older version shows can be named in `fields` and in a blocklist too, so both come after it.
  const older = downgradeDocument(document, exchange.version);
  const permitted = shownTo(callerOf(exchange), older, exchange.services.registry);
  const selected = mapResources(permitted, (resource) => applySparseFields(resource, query.sparse));
  const inflected = inflectDocument(selected, exchange.inflection, inflectsFieldKeys(exchange.version));
  const json = signFileLinks(JSON.stringify(inflected), callerOf(exchange).scope, linkTerms(exchange, context));
  exchange.answer.status =
    'status' in answer && answer.status !== undefined ? answer.status : exchange.endpoint.success;
  exchange.answer.body = Buffer.from(json);
  // What is included has rows of its own, which the revision says nothing of; links have a life.
  const alone = document.included === undefined && !json.includes('access_token=');
  if (alone && 'revision' in answer && answer.revision !== undefined) {
    exchange.services.answers.set(answerKey(exchange), { revision: answer.revision, body: exchange.answer.body });
  }
  exchange.objectId = Array.isArray(document.data) ? null : (document.data as Resource).id;
  const shown = [document.data, document.included ?? []].flat() as readonly Resource[];
  exchange.objectIds = exchange.objectId !== null && shown.length === 1 ? [] : shown.map(({ id }) => id);
}

function sendFile(exchange: Exchange, { contentType, fileName, bytes, isStored }: AnswerFile): void {
  if (isStored !== true && callerOf(exchange).attributesBlocklist.length > 0) {
    throw new Refusal('exceeds_grant', {
      details: 'attributes are kept from this key, and a file cannot leave them out',
    });
  }
  exchange.answer.status = exchange.endpoint.success;
  exchange.answer.headers['content-type'] = contentType;
  exchange.answer.headers['content-disposition'] = `attachment; filename="${fileName}"`;
  exchange.answer.body = bytes;
}

function sendBody(exchange: Exchange, body: Readonly<Record<string, unknown>>): void {
  exchange.answer.status = exchange.endpoint.success;
  exchange.answer.body = Buffer.from(JSON.stringify(inflectDocument(body, exchange.inflection, false)));
}

async function documentOf(
  exchange: Exchange,
  context: ReadContext,
  query: ParsedQuery,
  answer: Exclude<Answer, { readonly file: AnswerFile } | { readonly body: object } | ListedPage>,
): Promise<Document> {
  if ('page' in answer) {
    refuseIncludeOnList(query);
    return { data: answer.page.items, links: pageLinks(exchange.request.path, query.all, answer.page) };
  }
  const meta = 'meta' in answer && answer.meta !== undefined ? { meta: answer.meta } : {};
  const data = 'resources' in answer ? answer.resources : answer.resource;
  const { operationId, resourceType } = exchange.endpoint;
  const unasked = defaultIncludes(operationId, exchange.version);
  if (query.include === null && unasked.length === 0) return { data, ...meta };
  const { registry } = exchange.services;
  const caller = callerOf(exchange);
  const paths = parseInclude(query.include ?? unasked.join(','), resourceType, registry);
  const followed = query.include === null ? followablePaths(caller, paths, registry) : paths;
  const primary = 'resources' in answer ? answer.resources : [answer.resource];
  const included = await loadIncluded(context, primary, followed, registry);
  if (query.include !== null)
    for (const { type } of included) demandPermission(caller, registry.readPermissionOf(type));
  return { data, included, ...meta };
}
