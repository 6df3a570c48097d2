/**
 * The JSON body: bounded depth and size, valid UTF-8 text without NUL or lone surrogates (PostgreSQL stores neither),
 * keys in any casing turned into canonical kebab, but for members whose keys are the client's own.
 */
import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestBody } from '../versions/version-change.ts';
import { withinJsonLimits } from './json-limits.ts';

/** Members whose keys mean something in the casing they were sent in: a pattern of payloads, and names of headers. */
export const ownKeyMembers: ReadonlySet<string> = new Set(['payload-filter', 'custom-http-headers']);

/** The members of a body that is no resource. Throws malformed_json or bad_request; an empty body has none. */
export function parseMembers(bytes: Buffer): Readonly<Record<string, unknown>> {
  if (bytes.length === 0) return {};
  const document = normalizeKeys(parseJson(bytes));
  if (!isObject(document)) throw new Refusal('bad_request', { details: 'the body must be an object' });
  return document;
}

/** Throws malformed_json or bad_request; an empty body is the empty document. */
export function parseBody(bytes: Buffer): RequestBody & { readonly type: string | null } {
  const document = parseMembers(bytes);
  const { data, meta, ...unknown } = document;
  refuseUnknown(Object.keys(unknown), '');
  if (data !== undefined && data !== null && !isObject(data)) {
    throw new Refusal('bad_request', { details: 'data must be an object', pointer: '/data' });
  }
  const { attributes, type, id: _id, ...rest } = data ?? {};
  refuseUnknown(Object.keys(rest), 'data.');
  if (attributes !== undefined && attributes !== null && !isObject(attributes)) {
    throw new Refusal('bad_request', { details: 'data.attributes must be an object', pointer: '/data/attributes' });
  }
  if (meta !== undefined && meta !== null && !isObject(meta)) {
    throw new Refusal('bad_request', { details: 'meta must be an object', pointer: '/meta' });
  }
  return { attributes: attributes ?? {}, meta: meta ?? {}, type: typeof type === 'string' ? type : null };
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
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('malformed_json', { details: 'the body is not valid JSON in UTF-8' });
  }
}

/** `data.attributes.fields` lies this deep. Its keys are the field schemas' to read: a JSON value keeps its own. */
const fieldsDepth = 2;

/** What a browser made of a passkey, beside the attempt that it answers, has the names of WebAuthn. */
const responseDepth = 0;

/** Members whose keys are not ours; a JSON Schema stands in the config of a field schema, at any depth. */
const keepsItsKeys = (key: string, depth: number): boolean =>
  (key === 'fields' && depth === fieldsDepth) ||
  (key === 'response' && depth === responseDepth) ||
  key === 'json-schema' ||
  ownKeyMembers.has(key);

function storable(text: string): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  throw new Refusal('bad_request', { details: 'a text of the body holds a character that cannot be stored' });
}

/** Copies the value with kebab keys; objects get no prototype, so `__proto__` is a name like any other. */
function normalizeKeys(root: unknown): unknown {
  const visit = (value: unknown, depth: number, raw: boolean): unknown => {
    if (typeof value === 'string') return storable(value);
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1, raw));
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = Object.create(null);
    for (const [sent, member] of Object.entries(value)) {
      const key = storable(raw ? sent : kebabCase(sent));
      copy[key] = visit(member, depth + 1, raw || (keepsItsKeys(key, depth) && isObject(member)));
    }
    return copy;
  };
  return visit(root, 0, false);
}
