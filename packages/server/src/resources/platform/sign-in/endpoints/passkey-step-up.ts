/** Step-up with a passkey, for requests that need a factor shown in the last five minutes. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { stepUpSession } from '../../user-sessions/index.ts';
import { listPasskeys, suspendPasskey } from '../../users/index.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { lockOwnAccount } from '../fresh-factors.ts';
import type { SignInParts } from '../parts.ts';
import { demandRelyingParty } from '../passkeys/relying-party.ts';
import { authenticationResponse, optionsBody } from '../passkeys/schema.ts';
import { authenticationOptions, CounterWentBack, countUse, verifiedPasskey } from '../passkeys/show-passkey.ts';
import { attemptToken, closed, csrfBody } from '../schema.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user-session' } as const;
const stepUpAttempt = 'passkey-step-up';

interface Asked {
  readonly sessionId: string;
  readonly challenge: string;
}

export const passkeyStepUpEndpoints = (parts: SignInParts): readonly Endpoint[] => [
  writeEndpoint({
    ...own,
    path: '/session/step-up/passkey/options',
    operationId: 'ask-for-a-passkey-again',
    summary: 'Returns the options for re-authenticating with a passkey.',
    answerBody: optionsBody,
    async handle(context, { caller }) {
      const { user, caller: person } = await lockOwnAccount(context, caller);
      const passkeys = await listPasskeys(context.tx, context.scope, user.id);
      const options = await authenticationOptions(demandRelyingParty(context.baseUrl), passkeys);
      const state: Asked = { sessionId: person.session.id, challenge: options.challenge };
      const attempt = await openAttempt({ ...parts, ...context }, stepUpAttempt, state);
      return { body: { attempt, options: { ...options } } };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/session/step-up/passkey',
    operationId: 'step-up-session-with-passkey',
    summary: 'Re-authenticates with a passkey; the challenge is valid once and only in this session.',
    body: Type.Object({ attempt: attemptToken(), response: authenticationResponse }, closed),
    answerBody: csrfBody,
    async handle(context, { caller, body: { attempt, response } }) {
      const { tx, scope, clock } = context;
      const { user, caller: person } = await lockOwnAccount(context, caller);
      const asked = await takeAttempt<Asked>({ ...parts, ...context }, stepUpAttempt, attempt);
      const passkeys = await listPasskeys(tx, scope, user.id);
      const passkey = passkeys.find(({ credentialId }) => credentialId.equals(Buffer.from(response.id, 'base64url')));
      if (passkey === undefined || asked.sessionId !== person.session.id) throw new Refusal('sign_in_refused');
      const challenged = { challenge: asked.challenge, isNamed: true };
      const rp = demandRelyingParty(context.baseUrl);
      const shown = await verifiedPasskey(rp, passkey, challenged, response);
      await countUse(context, passkey, shown).catch(async (error: unknown) => {
        // A separate transaction, since the refusal rolls this one back.
        const tenant = { environmentId: scope.environmentId };
        if (error instanceof CounterWentBack)
          await parts.database.write(tenant, (writer) => suspendPasskey(writer, scope, passkey.id, clock.now()));
        throw error;
      });
      const session = await stepUpSession(context, { id: person.session.id, hasSecondFactor: true });
      return { body: { 'csrf-token': session.csrfToken }, session };
    },
  }),
];
