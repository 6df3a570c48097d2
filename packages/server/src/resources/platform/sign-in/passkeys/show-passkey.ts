/** Authentication with a passkey: the options for the browser, and the verification of its response. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { notePasskeyUse, type Passkey } from '../../users/index.ts';
import type { RelyingParty } from './relying-party.ts';
import type { AuthenticationResponse } from './schema.ts';

type Options = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/**
 * Returns the options. `allowed` are the passkeys of a known person; if empty, the browser offers its passkeys for the
 * name.
 */
export async function authenticationOptions(rp: RelyingParty, allowed: readonly Passkey[]): Promise<Options> {
  return generateAuthenticationOptions({
    rpID: rp.id,
    userVerification: 'required',
    allowCredentials: allowed
      .filter(({ suspendedAt }) => suspendedAt === null)
      .map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
  });
}

/** Refusal of a passkey whose counter went backwards: it may have been copied. */
export class CounterWentBack extends Refusal {
  readonly passkey: Passkey;
  constructor(passkey: Passkey) {
    super('sign_in_refused');
    this.passkey = passkey;
  }
}

export interface ShownPasskey {
  readonly counter: number;
  readonly backedUp: boolean;
}

/**
 * Verifies a response. Throws sign_in_refused for a wrong challenge, origin, name, person or key, and for a person who
 * was not verified. `isNamed` is true if the challenge was limited to one person's passkeys, for which an authenticator
 * may omit the person.
 */
export async function verifiedPasskey(
  rp: RelyingParty,
  passkey: Passkey,
  asked: { readonly challenge: string; readonly isNamed: boolean },
  response: AuthenticationResponse,
): Promise<ShownPasskey> {
  const handle = response.response.userHandle ?? null;
  const isTheirs =
    handle === null ? asked.isNamed : Buffer.from(handle, 'base64url').toString('utf8') === passkey.userId;
  if (!isTheirs || passkey.suspendedAt !== null || passkey.rpId !== rp.id) throw new Refusal('sign_in_refused');
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    // The counter is compared in the update, so that two concurrent uses are distinguished.
    credential: { id: passkey.credentialId.toString('base64url'), publicKey: passkey.publicKey, counter: 0 },
  }).catch(() => null);
  if (verified?.verified !== true) throw new Refusal('sign_in_refused');
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** Updates the counter and the last use. Throws {@link CounterWentBack}. */
export async function countUse(
  { tx, scope, clock }: OperationContext,
  passkey: Passkey,
  shown: ShownPasskey,
): Promise<void> {
  const isNoted = await notePasskeyUse(tx, scope, passkey.id, { ...shown, at: clock.now() });
  if (!isNoted) throw new CounterWentBack(passkey);
}
