/** Step-up with a passkey, for requests that need a factor shown in the last five minutes. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { challengePasskey, stepUpWithPasskey } from '../operations/step-up-with-passkey.ts';
import type { SignInParts } from '../parts.ts';
import { authenticationResponse, optionsBody } from '../passkeys/schema.ts';
import { attemptToken, closed, csrfBody } from '../schema.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user-session' } as const;

export const passkeyStepUpEndpoints = (parts: SignInParts): readonly Endpoint[] => [
  writeEndpoint({
    ...own,
    path: '/session/step-up/passkey/options',
    operationId: 'ask-for-a-passkey-again',
    auditedAs: 'read',
    summary: 'Returns the options for re-authenticating with a passkey.',
    answerBody: optionsBody,
    async handle(context, { caller }) {
      const { attempt, options } = await challengePasskey(context, parts, caller);
      return { body: { attempt, options: { ...options } } };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/session/step-up/passkey',
    operationId: 'step-up-session-with-passkey',
    auditedAs: 'read',
    summary: 'Re-authenticates with a passkey; the challenge is valid once and only in this session.',
    body: Type.Object({ attempt: attemptToken(), response: authenticationResponse }, closed),
    answerBody: csrfBody,
    async handle(context, { caller, body: { attempt, response } }) {
      const session = await stepUpWithPasskey(context, parts, { caller, attempt, response });
      return { body: { 'csrf-token': session.csrfToken }, session };
    },
  }),
];
