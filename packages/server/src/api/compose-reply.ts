/** Composes the reply from the answer of a handler. */
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { Refusal } from '../lib/refusal.ts';
import type { ReadContext } from '../operations/context.ts';
import type { Registry } from '../operations/slice.ts';
import { composeList } from './caching/compose-list.ts';
import type { Answer, AnswerFile, Endpoint, ListedPage } from './endpoint.ts';
import type { Reply, Whole } from './exchange.ts';
import type { Document, Resource } from './json-api/document.ts';
import { type IncludePath, loadIncluded, parseInclude, refuseIncludeOnList } from './json-api/include.ts';
import { inflectDocument } from './json-api/inflect-keys.ts';
import { pageLinks } from './json-api/pagination.ts';
import type { ParsedQuery } from './json-api/parse-query.ts';
import { demandPermission, followablePaths } from './key-rights/key-rights.ts';
import { documentJson, signLinks } from './render-document.ts';
import { sessionCookies } from './session-cookies.ts';
import { defaultIncludes } from './versions/index.ts';

export async function composeReply(
  known: Whole,
  context: ReadContext,
  query: ParsedQuery,
  answer: Answer,
): Promise<Reply> {
  const reply = await compose(known, context, query, answer);
  const note = 'note' in answer && answer.note !== undefined ? { note: answer.note } : {};
  if (!('session' in answer) || answer.session === undefined) return { ...reply, ...note };
  return { ...reply, ...note, cookies: sessionCookies(answer.session, known.services.baseUrl) };
}

async function compose(known: Whole, context: ReadContext, query: ParsedQuery, answer: Answer): Promise<Reply> {
  if ('file' in answer) return fileReply(known, answer.file);
  if ('body' in answer) return bodyReply(known, answer.body);
  if ('listed' in answer) return composeList(known, context, query, answer);
  const document = await documentOf(known, context, query, answer);
  const json = signLinks(known, context, documentJson(known, query, document));
  const body = Buffer.from(json);
  const status = 'status' in answer && answer.status !== undefined ? answer.status : known.endpoint.success;
  return { status, headers: {}, body, ...shownIn(document) };
}

function shownIn({ data, included = [] }: Document): Pick<Reply, 'objectId' | 'objectIds'> {
  const objectId = Array.isArray(data) ? null : (data as Resource).id;
  const shown = [data, included].flat() as readonly Resource[];
  return { objectId, objectIds: objectId !== null && shown.length === 1 ? [] : shown.map(({ id }) => id) };
}

function fileReply(
  { endpoint, caller }: Whole,
  { contentType, fileName, bytes, language, isStored, isShownWhole }: AnswerFile,
): Reply {
  if (isStored !== true && isShownWhole !== true && caller.attributesBlocklist.length > 0) {
    throw new Refusal('exceeds_grant', {
      details: 'the key has an attribute blocklist, so it gets no files that contain attributes',
    });
  }
  const disposition = `attachment; filename="${fileName}"`;
  const headers = {
    'content-type': contentType,
    'content-disposition': disposition,
    ...(language === undefined ? {} : { 'content-language': language }),
  };
  return { status: endpoint.success, headers, body: bytes, objectId: null, objectIds: [] };
}

function bodyReply({ endpoint, inflection }: Whole, body: Readonly<Record<string, unknown>>): Reply {
  const bytes = Buffer.from(JSON.stringify(inflectDocument(body, inflection, false)));
  return { status: endpoint.success, headers: {}, body: bytes, objectId: null, objectIds: [] };
}

const unaskedByVersion = memoizeByObject((_endpoint: Endpoint) => new Map<string, readonly IncludePath[]>());

/** Returns the relationships that a version includes in the answers of an endpoint by default, without `include`. */
function unaskedPaths(endpoint: Endpoint, version: string, registry: Registry): readonly IncludePath[] {
  const byVersion = unaskedByVersion(endpoint);
  const known = byVersion.get(version);
  if (known !== undefined) return known;
  const names = [...(endpoint.embeds ?? []), ...defaultIncludes(endpoint.operationId, version)];
  const paths = parseInclude(names.join(','), endpoint.resourceType, registry);
  byVersion.set(version, paths);
  return paths;
}

async function documentOf(
  { endpoint, request, version, services, caller }: Whole,
  context: ReadContext,
  query: ParsedQuery,
  answer: Exclude<Answer, { readonly file: AnswerFile } | { readonly body: object } | ListedPage>,
): Promise<Document> {
  if ('page' in answer) {
    refuseIncludeOnList(query);
    const links = pageLinks(request.path, query.all, answer.page);
    const data = answer.page.items;
    if (endpoint.embeds === undefined) return { data, links };
    const embedded = followablePaths(caller, unaskedPaths(endpoint, version, services.registry), services.registry);
    return { data, included: await loadIncluded(context, data, embedded, services.registry), links };
  }
  const meta = 'meta' in answer && answer.meta !== undefined ? { meta: answer.meta } : {};
  const data = 'resources' in answer ? answer.resources : answer.resource;
  const { registry } = services;
  const paths =
    query.include === null
      ? unaskedPaths(endpoint, version, registry)
      : parseInclude(query.include, endpoint.resourceType, registry);
  if (query.include === null && paths.length === 0) return { data, ...meta };
  const followed = query.include === null ? followablePaths(caller, paths, registry) : paths;
  const primary = 'resources' in answer ? answer.resources : [answer.resource];
  const included = await loadIncluded(context, primary, followed, registry);
  if (query.include !== null)
    for (const { type } of included) demandPermission(caller, registry.readPermissionOf(type));
  return { data, included, ...meta };
}
