/** Who is signed in, and what they may do where. */
import { privateSurface } from './api.ts';
import type { Resource } from './documents.ts';
import { send } from './send.ts';

export type EnvironmentKind = 'sandbox' | 'production';

export interface Environment {
  readonly id: string;
  readonly kind: EnvironmentKind;
}

interface SessionAttributes {
  /** How it was begun. */
  readonly way: string;
  readonly 'created-at': string;
  readonly 'seen-at': string;
  readonly 'expires-at': string;
  readonly 'idle-expires-at': string;
  readonly 'step-up-until': string | null;
  readonly 'ip-address': string;
  readonly 'user-agent': string;
  /** What the person may show again; a password only where there is nothing better. */
  readonly ways: readonly ('passkey' | 'totp' | 'password')[];
  readonly 'is-current': boolean;
  readonly 'has-second-factor': boolean;
}

export interface SessionMeta {
  readonly user: {
    readonly id: string;
    readonly 'email-address': string;
    readonly 'name-first': string;
    readonly 'name-last': string;
    readonly 'is-owner': boolean;
  };
  readonly organization: {
    readonly id: string;
    readonly name: string;
    readonly 'production-access': string;
    readonly plan: string;
  };
  readonly environments: readonly Environment[];
  /** By id of the environment. */
  readonly rights: Readonly<Record<string, readonly string[]>>;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  /** The role that the person sees the dashboard as, null in their own. */
  readonly 'seen-as': { readonly id: string; readonly name: string } | null;
  readonly language: string;
}

export interface Session {
  readonly data: Resource<'user-session', SessionAttributes>;
  readonly meta: SessionMeta;
}

/** Throws an ApiError with status 401 when nobody is signed in. */
export const retrieveSession = (): Promise<Session> => send(`${privateSurface}/session`, { uninterrupted: true });

export const endSession = (): Promise<void> =>
  send(`${privateSurface}/session`, { method: 'DELETE', uninterrupted: true });
