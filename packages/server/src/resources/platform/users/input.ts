/** Conversion of request bodies to changes of a person. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { updateUserAttributes } from './schema.ts';
import type { User } from './user.ts';

/** Changes to a person; absent members stay unchanged. */
export interface UpdateUser extends Partial<Pick<User, 'nameFirst' | 'nameLast' | 'language'>> {
  readonly roleIds?: readonly string[];
}

/** JSON pointer of the roles in requests, for refusals. */
export const roleIdsPointer = '/data/attributes/role-ids';

export function readUpdateUser(attributes: Wire<typeof updateUserAttributes>): UpdateUser {
  const changes = {
    nameFirst: attributes['name-first']?.trim(),
    nameLast: attributes['name-last']?.trim(),
    language: attributes.language,
    roleIds: attributes['role-ids'],
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
