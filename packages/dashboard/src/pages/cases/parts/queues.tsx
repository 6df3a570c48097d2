/** Number and deadline of waiting cases in each queue; selecting a queue filters the list. */

import { ToggleButton } from 'react-aria-components/ToggleButton';
import { type QueueOverview, queuesOverviewQuery } from '../../../client/cases.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ageOf } from '../../../kit/age.ts';
import { Fault } from '../../../kit/fault.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../cases.module.css';

export interface QueuesProps {
  /** Id of the queue that filters the list; empty for all. */
  readonly chosen: string;
  readonly onChoose: (queue: string) => void;
}

export function Queues({ chosen, onChoose }: QueuesProps) {
  const { cases: texts } = usePageTexts();
  const found = useQuery(queuesOverviewQuery(useApi()));
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const queues = found.data?.queues ?? [];
  if (queues.length === 0) return null;
  return (
    <section aria-label={texts.queues}>
      <ul className={styles['queues']}>
        {queues.map((queue) => (
          <li key={queue.id ?? ''}>
            {queue.id === null ? (
              <div className={styles['queue']}>
                <Figures queue={queue} />
              </div>
            ) : (
              <ToggleButton
                className={styles['queue'] ?? ''}
                isSelected={queue.id === chosen}
                onChange={(isChosen) => onChoose(isChosen ? (queue.id ?? '') : '')}
              >
                <Figures queue={queue} />
              </ToggleButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ queue }: { readonly queue: QueueOverview }) {
  const { cases: texts } = usePageTexts();
  const language = useLanguage();
  const all = queue.open + queue.pending;
  const { unassigned, mine, snoozed, overdue, 'next-sla-expires-at': next } = queue;
  const said = [
    countOf(texts.unassigned, unassigned, language),
    ...(mine > 0 ? [countOf(texts.mine, mine, language)] : []),
    ...(snoozed > 0 ? [countOf(texts.snoozed, snoozed, language)] : []),
  ];
  const late = overdue > 0 ? countOf(texts.overdue, overdue, language) : texts.onTime;
  const due = next === null ? '' : ` · ${fill(texts.nextDue, { age: ageOf(next, Date.now(), language) })}`;
  return (
    <>
      <strong className={styles['queueName']}>{queue.name ?? texts.noQueue}</strong>
      <span>{countOf(texts.waiting, all, language)}</span>
      <span className={styles['quiet']}>{said.join(' · ')}</span>
      <span className={styles['share']} aria-hidden="true">
        <span style={{ inlineSize: `${all === 0 ? 0 : Math.round((100 * overdue) / all)}%` }} />
      </span>
      <span className={overdue > 0 ? styles['late'] : styles['quiet']}>
        {late}
        {due}
      </span>
    </>
  );
}
