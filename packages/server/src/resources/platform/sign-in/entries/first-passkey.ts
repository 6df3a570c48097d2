/** Somebody who comes by a link and wants no password: they are made together with their first passkey, or not at all. */
import { Type } from 'typebox';
import { type EntryAnswer, type EntryContext, entry } from '../../../../api/entry.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { User } from '../../users/index.ts';
import { acceptablePassword } from '../acceptable-password.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { acceptInvitation } from '../invitations/operations.ts';
import { makeOwner } from '../make-owner.ts';
import type { NewPerson } from '../new-user.ts';
import { keepPasskey, registrationOptions, verifiedRegistration } from '../passkeys/register-passkey.ts';
import { demandRelyingParty, relyingPartyOf } from '../passkeys/relying-party.ts';
import { registrationResponse } from '../passkeys/schema.ts';
import { attemptToken, closed, type SignedInBody, signedInBody } from '../schema.ts';
import { countAttempt } from '../throttle.ts';

const firstPasskeyAttempt = 'first-passkey';

/** By which link somebody comes; each makes them in its own way, in the transaction that keeps the passkey. */
type Link = 'setup' | 'invitation';

const makers: Readonly<Record<Link, (context: OperationContext, code: string, person: NewPerson) => Promise<User>>> = {
  setup: (context, code, person) => makeOwner(context, Buffer.from(code, 'hex'), person),
  invitation: acceptInvitation,
};

export interface Newcomer {
  readonly link: Link;
  readonly scope: Scope;
  /** Digest of the code in hexadecimal, or the id of the invitation. */
  readonly code: string;
  /** With the id of somebody who is there already. */
  readonly person: Omit<NewPerson, 'passwordHash'>;
}

interface Registering {
  readonly link: Link;
  readonly organizationId: string;
  readonly code: string;
  readonly person: NewPerson;
  readonly challenge: string;
}

/** Null for somebody who comes with a passkey instead. Throws unprocessable, also where browsers make no passkeys and none is given. */
export function chosenPassword(
  { baseUrl }: Pick<EntryContext, 'baseUrl'>,
  password: string | undefined,
  known: readonly string[],
): string | null {
  if (password === undefined && relyingPartyOf(baseUrl) !== null) return null;
  return acceptablePassword(password, { hasPasskey: false, known });
}

/** Uses nothing up: a link stays good until the passkey is there. Throws conflict where browsers make none. */
export async function askForFirstPasskey(
  context: EntryContext,
  { link, scope, code, person }: Newcomer,
): Promise<EntryAnswer<SignedInBody>> {
  const id = person.id ?? context.ids.next('user');
  const options = await registrationOptions({
    rp: demandRelyingParty(context.baseUrl),
    serviceName: await context.scopes.organizationName(scope),
    userId: id,
    emailAddress: person.emailAddress,
    name: `${person.nameFirst} ${person.nameLast}`,
    known: [],
  });
  const state: Registering = {
    link,
    organizationId: scope.organizationId,
    code,
    person: { ...person, id, passwordHash: null },
    challenge: options.challenge,
  };
  const attempt = await openAttempt(context, firstPasskeyAttempt, state);
  return { body: { next: 'passkey-registration', attempt, options: { ...options } } };
}

export const firstPasskeyEntry = entry({
  method: 'POST',
  path: '/sign-in/passkey-registration',
  operationId: 'register-first-passkey',
  summary: 'Creates the user of the link with the requested passkey, and signs in.',
  body: Type.Object({ attempt: attemptToken(), response: registrationResponse }, closed),
  answerBody: signedInBody,
  async handle(context, visit, { attempt, response }) {
    await countAttempt(context, { account: null, ip: visit.ip });
    const asked = await takeAttempt<Registering>(context, firstPasskeyAttempt, attempt);
    const made = await verifiedRegistration(demandRelyingParty(context.baseUrl), asked.challenge, response);
    const { link, organizationId } = asked;
    const scope = await scopeOfOrganization(context, organizationId);
    return finishSignIn(context, visit, { scope, account: null }, async (writing) => {
      const user = await makers[link](writing, asked.code, asked.person);
      await keepPasskey(writing, user, made, 'Passkey');
      return { user, way: link, hasSecondFactor: true };
    });
  },
});
