/**
 * The condition that was true when the template decided, with the values that it read, and conditions without values.
 * The outcome may have been stricter, and a user may have decided since.
 */

import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { evidenceQuery } from '../../../evidence/evidence.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

const decided = { approve: 'approved', decline: 'declined', 'mark-for-review': 'review' } as const;

export function Conditions({ inquiry: { id } }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts } = usePageTexts();
  const hasRight = useHasRight();
  const maySee = hasRight('pii.view') && hasRight('verification.read');
  const found = useQuery({ ...evidenceQuery(useApi(), id), enabled: maySee });
  const conditions = found.data?.conditions ?? null;
  if (conditions === null) return null;
  const { decided: condition, faults } = conditions;
  return (
    <>
      {condition !== null && (
        <Notice tone="info" title={fill(texts.conditionDecided[wordOf(condition.then)], { name: condition.name })}>
          <p>
            <code>{condition.when}</code>
          </p>
          <ul className={styles['required']}>
            {condition.values.map(({ source, value }) => (
              <li key={source}>
                <code>{source}</code>: <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {faults.length > 0 && (
        <Notice tone="warning" title={texts.conditionsFailed}>
          <ul className={styles['required']}>
            {faults.map(({ name, message }) => (
              <li key={name}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const isDecision = (value: string): value is keyof typeof decided => Object.hasOwn(decided, value);

const wordOf = (value: string) => (isDecision(value) ? decided[value] : 'review');
