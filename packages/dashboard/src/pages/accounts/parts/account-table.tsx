/** A table of accounts, newest first. */

import { nameOfAccount } from '../../../client/accounts.ts';
import type { Account } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { tagsColumn } from '../../../kit/table/tags-column.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../accounts.module.css';

export interface AccountTableProps {
  readonly rows: readonly Account[];
  readonly onOpen: (account: Account) => void;
  readonly onEnd: () => void;
}

export function AccountTable({ rows, onOpen, onEnd }: AccountTableProps) {
  const { accounts: texts, kit } = usePageTexts();
  return (
    <Table<Account>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'who',
          title: texts.columns.who,
          share: 4,
          cell: (account) => (
            <span className={styles['who']}>
              <span className={styles['name']}>{(nameOfAccount(account) ?? kit.keptFromRole) || texts.nobody}</span>
              <span className={styles['quiet']}>{account.id}</span>
            </span>
          ),
        },
        { id: 'type', title: texts.columns.type, share: 2, cell: ({ attributes }) => attributes['account-type-name'] },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes }) => <Badge>{attributes['account-status']}</Badge>,
        },
        tagsColumn(texts.columns.tags, ({ attributes }) => attributes.tags),
        ageColumn('updated', texts.columns.updated, ({ attributes }) => attributes['updated-at']),
      ]}
    />
  );
}
