/** A table of roles with their number of holders, their scope, and their actions. */

import type { Role } from '../../../client/roles.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../roles.module.css';

export interface RoleTableProps {
  readonly roles: readonly Role[];
  readonly mayChange: boolean;
  readonly onEdit: (role: Role) => void;
  readonly onArchive: (role: Role) => void;
  readonly onSeeAs: (role: Role) => void;
}

export function RoleTable({ roles, ...acts }: RoleTableProps) {
  const { roles: texts, shell } = usePageTexts();
  const language = useLanguage();
  return (
    <Table<Role>
      label={texts.all}
      rows={roles}
      keyOf={({ id }) => id}
      onOpen={acts.onEdit}
      columns={[
        {
          id: 'role',
          title: texts.columns.role,
          share: 4,
          cell: ({ attributes }) => (
            <span className={styles['named']}>
              <span className={styles['name']}>{attributes.name}</span>
              <span className={styles['quiet']}>{attributes.description}</span>
            </span>
          ),
        },
        {
          id: 'people',
          title: texts.columns.people,
          cell: ({ attributes }) => new Intl.NumberFormat(language).format(attributes['user-count']),
          isNumber: true,
        },
        {
          id: 'rights',
          title: texts.columns.rights,
          share: 2,
          cell: ({ attributes }) => countOf(texts.rightCount, attributes.permissions.length, language),
        },
        {
          id: 'where',
          title: texts.columns.where,
          share: 2,
          cell: ({ attributes }) => (
            <span className={styles['actions']}>
              {attributes.where.map((kind) => (
                <Badge key={kind}>{shell.environments[kind]}</Badge>
              ))}
            </span>
          ),
        },
        {
          id: 'action',
          title: texts.columns.action,
          share: 5,
          cell: (role) => <Actions role={role} {...acts} />,
        },
      ]}
    />
  );
}

type ActionsProps = Omit<RoleTableProps, 'roles'> & { readonly role: Role };

function Actions({ role, mayChange, onEdit, onArchive, onSeeAs }: ActionsProps) {
  const { roles: texts } = usePageTexts();
  const all = [
    [texts.look, onEdit, true],
    [texts.seeAs, onSeeAs, true],
    [texts.archive, onArchive, mayChange && role.attributes['seeded-as'] !== 'owner'],
  ] as const;
  return (
    <span className={styles['actions']}>
      {all
        .filter(([, , isOffered]) => isOffered)
        .map(([action, act]) => (
          <Button
            key={action}
            look="plain"
            aria-label={fill(texts.actionOf, { action, name: role.attributes.name })}
            onPress={() => act(role)}
          >
            {action}
          </Button>
        ))}
    </span>
  );
}
