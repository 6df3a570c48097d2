/** Checks of verifications in four groups, blocking ones first, each with its measurements. */
import type { ReactNode } from 'react';
import { useWords } from '../dictionary/use-words.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { Time } from '../kit/time.tsx';
import { countOf, fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import {
  type Check,
  type CheckGroup,
  type CheckOverride,
  checkGroups,
  groupOf,
  measuredOf,
  overrideOf,
} from './checks.ts';
import styles from './evidence.module.css';

const tones: Readonly<Record<Check['status'], BadgeTone>> = {
  passed: 'good',
  failed: 'problem',
  not_applicable: 'plain',
};

const requiredFirst = (one: Check, other: Check): number =>
  Number(other.requirement === 'required') - Number(one.requirement === 'required');

export interface CheckListProps {
  readonly checks: readonly Check[];
  /** Returns the action shown next to a check. */
  readonly actionOf?: (check: Check) => ReactNode;
}

export function CheckList({ checks, actionOf = () => null }: CheckListProps) {
  return (
    <div className={styles['groups']}>
      {checkGroups.map((group) => {
        const ofGroup = checks.filter((check) => groupOf(check) === group).toSorted(requiredFirst);
        return ofGroup.length === 0 ? null : <Group key={group} group={group} checks={ofGroup} actionOf={actionOf} />;
      })}
    </div>
  );
}

interface GroupProps extends Required<CheckListProps> {
  readonly group: CheckGroup;
}

function Group({ group, checks, actionOf }: GroupProps) {
  const { evidence: texts } = usePageTexts();
  const language = useLanguage();
  return (
    <details className={styles['group']} open={group === 'blocks' || group === 'look'}>
      <summary>
        <span>{texts.groups[group]}</span>
        <span className={styles['quiet']}>{countOf(texts.checks, checks.length, language)}</span>
      </summary>
      <ul>
        {checks.map((check) => (
          <li key={check.name}>
            <OneCheck check={check} action={actionOf(check)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OneCheck({ check, action }: { readonly check: Check; readonly action: ReactNode }) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  const override = overrideOf(check);
  const measured = measuredOf(check.metadata);
  return (
    <div className={styles['check']}>
      <span className={styles['checkName']}>
        <Badge tone={tones[check.status]}>{texts.checkStates[check.status]}</Badge>
        <span>{words.check(check.name)}</span>
        {check.requirement === 'required' && <span className={styles['quiet']}>{texts.required}</span>}
      </span>
      {override !== null && <Override override={override} />}
      {check.reasons.length > 0 && <span className={styles['quiet']}>{check.reasons.map(words.reason).join(' ')}</span>}
      {measured.length > 0 && (
        <dl className={styles['measured']}>
          {measured.map(([name, value]) => (
            <div key={name}>
              <dt>{words.measure(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action}
    </div>
  );
}

/** Shows that a user overrode the check, and why, before any measurement. */
function Override({ override }: { readonly override: CheckOverride }) {
  const { evidence: texts } = usePageTexts();
  const before = texts.checkStates[override['from-status']];
  return (
    <p className={styles['override']}>
      <strong>{fill(texts.overridden, { before })}</strong> {override.reason}{' '}
      <span className={styles['quiet']}>
        {override['actor-id']} <Time value={override['overridden-at']} />
      </span>
    </p>
  );
}
