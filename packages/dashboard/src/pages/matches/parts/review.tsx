/** The queue, the selected match, and the keys that decide it. */

import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askedName, keyOf, matchRestoring, type WaitingMatch } from '../../../client/matches.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { ConfirmMatch, DismissMatch, type Said } from '../../../screening/decide-match.tsx';
import { MatchView } from '../../../screening/match-view.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useMatchScore } from '../../../screening/terms.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useFilter } from '../../../shell/use-filter.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useShortcuts } from '../../../shell/use-shortcuts.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../matches.module.css';
import { saidIn } from '../said.ts';

export interface ReviewProps {
  readonly rows: readonly WaitingMatch[];
  /** Key of the match in the address; empty for the first. */
  readonly chosen: string;
  readonly mayDecide: boolean;
}

type Asked = 'confirm' | 'dismiss' | 'alike';

/** Returns a function that undoes the last decision, for every report that it applied to. */
function useUndo(): () => Promise<void> {
  const { matches: texts } = usePageTexts();
  const api = useApi();
  const { restore } = useMutations(matchRestoring);
  const sentenceOf = useSentenceOf();
  const navigate = useNavigate();
  return async () => {
    const said = saidIn(api.environmentId);
    const last = said.pop();
    if (last === undefined) return toast('info', texts.undoNone);
    try {
      await restore(last.reportIds, last.entityId);
      toast('good', fill(texts.undone, { name: last.name }));
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    const match = `${last.reportIds[0]}|${last.entityId}`;
    await navigate({ to: '.', search: (before: Record<string, unknown>) => ({ ...before, match }), replace: true });
  };
}

/** Returns the place of the shown match; -1 without matches. */
function usePlace(rows: readonly WaitingMatch[], chosen: string): number {
  // After a decision the next match takes the place of the decided one.
  const place = useRef(0);
  const found = rows.findIndex((row) => keyOf(row) === chosen);
  if (found >= 0) place.current = found;
  return found >= 0 ? found : Math.min(chosen === '' ? 0 : place.current, rows.length - 1);
}

/** Returns the matches of the same entry in other reports. */
const alikeIn = (rows: readonly WaitingMatch[], { match, ...shown }: WaitingMatch): readonly WaitingMatch[] =>
  rows.filter((row) => row.match['entity-id'] === match['entity-id'] && row['report-id'] !== shown['report-id']);

export function Review({ rows, chosen, mayDecide }: ReviewProps) {
  const { matches: texts } = usePageTexts();
  const api = useApi();
  const [, setFilter] = useFilter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isExplained, setExplained] = useState(false);
  const undo = useUndo();
  const at = usePlace(rows, chosen);
  const shown = rows[at];
  const go = (to: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (next !== undefined && asked === null) setFilter({ match: keyOf(next) });
  };
  const ask = (what: Asked) => () => {
    if (mayDecide && shown !== undefined) setAsked(what);
  };
  useShortcuts({
    nextMatch: () => go(at + 1),
    previousMatch: () => go(at - 1),
    confirmMatch: ask('confirm'),
    dismissMatch: ask('dismiss'),
    dismissAlike: ask('alike'),
    explainMatch: () => setExplained(!isExplained),
    undoMatch: () => {
      if (mayDecide) void undo();
    },
  });
  const onSaid = (said: Said) => {
    saidIn(api.environmentId).push(said);
  };
  if (shown === undefined) return null;
  const dialog = { waiting: shown, onClose: () => setAsked(null), onSaid };
  return (
    <>
      <div className={styles['review']}>
        <QueueList rows={rows} at={at} />
        <Card title={shown.match.name} actions={<ReportLink waiting={shown} />}>
          {mayDecide ? <DecisionBar ask={ask} undo={undo} /> : <p>{texts.mayNot}</p>}
          <MatchView key={keyOf(shown)} waiting={shown} isExplained={isExplained} onExplain={setExplained} />
          <p className={styles['keys']}>{texts.keys}</p>
        </Card>
      </div>
      {asked === 'confirm' && <ConfirmMatch {...dialog} />}
      {(asked === 'dismiss' || asked === 'alike') && (
        <DismissMatch {...dialog} alike={alikeIn(rows, shown)} isForAll={asked === 'alike'} />
      )}
    </>
  );
}

interface DecisionBarProps {
  readonly ask: (what: Asked) => () => void;
  readonly undo: () => Promise<void>;
}

function DecisionBar({ ask, undo }: DecisionBarProps) {
  const { matches: texts } = usePageTexts();
  return (
    <div className={styles['bar']}>
      <Button look="main" onPress={ask('dismiss')}>
        {texts.dismiss}
      </Button>
      <Button onPress={ask('confirm')}>{texts.confirm}</Button>
      <Button look="plain" onPress={() => void undo()}>
        {texts.undo}
      </Button>
    </div>
  );
}

function ReportLink({ waiting }: { readonly waiting: WaitingMatch }) {
  const { matches: texts } = usePageTexts();
  const { kind } = useEnvironment();
  return <Link to={`/${kind}/reports/${waiting['report-id']}`}>{texts.report}</Link>;
}

function QueueList({ rows, at }: { readonly rows: readonly WaitingMatch[]; readonly at: number }) {
  const { matches: texts } = usePageTexts();
  const scoreOf = useMatchScore();
  const kindName = useKindName();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol className={styles['queue']} ref={list} aria-label={texts.list}>
      {rows.map((row, place) => (
        // The router already marks each matching link as the current page, so the item carries the mark.
        <li key={keyOf(row)} aria-current={place === at}>
          <Link
            to="."
            search={(before: Record<string, unknown>) => ({ ...before, match: keyOf(row) })}
            replace
            className={styles['item']}
            activeProps={{ 'aria-current': undefined }}
          >
            <span className={styles['who']}>{askedName(row)}</span>
            <span className={styles['quiet']}>
              {row.match.name} · {scoreOf(row.match)}
            </span>
            <span className={styles['quiet']}>
              {kindName(row['report-type'].slice('report/'.length))}
              {row['found-at'] !== null && (
                <>
                  {' · '}
                  <Time value={row['found-at']} as="age" />
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
