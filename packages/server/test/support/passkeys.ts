/** Passkeys of people in a test, created and shown over the API like by a browser. */
import { type Authenticator, createAuthenticator, type Wrong } from './authenticator.ts';
import { type EntryReply, enter, personIn, setupCode } from './entries.ts';
import { personOf, type SignedInBrowser } from './people.ts';
import { sessionTokenIn } from './second-factor.ts';
import type { TestService } from './service.ts';

interface Asked {
  readonly attempt: string;
  readonly options: Record<string, unknown>;
}

/** Creates the owner with the setup link and a passkey in place of a password. */
export async function makeOwnerByPasskey(service: TestService): Promise<{
  readonly browser: SignedInBrowser;
  readonly authenticator: Authenticator;
}> {
  const authenticator = createAuthenticator(service.baseUrl);
  const named = { 'email-address': 'ada@example.com', 'name-first': 'Ada', 'name-last': 'Byron' };
  const asked = await enter(service, '/setup', { code: await setupCode(service), ...named });
  const { attempt, options } = asked.body as unknown as Asked;
  const response = authenticator.create(options);
  const reply = await enter(service, '/sign-in/passkey-registration', { attempt, response });
  if (reply.status !== 200) throw new Error(`the owner was not made: ${JSON.stringify(reply.body)}`);
  return { browser: personIn(service, reply), authenticator };
}

export async function askForPasskey(service: TestService, passwordAttempt?: string): Promise<Asked> {
  const body = passwordAttempt === undefined ? {} : { attempt: passwordAttempt };
  return (await enter(service, '/sign-in/passkey/options', body)).body as unknown as Asked;
}

export async function signInByPasskey(
  service: TestService,
  authenticator: Authenticator,
  wrong: Wrong = {},
): Promise<EntryReply> {
  const { attempt, options } = await askForPasskey(service);
  return enter(service, '/sign-in/passkey', { attempt, response: authenticator.get(options, wrong) });
}

/** Creates a passkey in the session of `browser`, which then has a new token. */
export async function addPasskey(
  service: TestService,
  browser: SignedInBrowser,
  wrong: Wrong = {},
): Promise<{
  readonly status: number;
  readonly text: string;
  readonly browser: SignedInBrowser;
  readonly authenticator: Authenticator;
}> {
  const authenticator = createAuthenticator(service.baseUrl);
  const { attempt, options } = (await browser.post('/dashboard/api/passkeys/options')).body as unknown as Asked;
  const response = authenticator.create(options, wrong);
  const { status, text, headers } = await browser.post('/dashboard/api/passkeys', { attempt, response });
  const token = sessionTokenIn(headers);
  const csrf = headers.getSetCookie().find((line) => line.startsWith('csrf=')) ?? '';
  const csrfToken = /^csrf=([^;]*)/.exec(csrf)?.[1] ?? '';
  return { status, text, authenticator, browser: status === 201 ? personOf(service, { token, csrfToken }) : browser };
}
