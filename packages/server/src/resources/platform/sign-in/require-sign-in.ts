/** Conditions under which a start fails because people could not sign in. */
import { OperatorError } from '../../../lib/operator-error.ts';
import type { OperationRunner } from '../../../operations/runner.ts';
import type { Scope } from '../../../security/scope.ts';
import { hasBreakGlass, hasOwner, hostsOfPasskeys } from '../users/index.ts';
import type { SignInParts } from './parts.ts';

interface Parts {
  readonly runner: OperationRunner;
  readonly scopes: { all(): Promise<readonly Scope[]> };
  readonly config: Pick<SignInParts, 'signIn'> & { readonly baseUrl: string };
}

/**
 * Throws OperatorError if passkeys were made for another host than that of BASE_URL, where no browser offers them, and
 * if no one could sign in while the issuer does not answer.
 */
export async function requireSignIn({ runner, scopes, config }: Parts): Promise<void> {
  const { hostname } = new URL(config.baseUrl);
  for (const scope of await scopes.all()) {
    if (scope.environmentKind !== 'sandbox') continue;
    const found = await runner.read(scope, async ({ tx }) => ({
      hosts: await hostsOfPasskeys(tx, scope),
      lacksBreakGlass: (await hasOwner(tx, scope)) && !(await hasBreakGlass(tx, scope)),
    }));
    const other = found.hosts.find((host) => host !== hostname);
    if (other !== undefined) throw new OperatorError(otherHost(hostname, other));
    if (config.signIn === 'oidc-only' && found.lacksBreakGlass) throw new OperatorError(noBreakGlass);
  }
}

const otherHost = (hostname: string, former: string): string =>
  `BASE_URL has the host ${hostname}, and people have passkeys for ${former}, which no browser shows under another name: give BASE_URL the host ${former} again, and change it once everybody has taken their passkeys away in the dashboard and can sign in otherwise.`;

const noBreakGlass =
  'SIGN_IN=oidc-only requires an owner who can sign in when the identity provider does not respond: name one with npm start -- users break-glass EMAIL.';
