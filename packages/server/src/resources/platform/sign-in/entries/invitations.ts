/** Entries for the link of an invitation. */
import { Type } from 'typebox';
import { type Entry, type EntryContext, entry, type Visit } from '../../../../api/entry.ts';
import { nullable } from '../../../../api/json-api/schema.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findUsers } from '../../users/index.ts';
import { isLetIn } from '../break-glass.ts';
import { scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { type Invitation, stateOf } from '../invitations/invitation.ts';
import { acceptInvitation, nameOf } from '../invitations/operations.ts';
import { findInvitation, findInvitationByCode } from '../invitations/store.ts';
import type { SignInParts } from '../parts.ts';
import { closed, code, givenName, shownPassword, signedInBody } from '../schema.ts';
import { countAttempt, takeBack } from '../throttle.ts';
import { askForFirstPasskey, chosenPassword } from './first-passkey.ts';

export const lookAtInvitationEntry = entry({
  method: 'POST',
  path: '/invitations/look',
  operationId: 'look-at-an-invitation',
  summary: 'Returns who was invited and by whom; for a sign-in reset also the name of the existing user.',
  body: Type.Object({ code: code() }, closed),
  answerBody: Type.Object({
    'email-address': Type.String(),
    'organization-name': Type.String(),
    inviter: nullable('string'),
    'name-first': Type.Optional(Type.String()),
    'name-last': Type.Optional(Type.String()),
  }),
  async handle(context, visit, asked) {
    const { invitation, scope } = await openInvitation(context, visit, asked.code);
    const { keyRing, runner, scopes } = context;
    const { invitedBy, userId } = invitation;
    const [found] = await runner.read(scope, ({ tx }) => findUsers(tx, { keyRing, scope }, [userId ?? invitedBy]));
    const [own, inviter] = userId === null ? [undefined, found] : [found, undefined];
    return {
      body: {
        'email-address': invitation.emailAddress,
        'organization-name': await scopes.organizationName(scope),
        inviter: inviter === undefined ? null : nameOf(inviter),
        ...(own === undefined ? {} : { 'name-first': own.nameFirst, 'name-last': own.nameLast }),
      },
    };
  },
});

export const acceptInvitationEntry = (parts: SignInParts): Entry =>
  entry({
    method: 'POST',
    path: '/invitations/accept',
    operationId: 'accept-an-invitation',
    summary: 'Creates the invited user once and signs in; without a password, a passkey is requested next.',
    body: Type.Object(
      { code: code(), 'name-first': givenName(), 'name-last': givenName(), password: Type.Optional(shownPassword()) },
      closed,
    ),
    answerBody: signedInBody,
    async handle(context, visit, asked) {
      const { invitation, scope } = await openInvitation(context, visit, asked.code);
      if (!(await isOpenHere(context, parts, invitation, scope))) {
        throw new Refusal('unprocessable', { details: 'users of this organization sign in at its issuer' });
      }
      const names = { nameFirst: asked['name-first'], nameLast: asked['name-last'] };
      const known = [invitation.emailAddress, names.nameFirst, names.nameLast];
      const password = chosenPassword(context, asked.password, known);
      if (password === null) {
        const { emailAddress, id, userId } = invitation;
        const person = { ...names, emailAddress, ...(userId === null ? {} : { id: userId }) };
        return askForFirstPasskey(context, { link: 'invitation', scope, code: id, person });
      }
      await countAttempt(context, { account: null, ip: visit.ip });
      const person = { ...names, passwordHash: await passwordHasher.hash(password) };
      return finishSignIn(context, visit, { scope, account: null }, async (writing) => ({
        user: await acceptInvitation(writing, invitation.id, person),
        way: 'invitation',
        hasSecondFactor: false,
      }));
    },
  });

/** Returns true if the link may be used: with sign-in only at the issuer it is limited to the break-glass owner. */
async function isOpenHere(
  { runner, keyRing }: EntryContext,
  parts: SignInParts,
  { userId }: Invitation,
  scope: Scope,
): Promise<boolean> {
  if (parts.signIn === 'any' || userId === null) return parts.signIn === 'any';
  const [user] = await runner.read(scope, ({ tx }) => findUsers(tx, { keyRing, scope }, [userId]));
  return user !== undefined && isLetIn(parts, user);
}

interface Opened {
  readonly invitation: Invitation;
  readonly scope: Scope;
}

/**
 * Opens an invitation. Throws sign_in_refused for an unknown code or an invitation that is over; only these count as
 * failures.
 */
async function openInvitation(context: EntryContext, { ip }: Visit, text: string): Promise<Opened> {
  const tried = { account: null, ip };
  await countAttempt(context, tried);
  const opened = await findOpen(context, text);
  await takeBack(context, tried);
  return opened;
}

async function findOpen(context: EntryContext, text: string): Promise<Opened> {
  const { database, keyRing, clock, runner } = context;
  const digest = keyRing.digestSecret('invitation', text);
  const place = await database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    findInvitationByCode(reader, digest),
  );
  if (place === null) throw new Refusal('sign_in_refused');
  const scope = await scopeOfOrganization(context, place.organizationId);
  const invitation = await runner.read(scope, ({ tx }) => findInvitation(tx, { keyRing, scope }, place.id));
  if (invitation === null || stateOf(invitation, clock.now()) !== 'open') throw new Refusal('sign_in_refused');
  return { invitation, scope };
}
