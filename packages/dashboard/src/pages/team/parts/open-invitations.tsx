/** Pending invitations. */

import { useMutation } from '@tanstack/react-query';
import { type Invitation, invitationMutations, invitationsQuery } from '../../../client/invitations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../team.module.css';

export function OpenInvitations({ mayChange }: { readonly mayChange: boolean }) {
  const { team } = usePageTexts();
  const api = useApi();
  const found = useQuery(invitationsQuery(api));
  const open = found.data?.data.filter(({ attributes }) => attributes.state === 'open') ?? [];
  return (
    <Card title={team.invitations}>
      <QueryView query={found} lines={2} />
      {found.data !== undefined && open.length === 0 && <p className={styles['quiet']}>{team.invitationsNone}</p>}
      {open.length > 0 && (
        <ul className={styles['list']}>
          {open.map((each) => (
            <OneInvitation key={each.id} invitation={each} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OneInvitation({ invitation, mayChange }: { readonly invitation: Invitation; readonly mayChange: boolean }) {
  const { team } = usePageTexts();
  const { withdraw: end } = useMutations(invitationMutations);
  const { 'email-address': email, 'expires-at': expiresAt } = invitation.attributes;
  const withdraw = useMutation({
    mutationFn: () => end(invitation.id),
    onSuccess: () => toast('good', team.withdrawn),
  });
  return (
    <li className={styles['line']}>
      <span className={styles['person']}>
        <span className={styles['name']}>{email}</span>
        <span className={styles['quiet']}>
          {team.until} <Time value={expiresAt} as="moment" />
        </span>
        {withdraw.isError && <Fault error={withdraw.error} />}
      </span>
      {mayChange && (
        <Button
          look="plain"
          aria-label={`${team.withdraw}: ${email}`}
          isPending={withdraw.isPending}
          onPress={() => withdraw.mutate()}
        >
          {team.withdraw}
        </Button>
      )}
    </li>
  );
}
