/** A role as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { RightsChange } from './compare-rights.ts';
import type { Preview } from './operations.ts';
import type { Role } from './role.ts';
import type { previewBody, roleAttributes } from './schema.ts';

export const serializeRole = (role: Role, userCount: number): Resource<Wire<typeof roleAttributes>> => ({
  type: 'role',
  id: role.id,
  attributes: {
    name: role.name,
    description: role.description,
    permissions: role.permissions,
    where: role.environments,
    only: role.onlyTemplates,
    'seeded-as': role.seededAs,
    'user-count': userCount,
    'created-at': isoTimestamp(role.createdAt),
    'updated-at': isoTimestamp(role.updatedAt),
  },
});

const shown = ({ environment, gained, lost, rebound }: RightsChange) => ({ environment, gained, lost, rebound });

export const serializePreview = ({ role, people, unaffected }: Preview): Wire<typeof previewBody> => ({
  role: role.map(shown),
  people: people.map(({ userId, changes }) => ({ 'user-id': userId, changes: changes.map(shown) })),
  'unaffected-people': unaffected,
});
