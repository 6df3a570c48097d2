/** Sign-in endpoints before a session exists: flat documents, no CSRF token, no environment. */

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { privateSurface } from './api.ts';
import type * as Told from './generated/index.ts';
import { send } from './send.ts';

export type Entry = Told.RetrieveEntryResponse;

export type SecondFactor = 'totp' | 'recovery-code' | 'passkey';

/** Next step of a sign-in. A user who must enroll a second factor is already signed in, to the sandbox only. */
export type Next =
  | { readonly next: 'signed-in' }
  | { readonly next: 'second-factor'; readonly attempt: string; readonly ways: readonly SecondFactor[] }
  | { readonly next: 'enroll-second-factor' }
  | {
      readonly next: 'passkey-registration';
      readonly attempt: string;
      readonly options: PublicKeyCredentialCreationOptionsJSON;
    };

const ask = <Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> =>
  send(privateSurface + path, { method: 'POST', body, uninterrupted: true, signal });

export const lookAtEntry = (): Promise<Entry> => send(`${privateSurface}/entry`, { uninterrupted: true });

export const signInByPassword = (emailAddress: string, password: string): Promise<Next> =>
  ask('/sign-in/password', { 'email-address': emailAddress, password });

export const signInByTotp = (attempt: string, code: string): Promise<Next> => ask('/sign-in/totp', { attempt, code });

export const signInByRecoveryCode = (attempt: string, code: string): Promise<Next> =>
  ask('/sign-in/recovery-code', { attempt, code });

export interface PasskeyOptions {
  readonly attempt: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/**
 * Returns the options for a passkey. `attempt` is the sign-in attempt of an accepted password; without one any user may
 * answer.
 */
export const passkeyOptions = (attempt?: string): Promise<PasskeyOptions> =>
  ask('/sign-in/passkey/options', attempt === undefined ? {} : { attempt });

export const signInByPasskey = (attempt: string, response: AuthenticationResponseJSON): Promise<Next> =>
  ask('/sign-in/passkey', { attempt, response });

export const registerFirstPasskey = (attempt: string, response: RegistrationResponseJSON): Promise<Next> =>
  ask('/sign-in/passkey-registration', { attempt, response });

export interface PersonMade {
  readonly emailAddress?: string;
  readonly nameFirst: string;
  readonly nameLast: string;
  /** Password of the person; without one, a passkey is created next. */
  readonly password?: string;
}

const personBody = ({ emailAddress, nameFirst, nameLast, password }: PersonMade) => ({
  ...(emailAddress === undefined ? {} : { 'email-address': emailAddress }),
  'name-first': nameFirst,
  'name-last': nameLast,
  ...(password === undefined ? {} : { password }),
});

export const setUp = (code: string, person: PersonMade): Promise<Next> =>
  ask('/setup', { code, ...personBody(person) });

/** An invitation. The name is present only for an existing user who sets up sign-in again. */
export type Invitation = Told.LookAtAnInvitationResponse;

export const lookAtInvitation = (code: string): Promise<Invitation> => ask('/invitations/look', { code });

export const acceptInvitation = (code: string, person: PersonMade): Promise<Next> =>
  ask('/invitations/accept', { code, ...personBody(person) });

/** Returns the address for signing in at the organization's own issuer. */
export const issuerAddress = (returnTo: string): string =>
  `${privateSurface}/sign-in/oidc?${new URLSearchParams({ 'return-to': returnTo })}`;
