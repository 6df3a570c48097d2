/** Inputs and results of each rule, run by run, with its time windows. */

import { type RuleRun, ruleRunsQuery } from '../../../client/rule-sets.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transaction.module.css';
import { Snooze } from './snooze.tsx';

const tones = { hit: 'warning', passed: 'plain', failed: 'problem', snoozed: 'plain' } as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function RuleTrace({ transactionId }: { readonly transactionId: string }) {
  const { transaction: texts } = usePageTexts();
  const found = useQuery(ruleRunsQuery(useApi(), transactionId));
  return (
    <Card title={texts.rules} help={texts.rulesHelp}>
      <QueryView query={found} lines={3} />
      {found.data?.data.length === 0 && <p>{texts.noRules}</p>}
      {found.data?.data.map((run) => (
        <Run key={run.id} run={run} keys={found.data.meta.keys} />
      ))}
    </Card>
  );
}

interface RunProps {
  readonly run: RuleRun;
  /** Keys for which the transaction has a value. */
  readonly keys: readonly string[];
}

function Run({ run: { attributes }, keys }: RunProps) {
  const { transaction: texts } = usePageTexts();
  const number = useNumber();
  const { timing } = attributes;
  const score = fill(texts.run, { score: number(attributes.score) });
  // Two runs may have the same score, and regions of a page need distinct names.
  const named = [score, texts[attributes.mode], attributes['created-at']].join(' · ');
  return (
    <div className={styles['run']}>
      <div className={styles['head']}>
        <strong>{score}</strong>
        <Badge tone={attributes.mode === 'live' ? 'accent' : 'plain'}>{texts[attributes.mode]}</Badge>
        {(timing === 'late' || timing === 'future') && <Badge tone="warning">{texts.timings[timing]}</Badge>}
        <span className={tableStyles['quiet']}>
          <Time value={attributes['created-at']} as="age" />
        </span>
      </div>
      {attributes.undone.map(({ wanted, reason }) => (
        <Notice key={wanted} tone="warning">
          {fill(texts.undone[wanted], { reason })}
        </Notice>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={tableStyles['scrolls']} tabIndex={0} aria-label={named}>
        <table className={tableStyles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.rule}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col" className={tableStyles['number']}>
                {texts.weight}
              </th>
              <th scope="col">{texts.values}</th>
            </tr>
          </thead>
          <tbody>
            {attributes.rules.map((rule) => (
              <RuleRow key={rule.name} rule={rule} of={attributes} keys={keys} />
            ))}
          </tbody>
        </table>
      </section>
      <Windows windows={attributes.windows} />
    </div>
  );
}

interface RuleRowProps {
  readonly rule: RuleRun['attributes']['rules'][number];
  readonly of: RuleRun['attributes'];
  readonly keys: readonly string[];
}

function RuleRow({ rule, of, keys }: RuleRowProps) {
  const { transaction: texts } = usePageTexts();
  const maySnooze = useHasRight()('setting.write') && rule.result === 'hit' && keys.length > 0;
  const until = rule['snoozed-until'];
  return (
    <tr>
      <th scope="row">{rule.name}</th>
      <td>
        <span className={styles['values']}>
          <span>
            <Badge tone={tones[rule.result]}>{texts.results[rule.result]}</Badge>
            {maySnooze && (
              <Snooze ruleSetId={of['rule-set-id']} rule={rule.name} transactionId={of['transaction-id']} keys={keys} />
            )}
          </span>
          {until !== null && (
            <span>
              {texts.until} <Time value={until} />
            </span>
          )}
        </span>
      </td>
      <td className={tableStyles['number']}>{rule.weight}</td>
      <td>
        <span className={styles['values']}>
          {rule.fault !== null && <span>{rule.fault}</span>}
          {rule.values.map(({ source, value }) => (
            <span key={source}>
              <code>{source}</code> {value === undefined ? '' : textOf(value)}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

const spans = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function timeOf(seconds: number, language: string): string {
  const [size, unit] = spans.find(([each]) => seconds % each === 0) ?? [1, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

function Windows({ windows }: Pick<RuleRun['attributes'], 'windows'>) {
  const { transaction: texts } = usePageTexts();
  const language = useLanguage();
  if (windows.length === 0) return null;
  return (
    <details className={tableStyles['details']}>
      <summary>{texts.windows}</summary>
      <ul className={tableStyles['names']}>
        {windows.map(({ key, seconds, aggregate, value }) => (
          <li key={`${key} ${seconds} ${aggregate}`}>
            {fill(texts.window, {
              key,
              aggregate,
              time: timeOf(seconds, language),
              value: typeof value === 'number' ? numberIn(language, value) : (value ?? texts.nothing),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
