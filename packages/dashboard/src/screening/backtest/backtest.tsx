/**
 * A dialog that backtests a draft before it takes effect: its sample size, its progress, and the gained and lost
 * matches.
 */

import { type ReactNode, useState } from 'react';
import { backtestQuery, type Draft, isEnded, startBacktest } from '../../client/backtests.ts';
import { useQuery } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Form } from '../../kit/form.tsx';
import { Select } from '../../kit/select.tsx';
import { useApi } from '../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import { BacktestProgress } from './progress.tsx';
import { BacktestResult } from './result.tsx';

export interface BacktestProps {
  readonly title: string;
  /** Id of the template; empty if there is none to backtest with. */
  readonly templateId: string;
  readonly draft: Draft;
  readonly onClose: () => void;
  /** Further choices, shown first. */
  readonly choices?: ReactNode;
}

/** Sample sizes; the server accepts at most 10,000. */
const samples = ['100', '1000', '10000'] as const;

export function BacktestDialog({ title, templateId, draft, onClose, choices }: BacktestProps) {
  const { backtest: texts, kit } = usePageTexts();
  const api = useApi();
  const number = new Intl.NumberFormat(useLanguage());
  const [sample, setSample] = useState<(typeof samples)[number]>('1000');
  const [started, setStarted] = useState<string | null>(null);
  const start = async () => {
    setStarted(await startBacktest(api, templateId, { ...draft, sample: Number(sample) }));
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} size="large">
      <Form
        send={started === null ? texts.run : texts.again}
        onSend={start}
        others={<Button onPress={onClose}>{kit.close}</Button>}
      >
        <p>{texts.text}</p>
        {choices}
        <Select
          label={texts.sample}
          value={sample}
          onChange={setSample}
          choices={samples.map((value) => ({ value, label: number.format(Number(value)) }))}
        />
      </Form>
      {started !== null && <Watched id={started} />}
    </Dialog>
  );
}

function Watched({ id }: { readonly id: string }) {
  const found = useQuery(backtestQuery(useApi(), id));
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const backtest = found.data?.data;
  return backtest !== undefined && isEnded(backtest) ? (
    <BacktestResult backtest={backtest} />
  ) : (
    <BacktestProgress backtest={backtest ?? null} />
  );
}
