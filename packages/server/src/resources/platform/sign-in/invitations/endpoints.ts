/** Endpoints of invitations: the invited people, the inviters, and the expiry times. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import type { Resource } from '../../../../api/json-api/document.ts';
import type { Wire } from '../../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../../lib/clock.ts';
import { personOf } from '../../user-sessions/index.ts';
import { type Invitation, stateOf } from './invitation.ts';
import { invite, revokeInvitation } from './operations.ts';
import { type invitationAttributes, inviteAttributes } from './schema.ts';
import { listInvitations } from './store.ts';

const shared = { surface: 'dashboard', permission: null, resourceType: 'invitation' } as const;
const writing = { ...shared, userPermission: 'user.write', stepUp: true } as const;

/** Serializes an invitation. `link` is given only in the request that created it: it cannot be shown again. */
function serializeInvitation(
  invitation: Invitation,
  now: Date,
  link?: string,
): Resource<Wire<typeof invitationAttributes>> {
  return {
    type: 'invitation',
    id: invitation.id,
    attributes: {
      'email-address': invitation.emailAddress,
      'role-ids': invitation.roleIds,
      state: stateOf(invitation, now),
      'created-at': isoTimestamp(invitation.createdAt),
      'expires-at': isoTimestamp(invitation.expiresAt),
      'accepted-at': isoTimestamp(invitation.acceptedAt),
      'revoked-at': isoTimestamp(invitation.revokedAt),
      ...(link === undefined ? {} : { link }),
    },
    relationships: { inviter: { data: { type: 'user', id: invitation.invitedBy } } },
  };
}

export const invitationEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    userPermission: 'user.read',
    path: '/invitations',
    operationId: 'list-all-invitations',
    summary: 'Invitations, the newest first, those that are over too.',
    answersMany: true,
    async handle(context) {
      const now = context.clock.now();
      const found = await listInvitations(context.tx, context);
      return { resources: found.map((each) => serializeInvitation(each, now)) };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/invitations',
    operationId: 'invite-a-user',
    summary:
      'Invites a person by mail, with roles that the caller can grant. The link is valid for a day and is shown once.',
    success: 201,
    attributes: inviteAttributes,
    async handle(context, { caller, attributes }) {
      const wanted = { emailAddress: attributes['email-address'], roleIds: attributes['role-ids'] };
      const { invitation, link } = await invite(context, personOf(caller).id, wanted);
      return { resource: serializeInvitation(invitation, context.clock.now(), link) };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/invitations/{invitation-id}',
    operationId: 'revoke-an-invitation',
    summary: 'Takes an invitation back: its link is good no more.',
    async handle(context, { params }) {
      const revoked = await revokeInvitation(context, params['invitation-id']);
      return { resource: serializeInvitation(revoked, context.clock.now()) };
    },
  }),
];
