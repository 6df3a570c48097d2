/** A table of transactions, newest first. */

import type { Transaction } from '../../../client/resources.ts';
import { fieldValue } from '../../../client/transactions.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Badge } from '../../../kit/badge.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { tagsColumn } from '../../../kit/table/tags-column.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transactions.module.css';

export interface TransactionTableProps {
  readonly rows: readonly Transaction[];
  readonly onOpen: (transaction: Transaction) => void;
  readonly onEnd: () => void;
}

/** Returns the amount with the decimals that were sent, as the language writes numbers, and the currency's code. */
function amountOf(transaction: Transaction, language: string): string {
  const amount = fieldValue(transaction, 'amount');
  const number = Number(amount);
  const isNumber = amount !== null && Number.isFinite(number);
  const shown = isNumber ? number.toLocaleString(language, { maximumFractionDigits: 20 }) : amount;
  return [shown, fieldValue(transaction, 'currency')].filter((each) => each !== null).join(' ');
}

export function TransactionTable({ rows, onOpen, onEnd }: TransactionTableProps) {
  const { transactions: texts, kit } = usePageTexts();
  const words = useWords();
  const maySee = useHasRight()('pii.view');
  const language = useLanguage();
  const amountIn = (transaction: Transaction) => (maySee ? amountOf(transaction, language) : kit.keptFromRole);
  return (
    <Table<Transaction>
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
          cell: ({ id, attributes }) => (
            <span className={styles['who']}>
              <span className={styles['name']}>{attributes['reference-id'] ?? id}</span>
              {attributes['reference-id'] !== null && <span className={styles['quiet']}>{id}</span>}
            </span>
          ),
        },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes }) => <Badge>{words.transactionStatus(attributes.status)}</Badge>,
        },
        { id: 'amount', title: texts.columns.amount, share: 2, isNumber: true, cell: amountIn },
        tagsColumn(texts.columns.tags, ({ attributes }) => attributes.tags),
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
