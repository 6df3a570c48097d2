/** A preview of what retention would delete now, with the rule for each. */

import { type DryRun, type DueTable, dryRunQuery } from '../../../client/settings.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { durationOf } from '../duration-of.ts';
import styles from '../settings.module.css';

export function Retention() {
  const { settings: texts } = usePageTexts();
  const found = useQuery(dryRunQuery(useApi()));
  const again = (
    <Button icon="refresh" isPending={found.isFetching} onPress={() => void found.refetch()}>
      {texts.lookAgain}
    </Button>
  );
  return (
    <Card title={texts.retention} help={texts.retentionHelp} actions={again}>
      <QueryView query={found} lines={6} />
      {found.data !== undefined && <Due run={found.data} />}
    </Card>
  );
}

function Due({ run }: { readonly run: DryRun }) {
  const { settings: texts } = usePageTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const sorted = run.tables.toSorted(
    (a, b) =>
      b.due - a.due || Number(a['is-forever']) - Number(b['is-forever']) || a.table.localeCompare(b.table, 'en'),
  );
  const ruleOf = (row: DueTable) => {
    const seconds = row['kept-seconds'];
    return seconds === null ? row.rule : fill(texts.keptFor, { duration: durationOf(seconds, language) });
  };
  const [due, rest] = [sorted.filter((row) => row.due > 0), sorted.filter((row) => row.due === 0)];
  const tableOf = (rows: readonly DueTable[]) => (
    <Table<DueTable>
      label={texts.retention}
      rows={rows}
      keyOf={(row) => `${row.table} ${row.rule ?? ''} ${row['kept-seconds'] ?? ''}`}
      columns={[
        { id: 'table', title: texts.dueColumns.table, share: 3, cell: ({ table }) => <code>{table}</code> },
        {
          id: 'due',
          title: texts.dueColumns.due,
          share: 1,
          isNumber: true,
          cell: ({ due }) =>
            due >= run['most-counted'] ? fill(texts.orMore, { count: number.format(due) }) : number.format(due),
        },
        {
          id: 'oldest',
          title: texts.dueColumns.oldest,
          share: 2,
          cell: (row) => (row['oldest-at'] === null ? '' : <Time value={row['oldest-at']} as="age" />),
        },
        { id: 'rule', title: texts.dueColumns.rule, share: 5, cell: ruleOf },
      ]}
    />
  );
  return (
    <>
      {due.length === 0 ? <Notice tone="good">{texts.nothingDue}</Notice> : tableOf(due)}
      <details className={styles['rest']}>
        <summary>{fill(texts.notDue, { count: number.format(rest.length) })}</summary>
        {tableOf(rest)}
      </details>
    </>
  );
}
