/** Invitations: somebody who may change people lets another one in, with roles whose rights they have themselves. */

export interface Invitation {
  readonly id: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  /** Id of the person who invited; of a reset the person themself where the operator made it. */
  readonly invitedBy: string;
  /** Whose sign-in the link sets anew; null for an invitation of somebody who is not there yet. */
  readonly userId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const invitationStates = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export function stateOf({ acceptedAt, revokedAt, expiresAt }: Invitation, now: Date): InvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

export const invitationHours = 24;
