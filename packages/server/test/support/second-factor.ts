/** Authenticator app of a person in a test. */
import { Secret, TOTP } from 'otpauth';
import { enter, ownersPassword } from './entries.ts';
import { personOf, type SignedInBrowser } from './people.ts';
import type { TestService } from './service.ts';

interface WithClock {
  readonly clock: { now(): Date };
}

/** Returns the code of the app at the time of the service, `steps` of thirty seconds ahead. */
export const codeOf = ({ clock }: WithClock, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });

export interface Enrolled {
  /** Browser whose session has two factors, under a new token. */
  readonly browser: SignedInBrowser;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an app in the session of `browser`. */
export async function enrolTotp(
  service: Pick<TestService, 'baseUrl'> & WithClock,
  browser: SignedInBrowser,
): Promise<Enrolled> {
  const made = await browser.post('/dashboard/api/totp');
  const { secret } = made.body as unknown as { secret: string };
  const confirmed = await browser.post('/dashboard/api/totp/confirm', { code: codeOf(service, secret) });
  if (confirmed.status !== 200) throw new Error(`the app was not confirmed: ${confirmed.text}`);
  const said = confirmed.body as unknown as { 'recovery-codes': string[]; 'csrf-token': string };
  return {
    browser: personOf(service, { token: sessionTokenIn(confirmed.headers), csrfToken: said['csrf-token'] }),
    secret,
    recoveryCodes: said['recovery-codes'],
  };
}

/** Returns the session's cookie that an answer sets. */
export function sessionTokenIn(headers: Headers): string {
  const line = headers.getSetCookie().find((each) => each.startsWith('session=')) ?? '';
  return /^session=([^;]*)/.exec(line)?.[1] ?? '';
}

/** Returns the attempt that a correct password opens. */
export async function passwordShown(
  service: TestService,
  emailAddress = 'ada@example.com',
  password = ownersPassword,
): Promise<string> {
  const reply = await enter(service, '/sign-in/password', { 'email-address': emailAddress, password });
  if (reply.body.attempt === undefined)
    throw new Error(`no second factor was asked for: ${JSON.stringify(reply.body)}`);
  return reply.body.attempt;
}
