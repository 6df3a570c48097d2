/** Requests of a browser before sign-in, and their responses. */
import { makeSetupLinks } from '../../src/resources/platform/sign-in/index.ts';
import { personOf, type SignedInBrowser } from './people.ts';
import type { TestService } from './service.ts';

export interface EntryReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: EntryBody;
  /** Values of the set cookies by name. */
  readonly cookies: Readonly<Record<string, string>>;
}

interface EntryBody extends Readonly<Record<string, unknown>> {
  readonly next?: string;
  readonly attempt?: string;
  readonly errors?: readonly { readonly code: string; readonly source?: { readonly pointer: string } }[];
}

/** Sends a request. `path` is below `/dashboard/api`. */
export async function enter(
  { baseUrl }: Pick<TestService, 'baseUrl'>,
  path: string,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<EntryReply> {
  const response = await fetch(`${baseUrl}/dashboard/api${path}`, {
    method: body === null ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === null ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const cookies = Object.fromEntries(
    response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]),
  );
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as EntryBody,
    cookies,
  };
}

export const errorOf = ({ body }: EntryReply): string | undefined => body.errors?.[0]?.code;

/** Returns the code of a one-time setup link. */
export async function setupCode({ app }: TestService): Promise<string> {
  const [{ url: link } = { url: '' }] = await makeSetupLinks(app);
  return link.split('#')[1] ?? '';
}

export const ownersPassword = 'correct horse of Ada 1815';

/** Creates the owner with the setup link and a password, in a session without a second factor. */
export async function makeOwner(service: TestService, emailAddress = 'ada@example.com'): Promise<SignedInBrowser> {
  const reply = await enter(service, '/setup', {
    code: await setupCode(service),
    'email-address': emailAddress,
    'name-first': 'Ada',
    'name-last': 'Byron',
    password: ownersPassword,
  });
  if (reply.status !== 200) throw new Error(`the owner was not made: ${JSON.stringify(reply.body)}`);
  return personIn(service, reply);
}

/** Returns the person whose cookies an answer sets. */
export const personIn = (service: TestService, { cookies }: EntryReply): SignedInBrowser =>
  personOf(service, { token: cookies['session'] ?? '', csrfToken: cookies['csrf'] ?? '' });
