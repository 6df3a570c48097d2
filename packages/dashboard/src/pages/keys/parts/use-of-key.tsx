/** Usage of a key, with the requests that other permissions would refuse. */

import { keyUseQuery } from '../../../client/api-keys.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../keys.module.css';
import { lackingOf, type Operation, type Permissions, verdictOf } from '../verdict-of.ts';

export interface UseOfKeyProps {
  readonly id: string;
  /** Permissions that the key would have; null when it is to end. */
  readonly permissions: Permissions;
}

export function UseOfKey({ id, permissions }: UseOfKeyProps) {
  const { keys: texts } = usePageTexts();
  const language = useLanguage();
  const found = useQuery(keyUseQuery(useApi(), id));
  if (found.isPending) return <Skeleton lines={3} />;
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const { operations } = found.data;
  const countBy = Object.groupBy(operations, (operation) => verdictOf(operation, permissions));
  const broken = countBy.breaks?.length ?? 0;
  const refused = countBy.refused?.length ?? 0;
  if (operations.length === 0) return <Notice tone="info">{texts.unused}</Notice>;
  return (
    <section className={styles['use']} aria-live="polite">
      <h3>{texts.use}</h3>
      {broken > 0 && <Notice tone="warning">{countOf(texts.breaks, broken, language)}</Notice>}
      {broken === 0 && refused < operations.length && <Notice tone="good">{texts.breaksNothing}</Notice>}
      {refused > 0 && <Notice tone="warning">{countOf(texts.alwaysRefused, refused, language)}</Notice>}
      <OperationTable operations={operations} permissions={permissions} />
    </section>
  );
}

interface OperationTableProps {
  readonly operations: readonly Operation[];
  readonly permissions: Permissions;
}

function OperationTable({ operations, permissions }: OperationTableProps) {
  const { keys: texts } = usePageTexts();
  const language = useLanguage();
  return (
    <Table<Operation>
      label={texts.use}
      rows={operations}
      keyOf={(operation) => operation['operation-id']}
      columns={[
        {
          id: 'operation',
          title: texts.useColumns.operation,
          share: 4,
          cell: ({ method, path }) => (
            <code className={styles['quiet']}>
              {method} {path}
            </code>
          ),
        },
        {
          id: 'calls',
          title: texts.useColumns.calls,
          isNumber: true,
          cell: ({ calls, refused }) => (
            <span className={styles['calls']}>
              {new Intl.NumberFormat(language).format(calls)}
              {refused > 0 && <span className={styles['quiet']}>{countOf(texts.callsRefused, refused, language)}</span>}
            </span>
          ),
        },
        {
          id: 'last',
          title: texts.useColumns.last,
          share: 2,
          cell: (operation) => <Time value={operation['last-used-at']} as="age" />,
        },
        {
          id: 'verdict',
          title: texts.useColumns.verdict,
          share: 2,
          cell: (operation) => <VerdictOf operation={operation} permissions={permissions} />,
        },
      ]}
    />
  );
}

interface VerdictOfProps {
  readonly operation: Operation;
  readonly permissions: Permissions;
}

const tones = { works: 'good', breaks: 'problem', refused: 'warning' } as const;

function VerdictOf({ operation, permissions }: VerdictOfProps) {
  const { keys: texts } = usePageTexts();
  const verdict = verdictOf(operation, permissions);
  const permission = lackingOf(operation, permissions);
  return (
    <span className={styles['verdict']}>
      <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge>
      {permission !== null && <span className={styles['quiet']}>{fill(texts.lacks, { permission })}</span>}
    </span>
  );
}
