/**
 * OpenID Connect client of the issuer that users sign in at: code flow with PKCE, state and nonce (RFC 9700), the
 * issuer's name in the answer if it sends one (RFC 9207), ID tokens signed by a key of its published set. Requests go
 * only to the address that the operator set.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  type ServerMetadata,
} from 'openid-client';
import { hostOf, isLoopbackHost } from '../egress.ts';
import type { IssuerConfig } from './read-settings.ts';

/** Values of a started sign-in, checked when the browser returns. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** True if the user must consent, even if they did before. */
  readonly asksConsent: boolean;
}

/** The signed-in user as the issuer describes them. */
export interface Identity {
  readonly subject: string;
  readonly emailAddress: string | null;
  readonly isEmailVerified: boolean;
  readonly nameFirst: string;
  readonly nameLast: string;
  /** Values of the claim of roles. */
  readonly roleValues: readonly string[];
  /** Refresh token; null if the issuer gives none, and then the user's status cannot be refreshed. */
  readonly refreshToken: string | null;
}

/** Outcome of a refresh: `gone` for a user or grant that the issuer refuses, `unanswered` without a usable answer. */
export type Standing = { readonly is: 'there'; readonly refreshToken: string } | { readonly is: 'gone' | 'unanswered' };

export interface Issuer {
  readonly config: IssuerConfig;
  /** Begins a sign-in. Throws the errors of requests to the issuer. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly pending: Pending }>;
  /**
   * Finishes a sign-in. Throws an Error with a `code` for an invalid answer. `url` is the address that the browser
   * returned to.
   */
  finish(url: URL, pending: Pending): Promise<Identity>;
  askAgain(refreshToken: string): Promise<Standing>;
}

const seconds = 10;

/**
 * Some issuers give a refresh token only together with a consent prompt (OpenID Connect Core, section 11), most
 * without. The prompt is sent only after an issuer gave no token without it, and never again after it gave none with
 * it.
 */
type Consent = 'not-needed' | 'needed' | 'useless';

function learnConsent(known: Consent, { asksConsent }: Pending, hasToken: boolean): Consent {
  if (hasToken || known === 'useless') return known;
  return asksConsent ? 'useless' : 'needed';
}

const offlineAccess = 'offline_access';

/** Returns true if the issuer offers the scope; without a list of scopes it may, and must ignore unknown ones. */
function offersOfflineAccess({ scopes_supported: offered }: ServerMetadata): boolean {
  return offered?.includes(offlineAccess) ?? true;
}

export function createIssuer(config: IssuerConfig, fetch: CustomFetch): Issuer {
  let found: Promise<Configuration> | null = null;
  let consent: Consent = 'not-needed';
  // A failed discovery may succeed a moment later; a successful one is kept while the process runs.
  const configuration = () => {
    found ??= discover(config, fetch).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    config,
    async begin(redirectUri) {
      const client = await configuration();
      const isOffline = offersOfflineAccess(client.serverMetadata());
      const asksConsent = isOffline && consent === 'needed';
      const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const pending = { ...secrets, asksConsent };
      const url = buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile', ...(isOffline ? [offlineAccess] : [])].join(' '),
        ...(asksConsent ? { prompt: 'consent' } : {}),
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending };
    },
    async finish(url, pending) {
      const { state, nonce, verifier } = pending;
      const client = await configuration();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(client, url, checks);
      consent = learnConsent(consent, pending, tokens.refresh_token !== undefined);
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the issuer gave no ID token');
      const asked = client.serverMetadata().userinfo_endpoint !== undefined;
      const more = asked ? await fetchUserInfo(client, tokens.access_token, claims.sub) : {};
      return identityOf({ ...more, ...claims }, config, tokens.refresh_token ?? null);
    },
    async askAgain(refreshToken) {
      try {
        const tokens = await refreshTokenGrant(await configuration(), refreshToken);
        return { is: 'there', refreshToken: tokens.refresh_token ?? refreshToken };
      } catch (error) {
        // RFC 6749, 5.2: the grant is invalid, expired or revoked. Any other error concerns the client or the issuer.
        return { is: error instanceof ResponseBodyError && error.error === 'invalid_grant' ? 'gone' : 'unanswered' };
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: IssuerConfig, fetch: CustomFetch): Promise<Configuration> {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' && isLoopbackHost(hostOf(server)) ? [allowInsecureRequests] : [];
  // Without this option, the signature of an ID token received over TLS is not checked, and an impostor of the issuer
  // would be accepted.
  const execute = [enableNonRepudiationChecks, ...insecure];
  return discovery(server, clientId, clientSecret, undefined, { [customFetch]: fetch, execute, timeout: seconds });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Reads the claim, which some issuers write as text. If it is absent, the operator's setting decides. */
function isVerified(claim: unknown, trustsUnsaid: boolean): boolean {
  if (claim === undefined || claim === null) return trustsUnsaid;
  return claim === true || (typeof claim === 'string' && claim.toLowerCase() === 'true');
}

function identityOf(claims: Claims, config: IssuerConfig, refreshToken: string | null): Identity {
  const { roleClaim, trustsUnsaidEmails } = config;
  const emailAddress = typeof claims['email'] === 'string' ? claims['email'] : null;
  const given = roleClaim === null ? [] : claims[roleClaim];
  return {
    subject: claims.sub,
    emailAddress,
    isEmailVerified: isVerified(claims['email_verified'], trustsUnsaidEmails),
    nameFirst: textOf(claims['given_name']) || textOf(claims['name']) || (emailAddress ?? ''),
    nameLast: textOf(claims['family_name']),
    roleValues: (Array.isArray(given) ? given : [given]).filter((value) => typeof value === 'string'),
    refreshToken,
  };
}
