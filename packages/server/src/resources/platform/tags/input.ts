/** Conversion of the `meta` of a tag action to tag names. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { setTagsMeta, tagMeta } from './schema.ts';

/** Returns the tags, given by name or id, which are the same. Throws bad_request for neither or both. */
export function tagsNamed(meta: Wire<typeof tagMeta> | Wire<typeof setTagsMeta>): readonly string[] {
  const { 'tag-name': name, 'tag-id': id } = meta;
  const given = name ?? id;
  if (given === undefined || (name !== undefined && id !== undefined)) {
    throw new Refusal('bad_request', {
      details: 'exactly one of meta.tag-name, meta.tag-id must be sent',
      pointer: '/meta',
    });
  }
  return typeof given === 'string' ? [given] : [...new Set(given)];
}
