/** Sign-in with a passkey, as the only step or after a password: it counts as both factors. */
import { Type } from 'typebox';
import { type Entry, type EntryAnswer, type EntryContext, entry, type Visit } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { Scope } from '../../../../security/scope.ts';
import {
  digestOfCredential,
  findPasskeyByDigest,
  listPasskeys,
  lockUser,
  type Passkey,
  suspendPasskey,
} from '../../users/index.ts';
import { lookAtAttempt, openAttempt, takeAttempt } from '../attempts.ts';
import { auditRefusal } from '../audit-sign-in.ts';
import { scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { SignInParts } from '../parts.ts';
import { demandRelyingParty } from '../passkeys/relying-party.ts';
import { type AuthenticationResponse, authenticationResponse, optionsBody } from '../passkeys/schema.ts';
import { authenticationOptions, CounterWentBack, countUse, verifiedPasskey } from '../passkeys/show-passkey.ts';
import { attemptToken, closed, type SignedInBody, signedInBody } from '../schema.ts';
import { type PasswordShown, secondFactorAttempt } from '../second-factors.ts';
import { countAttempt } from '../throttle.ts';

const passkeyAttempt = 'passkey';

interface Challenged {
  readonly challenge: string;
  /** Person who must answer; null if anyone may. */
  readonly userId: string | null;
}

export const passkeyOptionsEntry = entry({
  method: 'POST',
  path: '/sign-in/passkey/options',
  operationId: 'ask-for-a-passkey',
  summary: 'Returns the options for signing in with a passkey; after a password, only the passkeys of that user.',
  body: Type.Object({ attempt: Type.Optional(attemptToken()) }, closed),
  answerBody: optionsBody,
  async handle(context, _visit, { attempt: passwordAttempt }) {
    const rp = demandRelyingParty(context.baseUrl);
    const person = passwordAttempt === undefined ? null : await personOfPassword(context, passwordAttempt);
    const options = await authenticationOptions(rp, person?.passkeys ?? []);
    const state: Challenged = { challenge: options.challenge, userId: person?.userId ?? null };
    return { body: { attempt: await openAttempt(context, passkeyAttempt, state), options: { ...options } } };
  },
});

async function personOfPassword(context: EntryContext, attempt: string) {
  const { organizationId, userId } = await lookAtAttempt<PasswordShown>(context, secondFactorAttempt, attempt);
  const scope = await scopeOfOrganization(context, organizationId);
  const passkeys = await context.runner.read(scope, ({ tx }) => listPasskeys(tx, scope, userId));
  return { userId, passkeys };
}

export const passkeyEntry = (parts: SignInParts): Entry =>
  entry({
    method: 'POST',
    path: '/sign-in/passkey',
    operationId: 'sign-in-with-passkey',
    summary: 'Shows a passkey and signs in; each challenge is good once.',
    body: Type.Object({ attempt: attemptToken(), response: authenticationResponse }, closed),
    answerBody: signedInBody,
    async handle(context, visit, { attempt, response }) {
      await countAttempt(context, { account: null, ip: visit.ip });
      const known = await findPasskey(context, response.id, parts);
      if (known === null) throw new Refusal('sign_in_refused');
      try {
        return await show(context, visit, known, { attempt, response });
      } catch (error) {
        if (error instanceof CounterWentBack) await suspend(context, known);
        if (error instanceof Refusal && error.code === 'sign_in_refused') audit(context, visit, known, error);
        throw error;
      }
    },
  });

interface KnownPasskey {
  readonly passkey: Passkey;
  /** True if the person must be the break-glass owner; the scope is then production. */
  readonly isBreakGlass: boolean;
  readonly scope: Scope;
}

async function findPasskey(
  context: EntryContext,
  credentialId: string,
  { signIn }: SignInParts,
): Promise<KnownPasskey | null> {
  const digest = digestOfCredential(context.keyRing, Buffer.from(credentialId, 'base64url'));
  const found = await context.database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    findPasskeyByDigest(reader, digest),
  );
  if (found === null) return null;
  const isBreakGlass = signIn === 'oidc-only';
  const kind = isBreakGlass ? 'production' : 'sandbox';
  return { ...found, isBreakGlass, scope: await scopeOfOrganization(context, found.organizationId, kind) };
}

async function show(
  context: EntryContext,
  visit: Visit,
  { passkey, scope, isBreakGlass }: KnownPasskey,
  { attempt, response }: { readonly attempt: string; readonly response: AuthenticationResponse },
): Promise<EntryAnswer<SignedInBody>> {
  const { userId } = passkey;
  const challenged = await takeAttempt<Challenged>(context, passkeyAttempt, attempt);
  if (challenged.userId !== null && challenged.userId !== userId) throw new Refusal('sign_in_refused');
  const asked = { challenge: challenged.challenge, isNamed: challenged.userId !== null };
  const shown = await verifiedPasskey(demandRelyingParty(context.baseUrl), passkey, asked, response);
  return finishSignIn(context, visit, { scope, account: null, userId, isBreakGlass }, async (writing) => {
    const { tx, keyRing } = writing;
    const user = await lockUser(tx, { keyRing, scope }, userId);
    if (user?.status !== 'active' || (isBreakGlass && !user.isBreakGlass)) throw new Refusal('sign_in_refused');
    await countUse(writing, passkey, shown);
    return { user, way: 'passkey', hasSecondFactor: true };
  });
}

async function suspend({ runner, clock }: EntryContext, { passkey, scope }: KnownPasskey): Promise<void> {
  await runner.write(scope, { type: 'system' }, ({ tx }) => suspendPasskey(tx, scope, passkey.id, clock.now()));
}

function audit(context: EntryContext, visit: Visit, { passkey, scope }: KnownPasskey, error: Refusal): void {
  const detail = error instanceof CounterWentBack ? { detail: 'counter-went-back' } : {};
  auditRefusal(context, visit, { scope, userId: passkey.userId, way: 'passkey', ...detail });
}
