/** Entry page of the dashboard: the available ways to sign in. */
import { Type } from 'typebox';
import { type Entry, entry } from '../../../../api/entry.ts';
import { nullable } from '../../../../api/json-api/schema.ts';
import { hasBreakGlass, hasOwner } from '../../users/index.ts';

import type { SignInParts } from '../parts.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';

const answerBody = Type.Object({
  /** True if no organization has an owner yet: the start printed a setup link. */
  'setup-needed': Type.Boolean(),
  ways: Type.Object({
    passkey: Type.Boolean(),
    password: Type.Boolean(),
    oidc: Type.Unsafe<{ readonly name: string } | null>({
      type: ['object', 'null'],
      properties: { name: { type: 'string' } },
      required: ['name'],
    }),
  }),
  /** Null if there are several organizations. */
  'organization-name': nullable('string'),
});

export const entryEntry = ({ signIn, issuer }: SignInParts): Entry =>
  entry({
    method: 'GET',
    path: '/entry',
    operationId: 'retrieve-entry',
    summary: 'The ways in, and whether an owner is still to be made.',
    body: null,
    answerBody,
    async handle({ scopes, runner, baseUrl }) {
      const sandboxes = (await scopes.all()).filter(({ environmentKind }) => environmentKind === 'sandbox');
      const [first] = sandboxes;
      const owned = await Promise.all(sandboxes.map((scope) => runner.read(scope, ({ tx }) => hasOwner(tx, scope))));
      const exceptions = await Promise.all(
        sandboxes.map((scope) => runner.read(scope, ({ tx }) => hasBreakGlass(tx, scope))),
      );
      const isOwn = signIn === 'any' || exceptions.includes(true);
      return {
        body: {
          'setup-needed': !owned.includes(true),
          ways: {
            passkey: isOwn && relyingPartyOf(baseUrl) !== null,
            password: isOwn,
            oidc: issuer === null ? null : { name: issuer.config.name },
          },
          'organization-name':
            sandboxes.length === 1 && first !== undefined ? await scopes.organizationName(first) : null,
        },
      };
    },
  });
