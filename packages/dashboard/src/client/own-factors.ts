/** The user's own sign-in methods: passkeys, an authenticator app, recovery codes, a password. */

import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { privateSurface } from './api.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
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

export type TotpSecret = Told.SetUpTotpResponse;

export const setUpTotp = (): Promise<TotpSecret> => post('/totp');

/** Recovery codes, shown once. */
export type RecoveryCodes = Told.ConfirmTotpResponse;

export const confirmTotp = (code: string): Promise<RecoveryCodes> => post('/totp/confirm', { code });

export const makeRecoveryCodes = (): Promise<RecoveryCodes> => post('/recovery-codes');

/** Changes the password; a user without one passes null as the current one. */
export const changePassword = (current: string | null, password: string): Promise<unknown> =>
  post('/password', { ...(current === null ? {} : { 'current-password': current }), password });

export const passkeysQuery = queryOptions({ queryKey: ['own', 'user-passkey'], queryFn: listPasskeys });

/** Changes to the user's own sign-in methods, which the session lists. */
export const ownFactorMutations = mutationsOf(['own', 'session'], {
  renamePasskey: (_api: Api, id: string, name: string) =>
    send(at(`/passkeys/${id}`), { method: 'PATCH', body: { name } }),
  removePasskey: (_api: Api, id: string) => send(at(`/passkeys/${id}`), { method: 'DELETE' }),
  removeTotp: (_api: Api) => send(at('/totp'), { method: 'DELETE' }),
});
