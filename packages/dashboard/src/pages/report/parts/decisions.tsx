/** Decisions on the matches: user, time and reason; users can undo their own here. */

import { useMutation } from '@tanstack/react-query';
import { matchRestoring } from '../../../client/matches.ts';
import type { AnyReport } from '../../../client/reports.ts';
import { decisionsQuery, type MatchDecision } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import styles from '../../../screening/screening.module.css';
import { useScore } from '../../../screening/terms.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { WebLink } from './web-link.tsx';

export function Decisions({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const found = useQuery(decisionsQuery(useApi(), report.id));
  return (
    <Card title={texts.decisions}>
      <QueryView query={found} lines={2} />
      {found.data?.data.length === 0 && <p>{texts.decisionsNone}</p>}
      <ul className={styles['lines']}>
        {found.data?.data.map((decision) => (
          <li key={`${decision.at} ${decision.media?.id ?? decision.name}`} className={styles['line']}>
            <One reportId={report.id} decision={decision} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function One({ reportId, decision }: { readonly reportId: string; readonly decision: MatchDecision }) {
  const { report: texts, matches } = usePageTexts();
  const { restore } = useMutations(matchRestoring);
  const sentenceOf = useSentenceOf();
  const scoreOf = useScore();
  const mayUndo = useHasRight()('report.dismiss') && decision['is-own'];
  const undoing = useMutation({
    mutationFn: () => restore([reportId], decision['entity-id'] ?? ''),
    onSuccess: () => toast('good', texts.undone),
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  const firstBy = decision['first-by'];
  const by = firstBy === null ? decision.by : fill(texts.byBoth, { first: firstBy, second: decision.by });
  const code = decision['reason-code'];
  const word = code === null ? '' : (matches.codes as Readonly<Record<string, string | undefined>>)[code];
  const why = [word, decision.reason].filter((each, at, all) => each && all.indexOf(each) === at).join(': ');
  return (
    <>
      <Badge tone={decision.decision === 'true-match' ? 'warning' : 'plain'}>{texts.said[decision.decision]}</Badge>
      {decision['is-waiting'] && <Badge tone="accent">{texts.waitsForSecond}</Badge>}
      <span className={styles['grow']}>
        <strong>
          {decision.media?.type === 'media' ? (
            <WebLink address={decision.media.id} text={decision.name} />
          ) : (
            decision.name
          )}
        </strong>{' '}
        {decision.media !== null && <Badge>{texts.mediaTypes[decision.media.type]}</Badge>}{' '}
        {decision.score !== null && scoreOf(decision.score)}
        <br />
        <span className={styles['quiet']}>
          {by}, <Time value={decision.at} />
          {why !== '' && ` · ${why}`}
        </span>
      </span>
      {mayUndo && (
        <Button look="plain" isPending={undoing.isPending} onPress={() => undoing.mutate()}>
          {texts.undo}
        </Button>
      )}
    </>
  );
}
