/** Publishers of the versions of a template, by name. */
import type { Caller } from '../../../api/caller.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findApiKeys } from '../../platform/api-keys/index.ts';
import { findUsers, type User } from '../../platform/users/index.ts';
import { findPublished } from './store.ts';

const nameOfUser = ({ nameFirst, nameLast, emailAddress }: User): string =>
  `${nameFirst} ${nameLast}`.trim() || emailAddress;

/** Returns the wire shape of the publishers of a template's versions, newest version first. */
export async function findPublishers(context: ReadContext, caller: Caller, templateId: string) {
  const { tx, scope } = context;
  const published = await findPublished(tx, scope, templateId);
  const ids = [...new Set(published.map(({ publishedBy }) => publishedBy))];
  const users = await findUsers(tx, context, ids);
  const keys = caller.permissions.has('api_key.read') ? await findApiKeys(tx, scope, ids) : [];
  const names = new Map([
    ...users.map((user) => [user.id, nameOfUser(user)] as const),
    ...keys.map(({ id, name }) => [id, name] as const),
  ]);
  return published.map(({ id, publishedBy }) => ({
    'inquiry-template-version-id': id,
    type: publishedBy.startsWith('user_') ? ('user' as const) : ('api-key' as const),
    id: publishedBy,
    name: names.get(publishedBy) ?? null,
  }));
}
