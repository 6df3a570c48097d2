/**
 * Canonical text of a body, independent of spacing and member order, so that a rebuilt retry counts as the same
 * request.
 */
import { withinJsonLimits } from '../json-api/json-limits.ts';

/** Bodies that are no JSON, or more of it than is taken, are themselves. */
export function canonicalBody(body: Buffer): Buffer | string {
  if (body.length === 0 || !withinJsonLimits(body)) return body;
  try {
    return write(JSON.parse(body.toString('utf8')));
  } catch {
    return body;
  }
}

/** RFC 8785 in its essence: members in the order of their names, no spaces, numbers and texts as JSON.stringify has them. */
function write(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => write(item)).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`).join(',')}}`;
}

/** Parameters in the order of their names and values, decoded. */
export function canonicalQuery(search: string): string {
  if (search === '') return '';
  const parameters = new URLSearchParams(search);
  return JSON.stringify([...parameters].map(([name, value]) => `${name}=${value}`).sort());
}
