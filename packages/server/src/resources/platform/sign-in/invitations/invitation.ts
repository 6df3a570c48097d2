/** Invitation: a person who may change people admits another, with roles whose rights they have themselves. */

export interface Invitation {
  readonly id: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  /** Id of the inviter; for a reset by the operator, the id of the person themself. */
  readonly invitedBy: string;
  /** Person whose sign-in the link resets; null for an invitation of a new person. */
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
