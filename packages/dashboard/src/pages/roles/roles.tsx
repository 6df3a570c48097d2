/** Roles: view them, create them, change them with a preview, or view the dashboard as one. */

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Role, rolesQuery } from '../../client/roles.ts';
import { seeingMutations } from '../../client/session.ts';
import { useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ArchiveRole } from './parts/archive-role.tsx';
import { EditRole } from './parts/edit-role.tsx';
import { RoleTable } from './parts/role-table.tsx';

type Asked = { readonly what: 'edit' | 'archive'; readonly roleId: string };

/** Returns all permissions that a role can have: those of the owner role. */
const rightsOf = (roles: readonly Role[]): readonly string[] =>
  roles.find(({ attributes }) => attributes['seeded-as'] === 'owner')?.attributes.permissions ?? [];

function useSeeAs(): (role: Role) => void {
  const { seeAs } = useMutations(seeingMutations);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  return ({ id }) =>
    void seeAs(id).then(
      () => navigate({ to: `/${kind}` }),
      (error: unknown) => toast('problem', sentenceOf(error)),
    );
}

export function RolesPage() {
  const { roles: texts } = usePageTexts();
  const found = useQuery(rolesQuery(useApi()));
  const mayChange = useHasRight()('role.write');
  const seeAs = useSeeAs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const roles = found.data?.data ?? [];
  const rights = rightsOf(roles);
  const role = roles.find(({ id }) => id === asked?.roleId);
  const make = mayChange && (
    <MakeButton label={texts.make}>
      {(close) => roles.length > 0 && <EditRole edited={null} rights={rights} mayChange onClose={close} />}
    </MakeButton>
  );
  const close = () => setAsked(null);
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      <Card title={texts.all} help={texts.allHelp}>
        <QueryView query={found} lines={6} />
        {roles.length > 0 && (
          <RoleTable
            roles={roles}
            mayChange={mayChange}
            onEdit={({ id }) => setAsked({ what: 'edit', roleId: id })}
            onArchive={({ id }) => setAsked({ what: 'archive', roleId: id })}
            onSeeAs={seeAs}
          />
        )}
      </Card>
      {asked?.what === 'edit' && role !== undefined && (
        <EditRole edited={role} rights={rights} mayChange={mayChange} onClose={close} />
      )}
      {asked?.what === 'archive' && role !== undefined && <ArchiveRole role={role} onClose={close} />}
    </Page>
  );
}
