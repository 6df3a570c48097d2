/** One row of the audit log with all its data. */

import type { AuditRow } from '../../../client/audit-log.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';
import { Outcome } from './outcome.tsx';
import { Sentence } from './sentence.tsx';

export interface RowDetailsProps {
  readonly row: AuditRow;
  readonly onClose: () => void;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

export function RowDetails({ row, onClose }: RowDetailsProps) {
  const { auditLog: texts } = usePageTexts();
  const { attributes } = row;
  const written = [
    [texts.details.query, attributes['get-params']],
    [texts.details.body, attributes['post-params']],
    [texts.details.context, attributes.context],
  ] as const;
  return (
    <Dialog title={texts.details.title} isOpen onClose={onClose} size="large">
      <Facts row={row} />
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

function Facts({ row }: Pick<RowDetailsProps, 'row'>) {
  const { auditLog: texts } = usePageTexts();
  const { attributes } = row;
  return (
    <dl className={styles['details']}>
      <dt>{texts.columns.at}</dt>
      <dd>
        <Time value={attributes['created-at']} as="second" />
      </dd>
      <dt>{texts.columns.what}</dt>
      <dd className={styles['sentence']}>
        <span>
          <Sentence row={row} />
        </span>
        <Outcome row={row} />
      </dd>
      <dt>{texts.details.request}</dt>
      <dd>
        <code className={styles['request']}>
          {attributes.method} {attributes.path}
        </code>
      </dd>
      <dt>{texts.details.status}</dt>
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
  );
}
