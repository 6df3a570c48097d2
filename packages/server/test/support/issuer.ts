/** OpenID Connect issuer on this machine, whose people a test changes, and a browser that follows its redirects. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Account {
  readonly email: string;
  /** Some issuers send it as text, and some omit it. */
  readonly email_verified?: boolean | string;
  readonly given_name: string;
  readonly family_name: string;
  readonly groups: readonly string[];
}

export interface TestIssuer {
  readonly url: string;
  /** Accounts by subject; a deleted one does not exist any more. */
  readonly accounts: Map<string, Account>;
  /** Subject of the next sign-in. */
  signsIn: string;
  /** True to answer every request with 503. */
  isDown: boolean;
  /** True to publish another key than the one that signs. */
  hidesKey: boolean;
  /** Allows the service to redirect people here, once it listens. */
  allow(baseUrl: string): void;
  close(): Promise<void>;
}

export const clientId = 'countersign';
export const clientSecret = 'a secret of the tests alone, and long enough';
const scope = 'openid email profile offline_access';

/** Differences between issuers. */
export interface IssuerOptions {
  /** Supported scopes; without `offline_access` the issuer does not support it. */
  readonly scopes?: readonly string[];
  /** Conditions of refresh tokens; by default `with-consent`, as in the standard. */
  readonly refreshTokens?: 'with-consent' | 'always' | 'never';
}

export async function startIssuer(options: IssuerOptions = {}): Promise<TestIssuer> {
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    if (provider === null || issuer.isDown) return void response.writeHead(503).end();
    if (issuer.hidesKey && request.url === '/jwks') return void response.end(JSON.stringify({ keys: [anotherKey()] }));
    if (request.url?.startsWith('/interaction/') !== true) return provider.callback()(request, response);
    interact(provider, issuer.signsIn, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Account>();
  const issuer: TestIssuer = {
    url,
    accounts,
    signsIn: '',
    isDown: false,
    hidesKey: false,
    allow: (baseUrl) => {
      provider = makeProvider(url, baseUrl, accounts, options);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return issuer;
}

function anotherKey(): object {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'another' };
}

function makeProvider(
  url: string,
  baseUrl: string,
  accounts: ReadonlyMap<string, Account>,
  { scopes, refreshTokens = 'with-consent' }: IssuerOptions,
): Provider {
  return new Provider(url, {
    ...(scopes === undefined ? {} : { scopes }),
    ...(refreshTokens === 'with-consent' ? {} : { issueRefreshToken: () => refreshTokens === 'always' }),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${baseUrl}/dashboard/api/sign-in/oidc/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['of the tests'] },
    findAccount: (_context: unknown, sub: string) => {
      const account = accounts.get(sub);
      return account === undefined ? undefined : { accountId: sub, claims: () => ({ sub, ...account }) };
    },
  });
}

type Handler = Parameters<ReturnType<Provider['callback']>>;

async function interact(provider: Provider, accountId: string, ...[request, response]: Handler): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scope);
  const result = prompt.name === 'login' ? { login: { accountId } } : { consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

/** Browser that keeps cookies by host and port, and follows redirects only as requested. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>();

  async get(address: string): Promise<Response> {
    const { host } = new URL(address);
    const own = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') own.delete(name);
      else own.set(name, value);
    }
    await answer.arrayBuffer();
    return answer;
  }

  /** Follows redirects until the next one begins with `until`, and returns that address. */
  async follow(address: string, until: string): Promise<string> {
    let next = address;
    for (let hops = 0; hops < 12; hops += 1) {
      const answer = await this.get(next);
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${next} answered ${answer.status}`);
      next = new URL(location, next).href;
      if (next.startsWith(until)) return next;
    }
    throw new Error(`${address} did not lead to ${until}`);
  }
}
