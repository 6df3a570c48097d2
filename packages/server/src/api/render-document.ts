/** Rendering of a document of the newest version for its reader. */
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import type { ReadContext } from '../operations/context.ts';
import { nameFiles, signFileLinks } from '../storage/file-links.ts';
import type { Versioned } from './exchange.ts';
import { type Document, mapResources, type Resource } from './json-api/document.ts';
import { inflectDocument } from './json-api/inflect-keys.ts';
import type { ParsedQuery } from './json-api/parse-query.ts';
import { applySparseFields } from './json-api/sparse-fields.ts';
import { mayRead, shownTo, type Viewer } from './key-rights/key-rights.ts';
import { downgradeDocument, fileLinksNeedAKey, inflectsFieldKeys } from './versions/index.ts';

/**
 * Renders the document in the reader's version and casing, with the visible attributes that `fields` selects. Links to
 * files are signed later.
 */
export function renderDocument(known: Versioned, { sparse }: ParsedQuery, document: Document): object {
  const { version, inflection, services } = known;
  // `fields` and a blocklist may also name attributes that only an older version shows, so both apply after it.
  const older = downgradeDocument(document, version);
  const permitted = shownTo(viewerOf(known), older, services.registry);
  const selected = mapResources(permitted, (resource) => applySparseFields(resource, sparse));
  return inflectDocument(selected, inflection, inflectsFieldKeys(version));
}

/** Returns the caller as viewer. A user's blocklist protects verified persons, so it does not apply to colleagues. */
function viewerOf({ caller, endpoint, services }: Versioned): Viewer {
  const isColleagues =
    endpoint.surface === 'dashboard' && services.registry.kindOf(endpoint.resourceType).aboutStaff === true;
  return isColleagues ? { ...caller, attributesBlocklist: [] } : caller;
}

const includedTexts = memoizeByObject((_resource: Resource) => new Map<string, string>());

/**
 * Renders one included resource as JSON text. Concurrent requests share the resource object, and callers with the same
 * view reuse its text.
 */
function includedJson(known: Versioned, query: ParsedQuery, resource: Resource): string {
  const texts = includedTexts(resource);
  const place = `${known.caller.answersAs} ${known.version} ${known.inflection}`;
  const text = texts.get(place) ?? JSON.stringify(renderDocument(known, query, { data: resource })).slice(8, -1);
  texts.set(place, text);
  return text;
}

/** Renders the document as text, see {@link renderDocument}. */
export function documentJson(known: Versioned, query: ParsedQuery, document: Document): string {
  const { caller, services, inflection, version } = known;
  const { data, included = [], meta, ...rest } = document;
  // The text is not reused with a blocklist, which depends on a resource's place in the document, nor with `fields`,
  // whose selections rarely repeat.
  const isShared = caller.attributesBlocklist.length === 0 && query.sparse.size === 0;
  if (included.length === 0 || !isShared) return JSON.stringify(renderDocument(known, query, document));
  const readable = included.filter(({ type }) => mayRead(caller, type, services.registry));
  const own = JSON.stringify(renderDocument(known, query, { data }));
  const others = JSON.stringify(inflectDocument({ meta, ...rest }, inflection, inflectsFieldKeys(version)));
  const texts = readable.map((resource) => includedJson(known, query, resource));
  return `${own.slice(0, -1)},"included":[${texts.join(',')}]${others === '{}' ? '' : `,${others.slice(1, -1)}`}}`;
}

/**
 * Adds file links that the caller's version can open, for as long as its key allows. Users get only file names: the
 * bytes require a view ticket, which the audit log records.
 */
export function signLinks({ caller, version }: Versioned, { baseUrl, clock }: ReadContext, json: string): string {
  if (caller.kind === 'user') return nameFiles(json, baseUrl);
  const lifeSeconds = caller.fileTokenSeconds;
  const terms = { baseUrl, now: clock.now(), lifeSeconds, withKey: fileLinksNeedAKey(version) };
  return signFileLinks(json, caller.scope, terms);
}
