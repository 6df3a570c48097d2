/**
 * The JSON body: bounded depth and size, valid UTF-8 text without NUL or lone surrogates (PostgreSQL stores neither),
 * keys of any casing converted to canonical kebab, except in members with the client's own keys.
 */
import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestBody } from '../versions/version-change.ts';
import { withinJsonLimits } from './json-limits.ts';

/** Members whose keys keep their casing: a pattern of payloads, and names of headers. */
export const ownKeyMembers: ReadonlySet<string> = new Set(['payload-filter', 'custom-http-headers']);

/** Parses the members of a body that is no resource; an empty body has none. Throws malformed_json or bad_request. */
export function parseMembers(bytes: Buffer): Readonly<Record<string, unknown>> {
  if (bytes.length === 0) return {};
  const document = normalizeKeys(parseJson(bytes));
  if (isNothing(document)) return {};
  if (!isObject(document)) throw new Refusal('bad_request', { details: 'the body must be an object' });
  return document;
}

/** Parses a document; an empty body is the empty document. Throws malformed_json or bad_request. */
export function parseBody(bytes: Buffer): RequestBody & { readonly type: string | null } {
  const document = parseMembers(bytes);
  const { data, meta, ...unknown } = document;
  refuseUnknown(Object.keys(unknown), '');
  // A client may send a resource back as it received it: its id and links are ignored, and relationships are changed
  // elsewhere.
  const { attributes, type, id: _id, relationships: _related, links: _links, ...rest } = objectOf(data, '/data');
  refuseUnknown(Object.keys(rest), 'data.');
  return {
    attributes: objectOf(attributes, '/data/attributes'),
    meta: objectOf(meta, '/meta'),
    type: typeof type === 'string' ? type : null,
  };
}

/** Returns true for an absent value or an empty list: some languages send an empty list for an empty object. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Returns the object. Throws bad_request, at `pointer`, for any value but an object or an absent one. */
function objectOf(value: unknown, pointer: string): Record<string, unknown> {
  if (isNothing(value)) return {};
  if (isObject(value)) return value;
  throw new Refusal('bad_request', { details: `${pointer.slice(1).replaceAll('/', '.')} must be an object`, pointer });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function refuseUnknown(names: readonly string[], prefix: string): void {
  if (names.length === 0) return;
  throw new Refusal(
    'bad_request',
    names.slice(0, 10).map((name) => ({ details: `${prefix}${name.slice(0, 60)} is not a known member` })),
  );
}

function parseJson(bytes: Buffer): unknown {
  if (!withinJsonLimits(bytes)) {
    throw new Refusal('malformed_json', { details: 'the body is nested too deeply or has too many members' });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Checking each value costs more than parsing, and short bodies have no such number.
    return longNumber.test(text) ? exactNumbers(text) : JSON.parse(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('malformed_json', { details: 'the body is not valid JSON in UTF-8' });
  }
}

/** Digits or an exponent of a number that a double may not represent. */
const longNumber = /\d{16}|\d[eE]/;

/**
 * Parses numbers exactly. Throws bad_request, at its place, for a number whose integer part would lose precision (RFC
 * 8259, section 6).
 */
function exactNumbers(text: string): unknown {
  const inexact = Symbol('inexact');
  const root = JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) => {
    if (typeof value !== 'number' || isExact(value, context?.source ?? '')) return value;
    return inexact;
  });
  const pointer = pointerTo(root, inexact, '');
  if (pointer === null) return root;
  const path = pointer.slice(1, mostPointer).replaceAll('/', '.');
  throw new Refusal('bad_request', { details: `${path} is a number that cannot be stored exactly`, pointer });
}

/** Above this limit a double cannot represent fractions, nor every integer. */
const mostExact = Number.MAX_SAFE_INTEGER;

const isExact = (value: number, source: string): boolean =>
  Number.isFinite(value) && (Number.isSafeInteger(value) || (!isWhole(source) && Math.abs(value) <= mostExact));

const mostPointer = 200;

/** Returns the JSON pointer of the first such value; null if there is none. */
function pointerTo(value: unknown, wanted: symbol, at: string): string | null {
  if (value === wanted) return at.slice(0, mostPointer);
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = pointerTo(inner, wanted, `${at}/${key.slice(0, 60)}`);
    if (found !== null) return found;
  }
  return null;
}

/** Returns true if a number is written without a fraction: `12`, `12e3`, `1.2e3`. */
function isWhole(source: string): boolean {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  return fraction.replace(/0+$/, '').length <= Number(exponent);
}

/**
 * Depth of `data.attributes.fields`. Its keys are converted later by the field schemas, so that JSON values keep
 * theirs.
 */
const fieldsDepth = 2;

/** Depth of a browser's passkey response, whose members have the names of WebAuthn. */
const responseDepth = 0;

/** Returns true for members with foreign keys; a JSON Schema is in the config of a field schema, at any depth. */
const keepsItsKeys = (key: string, depth: number): boolean =>
  (key === 'fields' && depth === fieldsDepth) ||
  (key === 'response' && depth === responseDepth) ||
  key === 'json-schema' ||
  ownKeyMembers.has(key);

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Placeholder for a text that cannot be stored, and for an object with such a key. */
const unstorable = Symbol('unstorable');

/**
 * Copies the value with kebab keys; objects get no prototype, so `__proto__` is a name like any other. Throws
 * bad_request, at its place, for a text that cannot be stored.
 */
function normalizeKeys(root: unknown): unknown {
  let isWhole = true;
  const refused = () => {
    isWhole = false;
    return unstorable;
  };
  const visit = (value: unknown, depth: number, raw: boolean): unknown => {
    if (typeof value === 'string') return isStorable(value) ? value : refused();
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1, raw));
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = Object.create(null);
    for (const [sent, member] of Object.entries(value)) {
      const key = raw ? sent : kebabCase(sent);
      if (!isStorable(key)) return refused();
      copy[key] = visit(member, depth + 1, raw || (keepsItsKeys(key, depth) && isObject(member)));
    }
    return copy;
  };
  const copy = visit(root, 0, false);
  if (isWhole) return copy;
  const pointer = pointerTo(copy, unstorable, '') ?? '';
  const where = pointer === '' ? 'the body' : pointer.slice(1).replaceAll('/', '.');
  const details = `${where} holds a character that cannot be stored`;
  throw new Refusal('bad_request', pointer === '' ? { details } : { details, pointer });
}
