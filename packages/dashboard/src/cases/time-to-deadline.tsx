/** Time left for a case: a sentence, with a bar for sighted users. */
import type { WorkItem } from '../client/cases.ts';
import { momentOf } from '../kit/time.tsx';
import { fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import styles from './cases.module.css';
import { lengthOf, timeLeft } from './time-left.ts';

export interface TimeToDeadlineProps {
  readonly of: Pick<WorkItem, 'state' | 'created-at' | 'sla-expires-at'>;
}

export function TimeToDeadline({ of }: TimeToDeadlineProps) {
  const { cases: texts } = usePageTexts();
  const language = useLanguage();
  const { state, 'created-at': createdAt, 'sla-expires-at': deadline } = of;
  if (state === 'resolved') return <span className={styles['quiet']}>{texts.sla.kept}</span>;
  if (deadline === null) return <span className={styles['quiet']}>{texts.sla.none}</span>;
  const { passed, milliseconds, tone } = timeLeft(createdAt, deadline, Date.now());
  const words = fill(milliseconds > 0 ? texts.sla.left : texts.sla.over, { time: lengthOf(milliseconds, language) });
  return (
    <span className={`${styles['deadline']} ${styles[tone]}`}>
      <time dateTime={deadline} title={momentOf(deadline, language)}>
        {words}
      </time>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(passed * 100)}%` }} />
      </span>
    </span>
  );
}
