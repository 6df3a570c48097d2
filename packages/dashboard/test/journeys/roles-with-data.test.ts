/** Every page over data by the role from whom persons are kept; the other roles are in `roles-with-data.whole.test.ts`. */
import { sampledRole, testRolesWithData } from '../support/roles-with-data.ts';

testRolesWithData([sampledRole]);
