/** Endpoints of the person's own authenticator app: set up, confirm by its first code, remove. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { secret } from '../../../../api/json-api/schema.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { describeOrganization } from '../../organizations/index.ts';
import { stepUpSession } from '../../user-sessions/index.ts';
import { saveUser, type User } from '../../users/index.ts';
import { findFreshAccount, lockFreshAccount } from '../fresh-factors.ts';
import { drawRecoveryCodes, makeRecoveryCodes } from '../recovery-codes.ts';
import { closed, code, recoveryCodesBody } from '../schema.ts';
import { afterTotp, newTotpSecret, otpauthUrl } from '../totp.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user' } as const;

const afterFirstCode = (user: User, code: string, now: Date): User | null =>
  user.totpConfirmedAt === null ? afterTotp(user, code, now) : null;

export const totpEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...own,
    path: '/totp',
    operationId: 'set-up-totp',
    summary: 'Gives the secret for an authenticator app, this once; it counts from its first code on.',
    answerBody: Type.Object({ secret: Type.String(secret), 'otpauth-url': Type.String(secret) }),
    async handle(context, { caller }) {
      const { tx, scope, keyRing, clock } = context;
      const { user } = await lockFreshAccount(context, caller);
      if (user.totpConfirmedAt !== null) {
        throw new Refusal('conflict', { details: 'an authenticator app is set up: remove it first' });
      }
      const totpSecret = newTotpSecret();
      await saveUser(tx, { keyRing, scope }, { ...user, totpSecret, totpLastStep: null, updatedAt: clock.now() });
      const { name } = await describeOrganization(tx, scope.organizationId);
      return { body: { secret: totpSecret, 'otpauth-url': otpauthUrl(totpSecret, user.emailAddress, name) } };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/totp/confirm',
    operationId: 'confirm-totp',
    summary:
      'Confirms the authenticator app with its first code. From now on a code is required; returns ten recovery codes, once.',
    body: Type.Object({ code: code() }, closed),
    answerBody: recoveryCodesBody,
    async prepare(look, { caller, body }) {
      const after = await look(async (context) => {
        const found = await findFreshAccount(context, caller);
        return found === null ? null : afterFirstCode(found.user, body.code, context.clock.now());
      });
      return after === null ? null : drawRecoveryCodes();
    },
    async handle(context, { caller, body }, drawn) {
      const { tx, scope, keyRing, clock } = context;
      const { user, caller: person } = await lockFreshAccount(context, caller);
      const now = clock.now();
      const after = afterFirstCode(user, body.code, now);
      if (after === null) throw new Refusal('sign_in_refused');
      await saveUser(tx, { keyRing, scope }, { ...after, totpConfirmedAt: now, updatedAt: now });
      const codes = await makeRecoveryCodes(context, user.id, drawn);
      const session = await stepUpSession(context, { id: person.session.id, hasSecondFactor: true });
      return { body: { 'recovery-codes': codes, 'csrf-token': session.csrfToken }, session };
    },
  }),
  writeEndpoint({
    ...own,
    method: 'DELETE',
    path: '/totp',
    operationId: 'remove-totp',
    summary: 'Removes the authenticator app. Without another second factor the next session can use only the sandbox.',
    answerBody: Type.Object({}),
    async handle(context, { caller }) {
      const { tx, scope, keyRing, clock } = context;
      const { user } = await lockFreshAccount(context, caller);
      if (user.totpSecret === null) throw new Refusal('not_found');
      const without = { ...user, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
      await saveUser(tx, { keyRing, scope }, { ...without, updatedAt: clock.now() });
      return { body: {} };
    },
  }),
];
