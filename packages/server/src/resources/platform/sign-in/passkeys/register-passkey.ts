/** Registration of a passkey: the options for the browser, and the verification of its response. */
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { digestOfCredential, insertPasskey, type Passkey, type User } from '../../users/index.ts';
import type { RelyingParty } from './relying-party.ts';
import type { RegistrationResponse } from './schema.ts';

export interface Registering {
  readonly rp: RelyingParty;
  /** Name of the service in people's lists of passkeys. */
  readonly serviceName: string;
  readonly userId: string;
  readonly emailAddress: string;
  readonly name: string;
  /** Existing passkeys of the person: a device cannot create a second one. */
  readonly known: readonly Passkey[];
}

type Options = Awaited<ReturnType<typeof generateRegistrationOptions>>;

/** Returns options for a discoverable passkey with user verification, which counts as both factors. */
export async function registrationOptions(registering: Registering): Promise<Options> {
  const { rp, serviceName, userId, emailAddress, name, known } = registering;
  return generateRegistrationOptions({
    rpID: rp.id,
    rpName: serviceName,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: emailAddress,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
  });
}

/** Passkey from an authenticator, after verification. */
export type MadePasskey = Omit<Passkey, 'id' | 'userId' | 'name' | 'createdAt' | 'lastUsedAt' | 'suspendedAt'>;

/**
 * Verifies a registration. Throws sign_in_refused for a wrong challenge, origin or name, and for a person who was not
 * verified.
 */
export async function verifiedRegistration(
  rp: RelyingParty,
  expectedChallenge: string,
  response: RegistrationResponse,
): Promise<MadePasskey> {
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
  })
    // The library throws for a failed verification; the texts of its errors are for developers.
    .catch(() => null);
  if (verified?.verified !== true) throw new Refusal('sign_in_refused');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
    backedUp: credentialBackedUp,
    rpId: rp.id,
  };
}

/** Saves a passkey. Throws not_unique if it belongs to a person already. */
export async function keepPasskey(
  context: OperationContext,
  { id: userId }: Pick<User, 'id'>,
  made: MadePasskey,
  name: string,
): Promise<Passkey> {
  const { tx, scope, ids, keyRing, clock } = context;
  const dates = { createdAt: clock.now(), lastUsedAt: null, suspendedAt: null };
  const passkey: Passkey = { ...made, ...dates, id: ids.next('passkey'), userId, name };
  const isKept = await insertPasskey(tx, scope, passkey, digestOfCredential(keyRing, made.credentialId));
  if (!isKept) throw new Refusal('not_unique', { details: 'this passkey is already in use' });
  return passkey;
}
