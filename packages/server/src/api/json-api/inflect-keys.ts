/**
 * Attribute, relationship and meta names in the caller's casing. Values are unchanged. Keys inside `fields` are
 * converted only in the versions that did so (contract, platform 5). Keys of a JSON Schema, and keys in a client's own
 * casing, are never converted.
 */
import { type Inflection, inflectKey } from '../../lib/casing.ts';
import { ownKeyMembers } from './parse-body.ts';

export function inflectDocument(document: object, inflection: Inflection, fieldKeysToo: boolean): object {
  if (inflection === 'kebab') return document;
  return inflectValue(document, inflection, fieldKeysToo) as object;
}

function inflectValue(value: unknown, inflection: Inflection, fieldKeysToo: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inflectValue(item, inflection, fieldKeysToo));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      inflectKey(key, inflection),
      key === 'json-schema' || ownKeyMembers.has(key) || (key === 'fields' && !fieldKeysToo)
        ? member
        : inflectValue(member, inflection, fieldKeysToo),
    ]),
  );
}
