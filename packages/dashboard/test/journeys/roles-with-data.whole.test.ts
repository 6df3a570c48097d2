/** Every page with data, by every seeded role not in `roles-with-data.test.ts`: hidden values break no page. */

import type { SeededRole } from '../../../server/src/resources/platform/roles/index.ts';
import { roleSeeds } from '../../../server/src/resources/platform/roles/seeded-roles.ts';
import { sampledRole, testRolesWithData } from '../support/roles-with-data.ts';

testRolesWithData((Object.keys(roleSeeds) as SeededRole[]).filter((role) => role !== sampledRole));
