/** Recipients of an alert: active people with the right in the environment that it concerns. */
import { languageOr } from '../../../messages/message.ts';
import type { FindAlertRecipients } from '../messages/index.ts';
import { rightsOf, rolesOfUsers } from '../roles/index.ts';
import { listUsers } from './store.ts';

export const peopleToAlert: FindAlertRecipients = async ({ tx, scope, keyRing }, right) => {
  const active = (await listUsers(tx, { keyRing, scope })).filter(({ status }) => status === 'active');
  const roles = await rolesOfUsers(
    tx,
    scope,
    active.map(({ id }) => id),
  );
  return active
    .filter(({ id }) => rightsOf(roles.get(id) ?? [], scope.environmentKind).permissions.has(right))
    .map(({ emailAddress, language }) => ({ email: emailAddress, language: languageOr(language) }));
};
