/** One row of the audit log with all its data. */

import type { AuditRow } from '../../../client/audit-log.ts';
import type { Person } from '../../../client/people.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';
import { askerName } from './row-table.tsx';

export interface RowDetailsProps {
  readonly row: AuditRow;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

export function RowDetails({ row, people, onClose }: RowDetailsProps) {
  const { auditLog: texts } = usePageTexts();
  const { attributes } = row;
  const written = [
    [texts.details.query, attributes['get-params']],
    [texts.details.body, attributes['post-params']],
    [texts.details.context, attributes.context],
  ] as const;
  return (
    <Dialog title={texts.details.title} isOpen onClose={onClose} size="large">
      <dl className={styles['details']}>
        <dt>{texts.columns.at}</dt>
        <dd>
          <Time value={attributes['created-at']} />
        </dd>
        <dt>{texts.columns.person}</dt>
        <dd>{askerName(row, people)}</dd>
        <dt>{texts.columns.request}</dt>
        <dd>
          <code className={styles['request']}>
            {attributes.method} {attributes.path}
          </code>
        </dd>
        <dt>{texts.columns.status}</dt>
        <dd>{attributes['response-status']}</dd>
        <dt>{texts.details.address}</dt>
        <dd>{attributes['ip-address']}</dd>
        <dt>{texts.details.device}</dt>
        <dd>{attributes['user-agent']}</dd>
        <dt>{texts.details.id}</dt>
        <dd>
          <Copyable value={row.id} name={texts.details.id} />
        </dd>
      </dl>
      {written
        .filter(([, value]) => !isEmpty(value))
        .map(([title, value]) => (
          <section key={title}>
            <h3>{title}</h3>
            {/* Long texts scroll, which the keyboard reaches by the focus. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
            <pre className={styles['json']} tabIndex={0}>
              {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
            </pre>
          </section>
        ))}
    </Dialog>
  );
}
