/** Endpoints of the person's own passkeys: create, name, remove. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import type { Resource } from '../../../../api/json-api/document.ts';
import type { Wire } from '../../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../../lib/clock.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { personOf } from '../../user-sessions/index.ts';
import { deletePasskey, listPasskeys, type Passkey, renamePasskey, type User } from '../../users/index.ts';
import { lockFreshAccount } from '../fresh-factors.ts';
import { addPasskey, challengeNewPasskey } from '../operations/add-passkey.ts';
import type { SignInParts } from '../parts.ts';
import { optionsBody, passkeyName, registrationResponse, type userPasskeyAttributes } from '../passkeys/schema.ts';
import { attemptToken, closed } from '../schema.ts';

const own = { surface: 'dashboard', permission: null, resourceType: 'user-passkey' } as const;

function serialize(passkey: Passkey): Resource<Wire<typeof userPasskeyAttributes>> {
  return {
    type: 'user-passkey',
    id: passkey.id,
    attributes: {
      name: passkey.name,
      'backed-up': passkey.backedUp,
      'created-at': isoTimestamp(passkey.createdAt),
      'last-used-at': isoTimestamp(passkey.lastUsedAt),
      'suspended-at': isoTimestamp(passkey.suspendedAt),
    },
  };
}

/** Finds a passkey. Throws not_found for one that is not the person's. */
async function ownPasskey({ tx, scope }: ReadContext, userId: string, id: string | undefined) {
  const passkeys = await listPasskeys(tx, scope, userId);
  const found = passkeys.find((each) => each.id === id);
  if (found === undefined) throw new Refusal('not_found');
  return { found, others: passkeys.filter((each) => each !== found) };
}

/** Throws conflict if the person would have no way left to sign in. */
function demandAnotherWay({ passwordHash, oidc }: User, others: readonly Passkey[]): void {
  const isLeft = passwordHash !== null || oidc !== null || others.some(({ suspendedAt }) => suspendedAt === null);
  if (isLeft) return;
  throw new Refusal('conflict', { details: 'it is your only way to sign in: add another one first' });
}

const making = (parts: SignInParts): readonly Endpoint[] => [
  writeEndpoint({
    ...own,
    path: '/passkeys/options',
    operationId: 'ask-for-a-new-passkey',
    auditedAs: 'read',
    summary: 'Returns the options for creating a passkey.',
    answerBody: optionsBody,
    async handle(context, { caller }) {
      const { attempt, options } = await challengeNewPasskey(context, parts, caller);
      return { body: { attempt, options: { ...options } } };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/passkeys',
    operationId: 'add-a-passkey',
    summary: 'Saves the new passkey. From now on it is required after a password.',
    success: 201,
    body: Type.Object(
      { attempt: attemptToken(), response: registrationResponse, name: Type.Optional(passkeyName()) },
      closed,
    ),
    async handle(context, { caller, body: { attempt, response, name } }) {
      const command = { caller, attempt, response, name: name?.trim() ?? null };
      const { passkey, session } = await addPasskey(context, parts, command);
      return { resource: serialize(passkey), session };
    },
  }),
];

const keeping: readonly Endpoint[] = [
  readEndpoint({
    ...own,
    path: '/passkeys',
    operationId: 'list-own-passkeys',
    summary: 'The own passkeys, the oldest first.',
    answersMany: true,
    async handle({ tx, scope }, { caller }) {
      return { resources: (await listPasskeys(tx, scope, personOf(caller).id)).map(serialize) };
    },
  }),
  writeEndpoint({
    ...own,
    method: 'PATCH',
    path: '/passkeys/{passkey-id}',
    operationId: 'rename-a-passkey',
    summary: 'Gives an own passkey another name.',
    body: Type.Object({ name: passkeyName() }, closed),
    async handle(context, { caller, params, body }) {
      const { found } = await ownPasskey(context, personOf(caller).id, params['passkey-id']);
      const name = body.name.trim();
      await renamePasskey(context.tx, context.scope, found.id, name);
      return { resource: serialize({ ...found, name }) };
    },
  }),
  writeEndpoint({
    ...own,
    method: 'DELETE',
    path: '/passkeys/{passkey-id}',
    operationId: 'remove-a-passkey',
    summary: 'Takes an own passkey away, unless it is the only way that its person signs in by.',
    async handle(context, { caller, params }) {
      const { user } = await lockFreshAccount(context, caller);
      const { found, others } = await ownPasskey(context, user.id, params['passkey-id']);
      if (found.suspendedAt === null) demandAnotherWay(user, others);
      await deletePasskey(context.tx, context.scope, found.id);
      return { resource: serialize(found) };
    },
  }),
];

export const passkeyEndpoints = (parts: SignInParts): readonly Endpoint[] => [...keeping, ...making(parts)];
