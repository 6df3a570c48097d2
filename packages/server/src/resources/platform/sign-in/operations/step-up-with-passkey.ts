/** Step-up of a session with a passkey: its challenge, and the authentication. */
import type { Caller } from '../../../../api/caller.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { stepUpSession } from '../../user-sessions/index.ts';
import { listPasskeys, suspendPasskey } from '../../users/index.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { lockOwnAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { demandRelyingParty } from '../passkeys/relying-party.ts';
import type { AuthenticationResponse } from '../passkeys/schema.ts';
import { authenticationOptions, CounterWentBack, countUse, verifiedPasskey } from '../passkeys/show-passkey.ts';

const stepUpAttempt = 'passkey-step-up';

interface Asked {
  readonly sessionId: string;
  readonly challenge: string;
}

/** Returns the options for the browser, and the attempt under which the challenge is kept. */
export async function challengePasskey(context: OperationContext, parts: SignInParts, caller: Caller) {
  const { user, caller: person } = await lockOwnAccount(context, caller);
  const passkeys = await listPasskeys(context.tx, context.scope, user.id);
  const options = await authenticationOptions(demandRelyingParty(context.baseUrl), passkeys);
  const state: Asked = { sessionId: person.session.id, challenge: options.challenge };
  return { attempt: await openAttempt({ ...parts, ...context }, stepUpAttempt, state), options };
}

export interface ShowPasskey {
  readonly caller: Caller;
  readonly attempt: string;
  readonly response: AuthenticationResponse;
}

/**
 * Steps up the session that was challenged. Throws sign_in_refused; a passkey whose counter went backwards is suspended
 * as well.
 */
export async function stepUpWithPasskey(
  context: OperationContext,
  parts: SignInParts,
  { caller, attempt, response }: ShowPasskey,
) {
  const { tx, scope, clock } = context;
  const { user, caller: person } = await lockOwnAccount(context, caller);
  const asked = await takeAttempt<Asked>({ ...parts, ...context }, stepUpAttempt, attempt);
  const passkeys = await listPasskeys(tx, scope, user.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId.equals(Buffer.from(response.id, 'base64url')));
  if (passkey === undefined || asked.sessionId !== person.session.id) throw new Refusal('sign_in_refused');
  const challenged = { challenge: asked.challenge, isNamed: true };
  const rp = demandRelyingParty(context.baseUrl);
  const shown = await verifiedPasskey(rp, passkey, challenged, response);
  await countUse(context, passkey, shown).catch(async (error: unknown) => {
    // A separate transaction, since the refusal rolls this one back.
    const tenant = { environmentId: scope.environmentId };
    if (error instanceof CounterWentBack)
      await parts.database.write(tenant, (writer) => suspendPasskey(writer, scope, passkey.id, clock.now()));
    throw error;
  });
  return stepUpSession(context, { id: person.session.id, hasSecondFactor: true });
}
