/** Signed-in people with the credentials of a browser: a session's cookie, and the text that its writes repeat. */
import { randomUUID } from 'node:crypto';
import { insertUserRole, listRoles, type SeededRole } from '../../src/resources/platform/roles/index.ts';
import { insertRole } from '../../src/resources/platform/roles/store.ts';
import { startUserSession } from '../../src/resources/platform/user-sessions/index.ts';
import { insertUser, type User } from '../../src/resources/platform/users/index.ts';
import type { ApiAnswer, ApiBody } from './client.ts';
import { checkPersonsAnswer } from './openapi-check.ts';
import type { TestService } from './service.ts';

export interface Tokens {
  readonly token: string;
  readonly csrfToken: string;
}

export interface Requests {
  /** Sends a request to a path below `/api/v1` or `/dashboard/api`; in the sandbox unless an environment is named. */
  request(method: string, path: string, options?: PersonRequest): Promise<ApiAnswer>;
  get(path: string, environmentId?: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown, environmentId?: string): Promise<ApiAnswer>;
}

/** Browser in which a person signed in. */
export type SignedInBrowser = Tokens & Requests;

export interface Person extends SignedInBrowser {
  readonly user: User;
  readonly sessionId: string;
}

interface PersonRequest {
  readonly body?: unknown;
  readonly environmentId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PersonOptions {
  readonly role: SeededRole;
  readonly emailAddress?: string;
  readonly hasSecondFactor?: boolean;
  /** Limits a copy of the role to these inquiry templates. */
  readonly onlyTemplates?: readonly string[];
}

/** Creates a person with one of the seeded roles and a session. */
export async function signedIn(service: TestService, options: PersonOptions): Promise<Person> {
  const { app, seeded } = service;
  const { scope } = seeded.sandbox;
  const user = newUser(service, options);
  const started = await app.runner.write(scope, { type: 'system' }, async (context) => {
    const { tx, keyRing } = context;
    await insertUser(tx, { keyRing, scope }, user);
    const seed = (await listRoles(tx, scope)).find(({ seededAs }) => seededAs === options.role);
    if (seed === undefined) throw new Error(`there is no role ${options.role}`);
    const { onlyTemplates } = options;
    const bound = { id: app.ids.next('role'), name: randomUUID(), seededAs: null };
    const role = onlyTemplates === undefined ? seed : { ...seed, ...bound, onlyTemplates };
    if (role !== seed) await insertRole(tx, scope, role);
    await insertUserRole(tx, scope, { userId: user.id, roleId: role.id, grantedBy: null, grantedAt: app.clock.now() });
    return startUserSession(context, {
      userId: user.id,
      way: 'password',
      hasSecondFactor: options.hasSecondFactor ?? true,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
    });
  });
  const { token, csrfToken, session } = started;
  return personOf(service, { user, sessionId: session.id, token, csrfToken });
}

function newUser({ app }: TestService, { role, emailAddress }: PersonOptions): User {
  const now = app.clock.now();
  return {
    id: app.ids.next('user'),
    status: 'active',
    emailAddress: emailAddress ?? `${role}-${randomUUID()}@example.com`,
    nameFirst: 'Ada',
    nameLast: 'Byron',
    language: 'en',
    isOwner: role === 'owner',
    isBreakGlass: false,
    passwordHash: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    oidc: null,
    createdAt: now,
    updatedAt: now,
    lastSignedInAt: now,
    deactivatedAt: null,
  };
}

/** Returns requests with these credentials. */
export function personOf<Credentials extends Tokens>(
  { baseUrl }: Pick<TestService, 'baseUrl'>,
  credentials: Credentials,
): Credentials & Requests {
  const { token, csrfToken } = credentials;
  const request: Requests['request'] = async (method, path, options = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        cookie: `session=${token}; csrf=${csrfToken}`,
        ...(method === 'GET' ? {} : { 'service-csrf-token': csrfToken }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.environmentId === undefined ? {} : { 'service-environment-id': options.environmentId }),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
    });
    const answer = await answerOf(response);
    checkPersonsAnswer(method, path, answer);
    return answer;
  };
  return {
    ...credentials,
    request,
    get: (path, environmentId) => request('GET', path, environmentId === undefined ? {} : { environmentId }),
    post: (path, body, environmentId) =>
      request('POST', path, { body, ...(environmentId === undefined ? {} : { environmentId }) }),
  };
}

export async function answerOf(response: Response): Promise<ApiAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body = (isJson ? JSON.parse(text) : {}) as ApiBody;
  return { status: response.status, headers: response.headers, bytes, text, body };
}
