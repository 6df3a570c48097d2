/** Endpoints of the person's own password and recovery codes. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import { endUserSessions } from '../../user-sessions/index.ts';
import { saveUser } from '../../users/index.ts';
import { acceptablePassword } from '../acceptable-password.ts';
import { findFreshAccount, lockFreshAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { proving } from '../proving.ts';
import { drawRecoveryCodes, makeRecoveryCodes } from '../recovery-codes.ts';
import { closed, recoveryCodesBody, shownPassword } from '../schema.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user' } as const;

export const passwordEndpoints = (parts: SignInParts): readonly Endpoint[] => [
  writeEndpoint({
    ...own,
    path: '/password',
    operationId: 'change-password',
    summary:
      'Sets another password and ends all other sessions of the person. People without one leave the current one out.',
    body: Type.Object({ 'current-password': Type.Optional(shownPassword()), password: shownPassword() }, closed),
    answerBody: Type.Object({}),
    async handle(context, { caller, body }) {
      const { tx, scope, keyRing, clock } = context;
      const { user, factors, caller: person } = await lockFreshAccount(context, caller);
      const { passwordHash: before } = user;
      if (before !== null) {
        await proving(context, parts, user, async () => {
          if (await passwordHasher.fits(body['current-password'] ?? '', before)) return;
          throw new Refusal('unprocessable', problemAt('/current-password', 'is not the current password'));
        });
      }
      const known = [user.emailAddress, user.nameFirst, user.nameLast];
      const password = acceptablePassword(body.password, { hasPasskey: factors.includes('passkey'), known });
      const now = clock.now();
      const passwordHash = await passwordHasher.hash(password);
      await saveUser(tx, { keyRing, scope }, { ...user, passwordHash, updatedAt: now });
      const others = { userId: user.id, except: person.session.id };
      await endUserSessions(tx, scope, others, { as: 'revoked', at: now });
      return { body: {} };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/recovery-codes',
    operationId: 'make-recovery-codes',
    summary: 'Makes ten recovery codes in place of those before and shows them this once.',
    answerBody: recoveryCodesBody,
    async prepare(look, { caller }) {
      const found = await look((context) => findFreshAccount(context, caller));
      return found === null || found.factors.length === 0 ? null : drawRecoveryCodes();
    },
    async handle(context, { caller }, drawn) {
      const { user, factors } = await lockFreshAccount(context, caller);
      if (factors.length === 0) {
        throw new Refusal('conflict', { details: 'recovery codes replace a second factor: set one up first' });
      }
      return { body: { 'recovery-codes': await makeRecoveryCodes(context, user.id, drawn) } };
    },
  }),
];
