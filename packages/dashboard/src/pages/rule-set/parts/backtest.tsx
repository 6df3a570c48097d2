import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type RuleBacktest,
  type RuleDocument,
  ruleBacktestQuery,
  startRuleBacktest,
} from '../../../client/rule-sets.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../rule-set.module.css';
import { NumberField } from './number-field.tsx';

export interface BacktestProps {
  readonly ruleSetId: string;
  readonly draft: RuleDocument;
}

export function Backtest({ ruleSetId, draft }: BacktestProps) {
  const { ruleSet: texts } = usePageTexts();
  const api = useApi();
  const sentenceOf = useSentenceOf();
  const [days, setDays] = useState(30);
  const [id, setId] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: () => startRuleBacktest(api, ruleSetId, { draft, days }),
    onSuccess: ({ data }) => setId(data.id),
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  return (
    <Card title={texts.backtest} help={texts.backtestHelp}>
      <div className={styles['start']}>
        <NumberField label={texts.days} value={days} onChange={setDays} isDisabled={false} />
        <Button icon="play" isPending={starting.isPending} onPress={() => starting.mutate()}>
          {texts.start}
        </Button>
      </div>
      {id !== null && <Result key={id} id={id} />}
    </Card>
  );
}

function Result({ id }: { readonly id: string }) {
  const { ruleSet: texts } = usePageTexts();
  const language = useLanguage();
  const found = useQuery(ruleBacktestQuery(useApi(), id));
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return null;
  const { status, failure, judged, counts, rows } = found.data.data.attributes;
  const names: Readonly<Record<string, string>> = texts.counts;
  return (
    <>
      <p role="status">{countOf(texts.going, judged, language)}</p>
      {status === 'failed' && (
        <Notice tone="problem" title={texts.failed}>
          {failure ?? ''}
        </Notice>
      )}
      {counts !== null && (
        <dl className={tableStyles['facts']}>
          {Object.entries(counts).map(([name, count]) => (
            <Count key={name} name={names[name] ?? name} count={count} />
          ))}
        </dl>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  );
}

const Count = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </>
);

function Rows({ rows }: Pick<RuleBacktest['attributes'], 'rows'>) {
  const { ruleSet: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const names: Readonly<Record<string, string>> = texts.counts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section className={tableStyles['scrolls']} tabIndex={0} aria-label={`${texts.backtest}: ${texts.transaction}`}>
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            {[texts.change, texts.rule, texts.transaction].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {[texts.before, texts.after].map((title) => (
              <th key={title} scope="col" className={tableStyles['number']}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row['transaction-id']} ${row.rule} ${row.change}`}>
              <td>{names[row.change] ?? row.change}</td>
              <th scope="row">{row.rule}</th>
              <td>
                <Link to={`/${kind}/transactions/${row['transaction-id']}`}>{row['transaction-id']}</Link>
              </td>
              <td className={tableStyles['number']}>{row['score-before']}</td>
              <td className={tableStyles['number']}>{row['score-after']}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
