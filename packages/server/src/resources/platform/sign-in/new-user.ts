/** Creation of a new person. */
import type { OperationContext } from '../../../operations/context.ts';
import type { User } from '../users/index.ts';

export interface NewPerson {
  /** Id that was reserved for the person, such as for a passkey; absent for a new one. */
  readonly id?: string;
  readonly emailAddress: string;
  readonly nameFirst: string;
  readonly nameLast: string;
  /** Null for people without a password. */
  readonly passwordHash: string | null;
  readonly isBreakGlass?: boolean;
}

export function newUser({ ids, clock }: Pick<OperationContext, 'ids' | 'clock'>, person: NewPerson): User {
  const now = clock.now();
  return {
    id: person.id ?? ids.next('user'),
    status: 'active',
    emailAddress: person.emailAddress.trim(),
    nameFirst: person.nameFirst,
    nameLast: person.nameLast,
    language: 'en',
    isOwner: false,
    isBreakGlass: person.isBreakGlass ?? false,
    passwordHash: person.passwordHash,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    oidc: null,
    createdAt: now,
    updatedAt: now,
    lastSignedInAt: null,
    deactivatedAt: null,
  };
}
