/** Serializer of theme sets to JSON:API resources. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { themeSetAttributes } from './schema.ts';
import type { ThemeSet } from './theme-set.ts';

export function serializeThemeSet(themeSet: ThemeSet): Resource<Wire<typeof themeSetAttributes>> {
  return {
    type: 'theme-set',
    id: themeSet.id,
    attributes: {
      name: themeSet.name,
      status: themeSet.status,
      styles: themeSet.styles,
      'created-at': isoTimestamp(themeSet.createdAt),
      'updated-at': isoTimestamp(themeSet.updatedAt),
      'archived-at': isoTimestamp(themeSet.archivedAt),
    },
  };
}
