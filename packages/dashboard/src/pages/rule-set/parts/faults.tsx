/** Faults of a rule set, each with its place in the editor. */
import type { RuleSet } from '../../../client/rule-sets.ts';
import { Notice } from '../../../kit/notice.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { faultPlace } from '../fault-place.ts';
import styles from '../rule-set.module.css';

export interface FaultsProps {
  readonly ruleSet: RuleSet;
  /** Document that has the faults. */
  readonly of: 'draft' | 'live';
}

export function Faults({ ruleSet, of }: FaultsProps) {
  const { ruleSet: texts } = usePageTexts();
  const faults = ruleSet.attributes.faults.filter((fault) => fault.of === of);
  if (faults.length === 0) return null;
  const isLive = of === 'live';
  return (
    <Notice tone={isLive ? 'problem' : 'warning'} title={isLive ? texts.liveFaults : texts.faults}>
      <ul className={styles['faults']}>
        {faults.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            {[faultPlace(pointer, texts), message].filter((part) => part !== '').join(': ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
