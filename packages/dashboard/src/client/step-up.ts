/** Re-authentication before sensitive actions, so that an unattended screen cannot perform them. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { privateSurface } from './api.ts';
import type { PasskeyOptions } from './entries.ts';
import { send } from './send.ts';

const ask = <Answer>(path: string, body: object): Promise<Answer> =>
  send(privateSurface + path, { method: 'POST', body, uninterrupted: true });

export const stepUpByTotp = (code: string): Promise<void> => ask('/session/step-up', { way: 'totp', code });

export const stepUpByPassword = (password: string): Promise<void> =>
  ask('/session/step-up', { way: 'password', password });

export const stepUpPasskeyOptions = (): Promise<PasskeyOptions> => ask('/session/step-up/passkey/options', {});

export const stepUpByPasskey = (attempt: string, response: AuthenticationResponseJSON): Promise<void> =>
  ask('/session/step-up/passkey', { attempt, response });
