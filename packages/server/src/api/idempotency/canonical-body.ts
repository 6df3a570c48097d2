/**
 * Canonical text of a body, independent of spacing and member order, so that a rebuilt retry counts as the same
 * request.
 */
import { withinJsonLimits } from '../json-api/json-limits.ts';

/** Returns the canonical text; a body that is no JSON, or exceeds the limits, is returned unchanged. */
export function canonicalBody(body: Buffer): Buffer | string {
  if (body.length === 0 || !withinJsonLimits(body)) return body;
  try {
    return write(JSON.parse(body.toString('utf8')));
  } catch {
    return body;
  }
}

/**
 * Serializes by the essential rules of RFC 8785: members sorted by name, no spaces, numbers and texts as in
 * JSON.stringify.
 */
function write(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => write(item)).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`).join(',')}}`;
}

/** Returns the decoded parameters sorted by name and value. */
export function canonicalQuery(search: string): string {
  if (search === '') return '';
  const parameters = new URLSearchParams(search);
  return JSON.stringify([...parameters].map(([name, value]) => `${name}=${value}`).sort());
}
