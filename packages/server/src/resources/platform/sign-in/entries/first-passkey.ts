/**
 * Creation of a person who opens a link and chooses no password: person and first passkey are created together, or
 * neither is.
 */
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

/** Kind of link; each creates the person in its own way, in the transaction that saves the passkey. */
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
  /** New person, with the id of the existing one if there is one. */
  readonly person: Omit<NewPerson, 'passwordHash'>;
}

interface Registering {
  readonly link: Link;
  readonly organizationId: string;
  readonly code: string;
  readonly person: NewPerson;
  readonly challenge: string;
}

/**
 * Returns the hash of the chosen password; null for a person who will use a passkey. Throws unprocessable, also if
 * browsers cannot create passkeys here and no password is given.
 */
export function chosenPassword(
  { baseUrl }: Pick<EntryContext, 'baseUrl'>,
  password: string | undefined,
  known: readonly string[],
): string | null {
  if (password === undefined && relyingPartyOf(baseUrl) !== null) return null;
  return acceptablePassword(password, { hasPasskey: false, known });
}

/**
 * Begins the registration of a passkey. The link stays valid until the passkey is saved. Throws conflict if browsers
 * cannot create one here.
 */
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
