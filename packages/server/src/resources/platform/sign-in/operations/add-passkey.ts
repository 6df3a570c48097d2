/** Creation of a passkey by its person: its challenge, and the registration. */
import type { Caller } from '../../../../api/caller.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { describeOrganization } from '../../organizations/index.ts';
import { stepUpSession } from '../../user-sessions/index.ts';
import { listPasskeys } from '../../users/index.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { lockFreshAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { keepPasskey, registrationOptions, verifiedRegistration } from '../passkeys/register-passkey.ts';
import { demandRelyingParty } from '../passkeys/relying-party.ts';
import type { RegistrationResponse } from '../passkeys/schema.ts';

const registrationAttempt = 'passkey-registration';

interface Asked {
  readonly userId: string;
  readonly challenge: string;
}

/** Returns the options for the browser, and the attempt under which the challenge is kept. */
export async function challengeNewPasskey(context: OperationContext, parts: SignInParts, caller: Caller) {
  const rp = demandRelyingParty(context.baseUrl);
  const { tx, scope } = context;
  const { user } = await lockFreshAccount(context, caller);
  const { id: userId, emailAddress, nameFirst, nameLast } = user;
  const name = `${nameFirst} ${nameLast}`;
  const { name: serviceName } = await describeOrganization(tx, scope.organizationId);
  const known = await listPasskeys(tx, scope, userId);
  const options = await registrationOptions({ rp, serviceName, userId, emailAddress, name, known });
  const state: Asked = { userId, challenge: options.challenge };
  return { attempt: await openAttempt({ ...parts, ...context }, registrationAttempt, state), options };
}

export interface AddPasskey {
  readonly caller: Caller;
  readonly attempt: string;
  readonly response: RegistrationResponse;
  /** Null for a numbered name. */
  readonly name: string | null;
}

/** Saves the passkey and steps up the session. Throws sign_in_refused, and not_unique for a known passkey. */
export async function addPasskey(context: OperationContext, parts: SignInParts, command: AddPasskey) {
  const { tx, scope } = context;
  const { user, caller: person } = await lockFreshAccount(context, command.caller);
  const asked = await takeAttempt<Asked>({ ...parts, ...context }, registrationAttempt, command.attempt);
  if (asked.userId !== user.id) throw new Refusal('sign_in_refused');
  const made = await verifiedRegistration(demandRelyingParty(context.baseUrl), asked.challenge, command.response);
  const count = (await listPasskeys(tx, scope, user.id)).length;
  const name = command.name ?? (count === 0 ? 'Passkey' : `Passkey ${count + 1}`);
  const passkey = await keepPasskey(context, user, made, name);
  return { passkey, session: await stepUpSession(context, { id: person.session.id, hasSecondFactor: true }) };
}
