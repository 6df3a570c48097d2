/** A theme set as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ThemeSet } from './theme-set.ts';

export function serializeThemeSet(themeSet: ThemeSet): Resource {
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
