/** Step-up with a password or a code, for requests that need a factor shown in the last five minutes. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { oneOf } from '../../../../api/json-api/schema.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import { stepUpSession } from '../../user-sessions/index.ts';
import { saveUser } from '../../users/index.ts';
import { lockOwnAccount, type OwnAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { proving } from '../proving.ts';
import { closed, code, csrfBody, shownPassword } from '../schema.ts';
import { afterTotp } from '../totp.ts';

const body = Type.Object(
  {
    way: oneOf(['totp', 'password']),
    code: Type.Optional(code()),
    password: Type.Optional(shownPassword()),
  },
  closed,
);

interface Asked {
  readonly way: 'totp' | 'password';
  readonly code?: string;
  readonly password?: string;
}

export const stepUpEndpoint = (parts: SignInParts): Endpoint =>
  writeEndpoint({
    surface: 'dashboard',
    permission: null,
    resourceType: 'user-session',
    path: '/session/step-up',
    operationId: 'step-up-session',
    auditedAs: 'read',
    summary: 'Shows a code of the authenticator app again, or, for people without a second factor, the password.',
    body,
    answerBody: csrfBody,
    async handle(context, { caller: asking, body: asked }) {
      const own = await lockOwnAccount(context, asking);
      await proving(context, parts, own.user, () => prove(context, own, asked));
      const { id, hasSecondFactor } = own.caller.session;
      const session = await stepUpSession(context, { id, hasSecondFactor: hasSecondFactor || asked.way === 'totp' });
      return { body: { 'csrf-token': session.csrfToken }, session };
    },
  });

/** Verifies the factor. Throws sign_in_refused. */
async function prove(context: OperationContext, { user, factors }: OwnAccount, asked: Asked): Promise<void> {
  const { tx, scope, keyRing, clock } = context;
  if (asked.way === 'totp') {
    const after = user.totpConfirmedAt === null ? null : afterTotp(user, asked.code ?? '', clock.now());
    if (after === null) throw new Refusal('sign_in_refused');
    await saveUser(tx, { keyRing, scope }, after);
    return;
  }
  const isRight = await passwordHasher.fits(asked.password ?? '', user.passwordHash);
  if (!isRight || factors.length > 0) throw new Refusal('sign_in_refused');
}
