/** Recipients of an alert: active people with the right in the environment that it concerns. */
import { languageOr } from '../../../messages/message.ts';
import type { FindAlertRecipients } from '../messages/index.ts';
import { rightsOf, rolesOfUser } from '../roles/index.ts';
import { listUsers } from './store.ts';

export const peopleToAlert: FindAlertRecipients = async ({ tx, scope, keyRing }, right) => {
  const active = (await listUsers(tx, { keyRing, scope })).filter(({ status }) => status === 'active');
  const told = [];
  for (const { id, emailAddress, language } of active) {
    const roles = await rolesOfUser(tx, scope, id);
    if (rightsOf(roles, scope.environmentKind).permissions.has(right)) {
      told.push({ email: emailAddress, language: languageOr(language) });
    }
  }
  return told;
};
