/**
 * Go-live checks of people: the organization does not depend on one person's sign-in, and its people use two factors.
 */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import { fillPort } from '../../../operations/port.ts';
import { type GoLiveLine, goLiveChecks } from '../organizations/index.ts';

interface People {
  readonly people: number;
  readonly owners: number;
  /** Number of people with only a password. */
  readonly single: number;
}

async function peopleOf(tx: Reader, organizationId: string): Promise<People> {
  const [row] = await tx.select<{ people: number; owners: number; single: number }>(
    sql`select count(*)::integer as people, (count(*) filter (where u.is_owner))::integer as owners,
          (count(*) filter (where u.totp_confirmed_at is null and u.oidc_subject is null
            and not exists (select from user_passkeys k where k.user_id = u.id and k.suspended_at is null)))::integer as single
        from users u where u.organization_id = ${organizationId} and u.status = 'active'`,
  );
  return row ?? { people: 0, owners: 0, single: 0 };
}

export const peopleLines = [
  fillPort(goLiveChecks, async ({ tx, scope }): Promise<GoLiveLine> => {
    const { owners } = await peopleOf(tx, scope.organizationId);
    const id = 'second-owner';
    if (owners > 1) return { id, state: 'done', detail: `${owners} people own the organization.` };
    return {
      id,
      state: 'todo',
      detail: 'One person alone owns the organization: when they cannot sign in, nobody can.',
    };
  }),
  fillPort(goLiveChecks, async ({ tx, scope }): Promise<GoLiveLine> => {
    const { people, single } = await peopleOf(tx, scope.organizationId);
    const id = 'second-factors';
    if (single === 0) return { id, state: 'done', detail: `All of ${people} people show two factors.` };
    return { id, state: 'todo', detail: `${single} of ${people} people have a password alone.` };
  }),
];
