/**
 * The attribute blocklist of keys and webhooks (contract, platform 14.8): the attributes that are never sent. It
 * removes only members of `attributes`; types, ids, relationships and the set of included resources stay. Pure.
 *
 *     name-*                                   that key of any object, at any depth
 *     /data/attributes/fields/*-number         a path; the first step is data, included or * for both
 *     /included/attributes/status?type=case    only in resources of that type, or of its family
 *     !/data/attributes/email-address          an exemption: wins over every other entry, in any order
 *
 * Steps and keys are compared in kebab case, so entries may have any casing. A path applies to each element of a list.
 * A blocked object is removed with all its members, so to keep one member, exempt the object, block its `/*` and exempt
 * the member.
 *
 * Below `fields` a value may be nested: an entry that blocks `name-first` also blocks `fields.name.value.first`, see
 * `joined-names.ts`.
 */
import { kebabCase } from '../../lib/casing.ts';
import type { Document, Resource } from '../json-api/document.ts';
import { payloadOf } from '../json-api/payload.ts';
import { fitsJoined, type JoinedPattern, joinedPattern, type Names, noNames, stepInto } from './joined-names.ts';
import { type KeyPattern, keyPattern } from './key-pattern.ts';

interface Entry {
  readonly exempts: boolean;
  /** Steps from `attributes` downwards; null for a key anywhere. */
  readonly path: readonly KeyPattern[] | null;
  /** Key, which is the last step of a path. */
  readonly key: KeyPattern;
  /** Joined pattern, for values nested below `fields`. */
  readonly joined: JoinedPattern;
  readonly place: Place | 'both';
  readonly type: string | null;
}

type Place = 'data' | 'included';

export type AttributeBlocklist = readonly Entry[];

const form = /^(!?)((?:\/[^/?!]+)+|[^/?!]+)(?:\?type=([A-Za-z0-9_\-/]+))?$/;

/** Returns the problem of an entry, in a few words that follow it in a sentence; null for a usable one. */
export function blocklistProblem(entry: string): string | null {
  if (!form.test(entry)) return 'is neither an attribute name, a path nor an exemption from one';
  return parseEntry(entry) === null
    ? 'must lead to an attribute: /data/attributes/…, /included/attributes/… or /*/attributes/…'
    : null;
}

function parseEntry(text: string): Entry | null {
  const [, mark, target = '', type] = form.exec(text) ?? [];
  const shared = { exempts: mark === '!', type: type === undefined ? null : kebabCase(type) };
  if (target === '') return null;
  if (!target.startsWith('/')) {
    return {
      ...shared,
      path: null,
      key: keyPattern(target),
      joined: joinedPattern([target], 'anywhere'),
      place: 'both',
    };
  }
  const [first = '', container = '', ...steps] = target.slice(1).split('/');
  const place = ({ data: 'data', included: 'included', '*': 'both' } as const)[first.toLowerCase()];
  const last = steps.at(-1);
  if (place === undefined || last === undefined || !keyPattern(container)('attributes')) return null;
  return {
    ...shared,
    path: steps.map(keyPattern),
    key: keyPattern(last),
    joined: joinedPattern(steps, 'from-attributes'),
    place,
  };
}

const parsed = new WeakMap<readonly string[], AttributeBlocklist>();

/** Parses the usable entries of a stored list; the same array is parsed once. */
export function parseBlocklist(entries: readonly string[]): AttributeBlocklist {
  const known = parsed.get(entries);
  if (known !== undefined) return known;
  const list = entries.flatMap((text) => parseEntry(text) ?? []);
  parsed.set(entries, list);
  return list;
}

/**
 * Returns the document without the blocked attributes. The payload of an event is a document of its own: entries
 * address its resources too.
 */
export function applyBlocklist(document: Document, blocklist: AttributeBlocklist): Document {
  if (blocklist.length === 0) return document;
  const { data, included } = document;
  const strip = (place: Place) => (resource: Resource) => stripResource(resource, place, blocklist);
  return {
    ...document,
    data: Array.isArray(data) ? (data as readonly Resource[]).map(strip('data')) : strip('data')(data as Resource),
    ...(included === undefined ? {} : { included: included.map(strip('included')) }),
  };
}

function stripResource(resource: Resource, place: Place, blocklist: AttributeBlocklist): Resource {
  const { type } = resource;
  const entries = entriesFor(type, place, blocklist);
  if (entries.length === 0) return resource;
  const payload = payloadOf(resource);
  if (payload === null) return { ...resource, attributes: stripObject(resource.attributes, top, entries) };
  const { payload: _document, ...own } = resource.attributes;
  const shell = stripObject({ ...own, ...contextOf(resource, payload, blocklist), payload: null }, top, entries);
  if (!('payload' in shell)) return { ...resource, attributes: shell };
  return { ...resource, attributes: { ...shell, payload: applyBlocklist(payload, blocklist) } };
}

function contextOf({ attributes }: Resource, payload: Document, blocklist: AttributeBlocklist) {
  const context = attributes['context'] as EventContext | undefined;
  return context === undefined ? {} : { context: stripContext(context, payload.data as Resource, blocklist) };
}

type EventContext = Readonly<Record<string, unknown>>;

/**
 * Returns the context of an event about `data`: values added to or removed from a blocked attribute are blocked too.
 */
export function stripContext(context: EventContext, data: Resource, blocklist: AttributeBlocklist): EventContext {
  const entries = entriesFor(data.type, 'data', blocklist);
  const kept = Object.entries(context).filter(
    ([name]) => !isBlocked(atTop(kebabCase(name).replace(/^(?:added|removed)-/, '')), entries),
  );
  return Object.fromEntries(kept);
}

const entriesFor = (type: string, place: Place, blocklist: AttributeBlocklist): AttributeBlocklist =>
  blocklist.filter(
    (entry) => [place, 'both'].includes(entry.place) && (entry.type === null || isOfType(type, entry.type)),
  );

const isOfType = (type: string, wanted: string): boolean => type === wanted || type.startsWith(`${wanted}/`);

/** Position of a member: its steps from `attributes` downwards, and the names they spell. */
interface Standing {
  readonly steps: readonly string[];
  readonly names: Names;
}

const top: Standing = { steps: [], names: noNames };

const atTop = (step: string): Standing => ({ steps: [step], names: noNames });

function stripObject(
  object: Readonly<Record<string, unknown>>,
  above: Standing,
  entries: readonly Entry[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    const step = kebabCase(key);
    const standing = { steps: [...above.steps, step], names: stepInto(above.names, step, object) };
    if (!isBlocked(standing, entries)) kept[key] = stripValue(value, standing, entries);
  }
  return kept;
}

function stripValue(value: unknown, standing: Standing, entries: readonly Entry[]): unknown {
  if (Array.isArray(value)) return value.map((item) => stripValue(item, standing, entries));
  if (value === null || typeof value !== 'object') return value;
  return stripObject(value as Readonly<Record<string, unknown>>, standing, entries);
}

/**
 * Returns true if a member is blocked. Entries for the member itself take precedence over entries for joined names, so
 * that an exemption of a joined name reveals nothing else.
 */
function isBlocked({ steps, names }: Standing, entries: readonly Entry[]): boolean {
  const direct = entries.filter((entry) => means(entry, steps));
  const meant = direct.length > 0 ? direct : entries.filter(({ joined }) => fitsJoined(joined, names));
  return meant.length > 0 && meant.every(({ exempts }) => !exempts);
}

function means({ path, key }: Entry, steps: readonly string[]): boolean {
  if (path === null) return key(steps.at(-1) ?? '');
  return path.length === steps.length && path.every((step, index) => step(steps[index] ?? ''));
}
