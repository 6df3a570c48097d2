/** Endpoints of the person's own password and recovery codes. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { findFreshAccount, lockFreshAccount } from '../fresh-factors.ts';
import { changePassword } from '../operations/change-password.ts';
import type { SignInParts } from '../parts.ts';
import { drawRecoveryCodes, makeRecoveryCodes } from '../recovery-codes.ts';
import { closed, recoveryCodesBody, shownPassword } from '../schema.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user' } as const;

export const passwordEndpoints = (parts: SignInParts): readonly Endpoint[] => [
  writeEndpoint({
    ...own,
    path: '/password',
    operationId: 'change-password',
    summary:
      'Sets another password and ends all other sessions of the person. People without one leave the current one out.',
    body: Type.Object({ 'current-password': Type.Optional(shownPassword()), password: shownPassword() }, closed),
    answerBody: Type.Object({}),
    async handle(context, { caller, body: { 'current-password': currentPassword = null, password } }) {
      await changePassword(context, parts, { caller, currentPassword, password });
      return { body: {} };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/recovery-codes',
    operationId: 'make-recovery-codes',
    summary: 'Makes ten recovery codes in place of those before and shows them this once.',
    answerBody: recoveryCodesBody,
    async prepare(look, { caller }) {
      const found = await look((context) => findFreshAccount(context, caller));
      return found === null || found.factors.length === 0 ? null : drawRecoveryCodes();
    },
    async handle(context, { caller }, drawn) {
      const { user, factors } = await lockFreshAccount(context, caller);
      if (factors.length === 0) {
        throw new Refusal('conflict', { details: 'recovery codes replace a second factor: set one up first' });
      }
      return { body: { 'recovery-codes': await makeRecoveryCodes(context, user.id, drawn) } };
    },
  }),
];
