/** How one signs in oneself: passkeys, an authenticator app, recovery codes, a password. */

import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { privateSurface } from './api.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { send } from './send.ts';

export type Passkey = Told.UserPasskey;

const at = (path: string) => privateSurface + path;
const post = <Answer>(path: string, body: object = {}): Promise<Answer> => send(at(path), { method: 'POST', body });

export const listPasskeys = (): Promise<Page<Passkey>> => send(at('/passkeys'));

export interface PasskeyToMake {
  readonly attempt: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

export const passkeyToMake = (): Promise<PasskeyToMake> => post('/passkeys/options');

export const addPasskey = (attempt: string, response: RegistrationResponseJSON): Promise<unknown> =>
  post('/passkeys', { attempt, response });

export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  send(at(`/passkeys/${id}`), { method: 'PATCH', body: { name } });

export const removePasskey = (id: string): Promise<unknown> => send(at(`/passkeys/${id}`), { method: 'DELETE' });

export type TotpSecret = Told.SetUpTotpResponse;

export const setUpTotp = (): Promise<TotpSecret> => post('/totp');

/** Shown this once. */
export type RecoveryCodes = Told.ConfirmTotpResponse;

export const confirmTotp = (code: string): Promise<RecoveryCodes> => post('/totp/confirm', { code });

export const removeTotp = (): Promise<unknown> => send(at('/totp'), { method: 'DELETE' });

export const makeRecoveryCodes = (): Promise<RecoveryCodes> => post('/recovery-codes');

/** People without a password leave the current one out. */
export const changePassword = (current: string | null, password: string): Promise<unknown> =>
  post('/password', { ...(current === null ? {} : { 'current-password': current }), password });
