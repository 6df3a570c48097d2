/** Every page with data, by the role without personal data; the other roles are in `roles-with-data.whole.test.ts`. */
import { sampledRole, testRolesWithData } from '../support/roles-with-data.ts';

testRolesWithData([sampledRole]);
