/** A passkey is shown: what the browser is asked for, and the proof that its holder signed just this. */
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

/** `allowed` are the passkeys of a person who is known; without any the browser offers those that it has for the name. */
export async function authenticationOptions(rp: RelyingParty, allowed: readonly Passkey[]): Promise<Options> {
  return generateAuthenticationOptions({
    rpID: rp.id,
    userVerification: 'required',
    allowCredentials: allowed
      .filter(({ suspendedAt }) => suspendedAt === null)
      .map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
  });
}

/** Thrown for a counter that went backwards: there may be two of what there should be one of. */
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
 * Throws sign_in_refused for another challenge, origin, name, person or key, and for a person who was not verified. `isNamed` says that
 * the challenge was for one person's passkeys alone, where an authenticator may leave out whose it is.
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
    // The counter is compared where it is written, so that two uses at once are told apart.
    credential: { id: passkey.credentialId.toString('base64url'), publicKey: passkey.publicKey, counter: 0 },
  }).catch(() => null);
  if (verified?.verified !== true) throw new Refusal('sign_in_refused');
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** Throws {@link CounterWentBack}. */
export async function countUse(
  { tx, scope, clock }: OperationContext,
  passkey: Passkey,
  shown: ShownPasskey,
): Promise<void> {
  const isNoted = await notePasskeyUse(tx, scope, passkey.id, { ...shown, at: clock.now() });
  if (!isNoted) throw new CounterWentBack(passkey);
}
