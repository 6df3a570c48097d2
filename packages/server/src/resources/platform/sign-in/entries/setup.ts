/** Entry for the setup link that the start prints: its holder becomes the owner. */
import { Type } from 'typebox';
import { type Entry, type EntryContext, entry } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import type { Scope } from '../../../../security/scope.ts';
import { scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { makeOwner } from '../make-owner.ts';
import type { SignInParts } from '../parts.ts';
import { closed, code, emailAddress, givenName, shownPassword, signedInBody } from '../schema.ts';
import { organizationOfSetupCode } from '../setup-codes.ts';
import { countAttempt, takeBack } from '../throttle.ts';
import { askForFirstPasskey, chosenPassword } from './first-passkey.ts';

const body = Type.Object(
  {
    code: code(),
    'email-address': emailAddress(),
    'name-first': givenName(),
    'name-last': givenName(),
    password: Type.Optional(shownPassword()),
  },
  closed,
);

export const setupEntry = ({ signIn }: SignInParts): Entry =>
  entry({
    method: 'POST',
    path: '/setup',
    operationId: 'set-up',
    summary:
      'Creates the owner of the organization from the one-time setup link, and signs in; without a password, a passkey is requested next.',
    body,
    answerBody: signedInBody,
    async handle(context, visit, asked) {
      const names = {
        emailAddress: asked['email-address'],
        nameFirst: asked['name-first'],
        nameLast: asked['name-last'],
        // Only the break-glass owner can sign in before an issuer is set up, or while it does not answer.
        isBreakGlass: signIn === 'oidc-only',
      };
      const { emailAddress, nameFirst, nameLast } = names;
      const password = chosenPassword(context, asked.password, [emailAddress, nameFirst, nameLast]);
      const tried = { account: null, ip: visit.ip };
      await countAttempt(context, tried);
      const { scope, digest } = await organizationOf(context, asked.code);
      if (password === null) {
        await takeBack(context, tried);
        return askForFirstPasskey(context, { link: 'setup', scope, code: digest.toString('hex'), person: names });
      }
      const person = { ...names, passwordHash: await passwordHasher.hash(password) };
      return finishSignIn(context, visit, { scope, account: null }, async (writing) => ({
        user: await makeOwner(writing, digest, person),
        way: 'setup',
        hasSecondFactor: false,
      }));
    },
  });

/** Finds the organization of a setup code. Throws sign_in_refused if it is unknown, used or expired. */
async function organizationOf(context: EntryContext, text: string): Promise<{ scope: Scope; digest: Buffer }> {
  const { database, keyRing, clock } = context;
  const digest = keyRing.digestSecret('setup-code', text);
  const organizationId = await database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    organizationOfSetupCode(reader, digest, clock.now()),
  );
  if (organizationId === null) throw new Refusal('sign_in_refused');
  return { scope: await scopeOfOrganization(context, organizationId), digest };
}
