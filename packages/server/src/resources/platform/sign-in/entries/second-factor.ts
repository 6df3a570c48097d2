/** Second step after a password: a code of an app, or a recovery code. */
import { Type } from 'typebox';
import { type EntryAnswer, type EntryContext, entry, type Visit } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { SignInWay } from '../../user-sessions/index.ts';
import { lockUser, type User } from '../../users/index.ts';
import { lookAtAttempt, takeAttempt } from '../attempts.ts';
import { auditRefusal } from '../audit-sign-in.ts';
import { scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { accountTried } from '../known-device.ts';
import { findRecoveryCode } from '../recovery-codes.ts';
import { useRecoveryCode } from '../recovery-codes-store.ts';
import { attemptToken, closed, code, type SignedInBody, signedInBody } from '../schema.ts';
import { type PasswordShown, secondFactorAttempt } from '../second-factors.ts';
import { countAttempt } from '../throttle.ts';
import { afterTotp } from '../totp.ts';

const body = Type.Object({ attempt: attemptToken(), code: code() }, closed);

interface Step {
  readonly attempt: string;
  readonly way: SignInWay;
  /** Proves the factor and returns the person; null if it fails. */
  prove(context: OperationContext, user: User): Promise<User | null>;
}

export const totpEntry = entry({
  method: 'POST',
  path: '/sign-in/totp',
  operationId: 'sign-in-with-totp',
  summary: 'Shows a code of the authenticator app after the password; each is good once.',
  body,
  answerBody: signedInBody,
  async handle(context, visit, { attempt, code: typed }) {
    const shown = await lookAtAttempt<PasswordShown>(context, secondFactorAttempt, attempt);
    return secondStep(context, visit, shown, {
      attempt,
      way: 'password',
      prove: async ({ clock }, user) => (user.totpConfirmedAt === null ? null : afterTotp(user, typed, clock.now())),
    });
  },
});

export const recoveryCodeEntry = entry({
  method: 'POST',
  path: '/sign-in/recovery-code',
  operationId: 'sign-in-with-recovery-code',
  summary: 'Shows a recovery code after the password; each is good once.',
  body,
  answerBody: signedInBody,
  async handle(context, visit, { attempt, code: typed }) {
    const shown = await lookAtAttempt<PasswordShown>(context, secondFactorAttempt, attempt);
    return secondStep(context, visit, shown, {
      attempt,
      way: 'recovery-code',
      async prove(writing, user) {
        const found = await findRecoveryCode(writing, user.id, typed);
        const { tx, scope, clock } = writing;
        return found !== null && (await useRecoveryCode(tx, scope, user.id, found, clock.now())) ? user : null;
      },
    });
  },
});

/** Performs the second step. Wrong codes leave the attempt open: the throttle limits their number. */
async function secondStep(
  context: EntryContext,
  visit: Visit,
  { organizationId, userId, account, isBreakGlass }: PasswordShown,
  { attempt, way, prove }: Step,
): Promise<EntryAnswer<SignedInBody>> {
  await countAttempt(context, { account: accountTried(context, visit, account), ip: visit.ip });
  const scope = await scopeOfOrganization(context, organizationId, isBreakGlass ? 'production' : 'sandbox');
  try {
    return await finishSignIn(context, visit, { scope, account, userId, isBreakGlass }, async (writing) => {
      const { tx, keyRing } = writing;
      const user = await lockUser(tx, { keyRing, scope }, userId);
      const proven = user?.status === 'active' ? await prove(writing, user) : null;
      if (proven === null) throw new Refusal('sign_in_refused');
      await takeAttempt(context, secondFactorAttempt, attempt);
      return { user: proven, way, hasSecondFactor: true };
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'sign_in_refused')
      auditRefusal(context, visit, { scope, userId, way });
    throw error;
  }
}
