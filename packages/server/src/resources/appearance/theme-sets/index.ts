/** Exports of theme sets for other slices. */

import { defineKind, type Slice } from '../../../operations/slice.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { themeSetEndpoints } from './endpoints.ts';
import { themeSetAttributes } from './schema.ts';
import { serializeThemeSet } from './serializer.ts';
import { findThemeSets } from './store.ts';

export { lookOf } from './look.ts';
export { findThemeSets } from './store.ts';
export type { Variant } from './styles.ts';

export const themeSetsSlice: Slice = {
  endpoints: themeSetEndpoints,
  events: [],
  fills: [fillNames('theset_', 'theme_set.read', findThemeSets, ({ name }) => name)],
  keeps: [{ table: 'theme_sets', forever: 'configuration' }],
  kinds: [
    defineKind({
      type: 'theme-set',
      isConfiguration: true,
      readPermission: 'theme_set.read',
      includable: [],
      attributes: themeSetAttributes,
      load: async ({ tx, scope }, ids) => (await findThemeSets(tx, scope, ids)).map(serializeThemeSet),
    }),
  ],
};
