/** Progress of a backtest. */
import type { Backtest } from '../../client/backtests.ts';
import { fill } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import styles from './backtest.module.css';

export function BacktestProgress({ backtest }: { readonly backtest: Backtest | null }) {
  const { backtest: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  const { screened = 0, reports = null } = backtest?.attributes ?? {};
  const words =
    reports === null
      ? texts.waiting
      : fill(texts.progress, { screened: number.format(screened), reports: number.format(reports) });
  return (
    <div className={styles['progress']} role="status">
      <p>{words}</p>
      <progress aria-label={words} max={reports ?? 1} value={reports === null ? undefined : screened} />
    </div>
  );
}
