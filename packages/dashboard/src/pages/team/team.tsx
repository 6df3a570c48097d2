/** The team: people, their roles, and pending invitations. */

import { peopleQuery } from '../../client/people.ts';
import { rolesQuery } from '../../client/roles.ts';
import { useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Invite } from './parts/invite.tsx';
import { OpenInvitations } from './parts/open-invitations.tsx';
import { People } from './parts/people.tsx';

export function TeamPage() {
  const { team } = usePageTexts();
  const hasRight = useHasRight();
  const api = useApi();
  const people = useQuery(peopleQuery(api));
  const roles = useQuery({ ...rolesQuery(api), enabled: hasRight('role.read') });
  const known = roles.data?.data ?? [];
  const mayChange = hasRight('user.write') && hasRight('role.read');
  const invite = mayChange && (
    <MakeButton label={team.invite}>
      {(close) => known.length > 0 && <Invite roles={known} onClose={close} />}
    </MakeButton>
  );
  return (
    <Page title={team.title} text={team.text} actions={invite}>
      <Card title={team.people}>
        <QueryView query={people} lines={4} />
        {people.data !== undefined && <People people={people.data.data} roles={known} mayChange={mayChange} />}
      </Card>
      <OpenInvitations mayChange={mayChange} />
    </Page>
  );
}
