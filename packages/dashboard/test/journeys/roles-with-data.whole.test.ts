/** Every page over data by every first role but the one of `roles-with-data.test.ts`: no page breaks, whatever is kept from the role. */

import type { SeededRole } from '../../../server/src/resources/platform/roles/index.ts';
import { roleSeeds } from '../../../server/src/resources/platform/roles/seeded-roles.ts';
import { sampledRole, testRolesWithData } from '../support/roles-with-data.ts';

testRolesWithData((Object.keys(roleSeeds) as SeededRole[]).filter((role) => role !== sampledRole));
