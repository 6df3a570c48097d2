/** Results of a backtest: total counts, and the first subjects with a new, lost or changed match. */
import { Link } from '@tanstack/react-router';
import { type Backtest, type BacktestRow, backtestChanges } from '../../client/backtests.ts';
import { Badge } from '../../kit/badge.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useEnvironment } from '../../shell/session.ts';
import { countOf, fill } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import tableStyles from '../screening.module.css';
import styles from './backtest.module.css';

type Counts = NonNullable<Backtest['attributes']['counts']>;

const tones = { new: 'warning', gone: 'accent', changed: 'plain' } as const;

export function BacktestResult({ backtest: { attributes } }: { readonly backtest: Backtest }) {
  const { backtest: texts } = usePageTexts();
  const language = useLanguage();
  const { counts, rows, failure } = attributes;
  if (counts === null) return <Notice tone="problem">{fill(texts.failed, { failure: failure ?? '' })}</Notice>;
  if (counts.reports === 0) return <Notice tone="info">{texts.nothing}</Notice>;
  const isCut = backtestChanges.some((change) => counts[change] > rows.filter((row) => row.change === change).length);
  return (
    <section className={styles['result']} aria-live="polite">
      <p>{countOf(texts.done, counts.reports, language)}</p>
      <Totals counts={counts} />
      {rows.length === 0 ? <Notice tone="good">{texts.same}</Notice> : <Rows rows={rows} />}
      {rows.length > 0 && isCut && <p className={tableStyles['quiet']}>{texts.first}</p>}
    </section>
  );
}

function Totals({ counts }: { readonly counts: Counts }) {
  const { backtest: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  const wasAndIs = (before: number, after: number): string =>
    before === after
      ? number.format(before)
      : fill(texts.was, { before: number.format(before), after: number.format(after) });
  return (
    <dl className={styles['totals']}>
      {([...backtestChanges, 'same'] as const).map((name) => (
        <div key={name}>
          <dt>{texts.counts[name]}</dt>
          <dd>{number.format(counts[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.matched}</dt>
        <dd>{wasAndIs(counts['matched-before'], counts['matched-after'])}</dd>
      </div>
      {counts['errored-before'] + counts['errored-after'] > 0 && (
        <div>
          <dt>{texts.erroredReports}</dt>
          <dd>{wasAndIs(counts['errored-before'], counts['errored-after'])}</dd>
        </div>
      )}
    </dl>
  );
}

function Rows({ rows }: { readonly rows: readonly BacktestRow[] }) {
  const { backtest: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const score = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const shown = (value: number | null) => (value === null ? texts.none : score.format(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section className={tableStyles['scrolls']} tabIndex={0} aria-label={texts.title}>
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.change}</th>
            <th scope="col">{texts.columns.asked}</th>
            <th scope="col">{texts.columns.listed}</th>
            <th scope="col">{texts.columns.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row['report-id']} ${row['entity-id']}`}>
              <td>
                <Badge tone={tones[row.change]}>{texts.changes[row.change]}</Badge>
              </td>
              <td>
                <Link to={`/${kind}/reports/${row['report-id']}`} target="_blank">
                  <bdi>{row['asked-name'] ?? row['report-id']}</bdi>
                </Link>
              </td>
              <td>
                {row.name !== null && <bdi>{row.name} </bdi>}
                <code className={tableStyles['quiet']}>{row['entity-id']}</code>
              </td>
              <td>{fill(texts.was, { before: shown(row['score-before']), after: shown(row['score-after']) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
