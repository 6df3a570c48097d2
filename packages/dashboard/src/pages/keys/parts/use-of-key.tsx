/** Usage of a key, with the requests that other permissions would refuse. */

import { type KeyUse, keyUseQuery } from '../../../client/api-keys.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../keys.module.css';

type Operation = KeyUse['operations'][number];

export interface UseOfKeyProps {
  readonly id: string;
  /** Permissions that the key would have; null when it is to end. */
  readonly permissions: readonly string[] | null;
}

export function UseOfKey({ id, permissions }: UseOfKeyProps) {
  const { keys: texts } = usePageTexts();
  const language = useLanguage();
  const found = useQuery(keyUseQuery(useApi(), id));
  if (found.isPending) return <Skeleton lines={3} />;
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const { operations } = found.data;
  const breaks = ({ permission, calls, refused }: Operation) =>
    calls > refused && (permissions === null || (permission !== null && !permissions.includes(permission)));
  const broken = operations.filter(breaks).length;
  if (operations.length === 0) return <Notice tone="info">{texts.unused}</Notice>;
  return (
    <section className={styles['use']} aria-live="polite">
      <h3>{texts.use}</h3>
      {broken > 0 ? (
        <Notice tone="warning">{countOf(texts.breaks, broken, language)}</Notice>
      ) : (
        <Notice tone="good">{texts.breaksNothing}</Notice>
      )}
      <OperationTable operations={operations} breaks={breaks} />
    </section>
  );
}

interface OperationTableProps {
  readonly operations: readonly Operation[];
  readonly breaks: (operation: Operation) => boolean;
}

function OperationTable({ operations, breaks }: OperationTableProps) {
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
          cell: ({ calls }) => new Intl.NumberFormat(language).format(calls),
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
          cell: (operation) =>
            breaks(operation) ? (
              <Badge tone="problem">{texts.refused}</Badge>
            ) : (
              <Badge tone="good">{texts.works}</Badge>
            ),
        },
      ]}
    />
  );
}
