/** Endpoints of theme sets: list, create, retrieve, update, archive. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { readAt, readAtMeta } from '../../../api/json-api/read-at.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { readCreateThemeSet, readUpdateThemeSet } from './input.ts';
import { archiveThemeSet, createThemeSet, updateThemeSet } from './operations.ts';
import { createThemeSetAttributes, themeSetFilters, updateThemeSetAttributes } from './schema.ts';
import { serializeThemeSet } from './serializer.ts';
import { findThemeSets, listThemeSets } from './store.ts';

export const themeSetEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/theme-sets',
    operationId: 'list-all-theme-sets',
    summary: 'Lists theme sets, newest first.',
    permission: 'theme_set.read',
    resourceType: 'theme-set',
    filters: themeSetFilters,
    async handle({ tx, scope }, { filter, page }) {
      const found = await listThemeSets(tx, scope, alternatives(filter, 'status'), page);
      return { page: { ...found, items: found.items.map(serializeThemeSet) } };
    },
  }),
  writeEndpoint({
    path: '/theme-sets',
    operationId: 'create-a-theme-set',
    summary: 'Creates a theme set. Checks each style and the contrast of its colours.',
    permission: 'theme_set.write',
    resourceType: 'theme-set',
    success: 201,
    attributes: createThemeSetAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeThemeSet(await createThemeSet(context, readCreateThemeSet(attributes))) };
    },
  }),
  readEndpoint({
    path: '/theme-sets/{theme-set-id}',
    operationId: 'retrieve-a-theme-set',
    summary: 'Retrieves one theme set.',
    permission: 'theme_set.read',
    resourceType: 'theme-set',
    async handle({ tx, scope }, { params }) {
      const [themeSet] = await findThemeSets(tx, scope, [params['theme-set-id']]);
      if (themeSet === undefined) throw new Refusal('not_found');
      return { resource: serializeThemeSet(themeSet) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/theme-sets/{theme-set-id}',
    operationId: 'update-a-theme-set',
    summary: 'Renames a theme set or replaces all its styles. Flows that use it change at once.',
    permission: 'theme_set.write',
    resourceType: 'theme-set',
    attributes: updateThemeSetAttributes,
    meta: readAtMeta,
    async handle(context, { params, attributes, meta }) {
      const read = { id: params['theme-set-id'], readAt: readAt(meta) };
      const changed = await updateThemeSet(context, read, readUpdateThemeSet(attributes));
      return { resource: serializeThemeSet(changed) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/theme-sets/{theme-set-id}',
    operationId: 'archive-a-theme-set',
    summary: 'Archives a theme set. It stays readable, and flows that use it show the default look.',
    permission: 'theme_set.write',
    resourceType: 'theme-set',
    async handle(context, { params }) {
      return { resource: serializeThemeSet(await archiveThemeSet(context, params['theme-set-id'])) };
    },
  }),
];
