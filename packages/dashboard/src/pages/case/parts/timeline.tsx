/** The timeline of the case, newest first. */

import { caseEventsQuery } from '../../../client/cases.ts';
import type { Event } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';

export function Timeline({ caseId }: { readonly caseId: string }) {
  const { case: texts } = usePageTexts();
  const maySee = useHasRight()('event.read');
  const found = useQuery({ ...caseEventsQuery(useApi(), caseId), enabled: maySee });
  if (!maySee) return null;
  return (
    <Card title={texts.timeline}>
      <QueryView query={found} lines={3} />
      {found.data?.data.length === 0 && <p>{texts.timelineNone}</p>}
      <ol className={styles['lines']}>
        {found.data?.data.map((event) => (
          <li key={event.id} className={styles['line']}>
            <Happened event={event} />
            <span className={styles['quiet']}>
              <Time value={event.attributes['created-at']} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Happened({ event: { attributes } }: { readonly event: Event }) {
  const { case: texts } = usePageTexts();
  const words: Readonly<Record<string, string | undefined>> = texts.events;
  const { name, context = {} } = attributes;
  const { 'previous-status': before, status: after, reason } = context;
  return (
    <span className={styles['grow']}>
      {words[name] ?? name}
      {typeof before === 'string' && typeof after === 'string' && (
        <span className={styles['quiet']}> {fill(texts.statusChange, { before, after })}</span>
      )}
      {typeof reason === 'string' && <span className={styles['quiet']}> {reason}</span>}
    </span>
  );
}
